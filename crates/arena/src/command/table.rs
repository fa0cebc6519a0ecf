//! What games say, for people and, in lines that begin with `RESULT`, for scripts.

use std::{collections::BTreeMap, fmt::Write as _, str::FromStr};

use roque_arena::tournament::{Encounter, Standings};

/// A player whose rating is known: `stockfish=3400`.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Anchor {
    name: String,
    rating: f64,
}

impl FromStr for Anchor {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let anchor = text.rsplit_once('=').and_then(|(name, rating)| {
            let rating = rating.parse().ok().filter(|rating: &f64| rating.is_finite())?;
            Some(Self { name: name.to_owned(), rating })
        });
        anchor.ok_or_else(|| "write the name of a player and its rating, as in base=0".to_owned())
    }
}

/// All that is to be said at the end.
pub(crate) fn render(standings: &Standings, anchors: &[Anchor]) -> Result<String, String> {
    let known = known(standings, anchors)?;
    let mut text = String::new();
    players(&mut text, standings, &known);
    faults(&mut text, standings);
    for encounter in standings.encounters() {
        result(&mut text, standings, encounter);
    }
    Ok(text)
}

/// The ratings that are known, by player.
pub(crate) fn known(standings: &Standings, anchors: &[Anchor]) -> Result<Vec<Option<f64>>, String> {
    let mut known = vec![None; standings.names().len()];
    for Anchor { name, rating } in anchors {
        let player = standings.names().iter().position(|one| one == name);
        let player = player.ok_or_else(|| format!("no player is called {name}"))?;
        known[player] = Some(*rating);
    }
    Ok(known)
}

/// The best first.
fn players(text: &mut String, standings: &Standings, known: &[Option<f64>]) {
    let ratings = standings.ratings(known);
    let width = standings.names().iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    let _ = writeln!(
        text,
        "{:width$} {:>16} {:>6} {:>6} {:>6} {:>6} {:>7} {:>11} {:>8}",
        "player", "Elo (95 %)", "games", "won", "drawn", "lost", "points", "nodes/move", "ms/move"
    );
    let mut order: Vec<usize> = (0..standings.names().len()).collect();
    if let Some(ratings) = &ratings {
        order.sort_by(|&a, &b| ratings[b].value.total_cmp(&ratings[a].value));
    }
    for player in order {
        let games @ [won, drawn, lost] = standings.games_of(player);
        let count: u64 = games.iter().sum();
        let points = (won as f64 + drawn as f64 / 2.0) / count.max(1) as f64 * 100.0;
        let rating = ratings.as_ref().map_or("?".to_owned(), |all| all[player].to_string());
        let name = &standings.names()[player];
        let effort = standings.effort_of(player);
        let nodes = effort.nodes_a_move().map_or("?".to_owned(), |nodes| nodes.to_string());
        let time = effort.elapsed / effort.moves.max(1);
        let _ = writeln!(
            text,
            "{name:width$} {rating:>16} {count:>6} {won:>6} {drawn:>6} {lost:>6} {points:>6.1}% \
             {nodes:>11} {time:>8}"
        );
    }
}

/// How often each did what.
fn faults(text: &mut String, standings: &Standings) {
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for (_, blame) in standings.faults() {
        *counts.entry(format!("{} {}", blame.by, blame.what)).or_default() += 1;
    }
    for (fault, count) in counts {
        let _ = writeln!(text, "fault, {count} times: {fault}");
    }
}

fn result(text: &mut String, standings: &Standings, it: &Encounter) {
    let name = |player: usize| &standings.names()[player];
    let [won, drawn, lost] = it.games;
    let elo = it.elo();
    let _ = write!(
        text,
        "RESULT {} {} games {} won {won} drawn {drawn} lost {lost} elo {:.1} low {:.1} high {:.1}",
        name(it.one),
        name(it.other),
        won + drawn + lost,
        elo.value,
        elo.low,
        elo.high
    );
    let _ = write!(text, " pairs {}", it.pairs.counts.map(|count| count.to_string()).join(" "));
    if let Some(test) = standings.test() {
        let ratio = test.log_likelihood_ratio(&it.pairs);
        let verdict = standings.verdict().map_or("open".to_owned(), |verdict| verdict.to_string());
        let _ = write!(text, " sprt {test} llr {ratio:.2} verdict {verdict}");
    }
    text.push('\n');
}
