//! `levels`: how strong the opponents are, and how human.

use std::{
    error::Error,
    fmt::Write as _,
    path::{Path, PathBuf},
    sync::atomic::AtomicBool,
    time::Duration,
};

use roque_arena::{
    bout::{Adjudication, DrawRule, Record, ResignRule},
    humanity::{self, Yard},
    player::{Contender, Limit, Waits},
    statistics::Rating,
    tournament::{Format, Log, Plan, Standings, Tournament},
};
use roque_engine::{Group, Level};

/// Measure the opponents: how strong and how human they are
///
/// Each plays its neighbours on the ladder, and some a program whose rating is known. By default a few
/// games are played, to see whether the strengths that are written still hold; with --full, as many as
/// the strengths are made from.
#[derive(Debug, clap::Args)]
pub(crate) struct Levels {
    /// Play all games instead of a few: hours
    #[arg(long)]
    full: bool,
    /// The folder that the games are kept in, a file for each two players; goes on where they end
    #[arg(long, value_name = "FOLDER")]
    log: Option<PathBuf>,
    /// Play only the games of this level or program; what the others have played is read
    #[arg(long, value_name = "NAME", requires = "log")]
    only: Option<String>,
    /// Play no game: say what the folder holds
    #[arg(long, requires = "log")]
    read: bool,
    /// Positions with the chances of moves that people play
    #[arg(long, value_name = "FILE", default_value = "../shared/data/own/human_moves.tsv")]
    humanity: PathBuf,
    /// Write the strengths to the engine's table
    #[arg(long, requires = "log")]
    write: bool,
}

/// No rating is written below this, as in the lists of federations (US Chess has the same floor): who
/// loses every game has no measure.
const FLOOR: f64 = 100.0;
/// Games below which a strength is an estimate.
const ENOUGH: u64 = 100;

/// Where the engine keeps the strengths.
const STRENGTHS: &str = "crates/engine/src/level/strengths.rs";

/// Two who meet, and how many openings they play with both colours: in full, and to verify.
struct Meeting {
    one: String,
    other: String,
    full: usize,
    verified: usize,
}

/// A program that some levels are compared with.
struct Program {
    name: &'static str,
    /// What it is, without its name.
    what: &'static str,
    meets: &'static [Level],
    /// Its rating, if that is taken at its word.
    rating: Option<f64>,
}

impl Program {
    fn description(&self) -> String {
        format!("{},name={}", self.what, self.name)
    }
}

/// Stockfish 15.1 and Fairy-Stockfish 14 of Debian, held back as they offer it.
const PROGRAMS: [Program; 9] = [
    Program {
        name: "sf1600",
        what: "/usr/games/stockfish,nodes=5000,option.UCI_LimitStrength=true,option.UCI_Elo=1600",
        meets: &[Level::Hard2, Level::Hard3],
        rating: Some(1600.0),
    },
    skill("fairy-20", FAIRY_20, &[Level::Easy1]),
    skill("fairy-15", FAIRY_15, &[Level::Easy1]),
    skill("fairy-10", FAIRY_10, &[Level::Easy1, Level::Easy2]),
    skill("fairy-5", FAIRY_5, &[Level::Easy2, Level::Easy3]),
    skill("skill-0", SKILL_0, &[Level::Hard2, Level::Hard3]),
    skill("skill-3", SKILL_3, &[Level::Hard3, Level::Expert1]),
    skill("skill-6", SKILL_6, &[Level::Expert1]),
    skill("skill-9", SKILL_9, &[Level::Expert2]),
];
const FAIRY_20: &str = "/usr/games/fairy-stockfish,nodes=5000,option.Skill Level=-20";
const FAIRY_15: &str = "/usr/games/fairy-stockfish,nodes=5000,option.Skill Level=-15";
const FAIRY_10: &str = "/usr/games/fairy-stockfish,nodes=5000,option.Skill Level=-10";
const FAIRY_5: &str = "/usr/games/fairy-stockfish,nodes=5000,option.Skill Level=-5";
const SKILL_0: &str = "/usr/games/stockfish,nodes=5000,option.Skill Level=0";
const SKILL_3: &str = "/usr/games/stockfish,nodes=5000,option.Skill Level=3";
const SKILL_6: &str = "/usr/games/stockfish,nodes=5000,option.Skill Level=6";
const SKILL_9: &str = "/usr/games/stockfish,nodes=5000,option.Skill Level=9";

const fn skill(name: &'static str, what: &'static str, meets: &'static [Level]) -> Program {
    Program { name, what, meets, rating: None }
}

/// Who is taken at its written rating where no program does whose rating is known.
const REFERENCE: Level = Level::Hard2;

/// Neighbours on the ladder and programs, the quick ones first. The strongest take long for a game, and
/// play fewer.
fn meetings() -> Vec<Meeting> {
    let neighbours = Level::ALL.windows(2).map(|pair| {
        let (full, verified) = match pair[1].group() {
            Group::Full => (10, 0),
            Group::Master => (50, 1),
            Group::Expert => (50, 3),
            Group::Easy | Group::Medium | Group::Hard => (100, 10),
        };
        let [one, other] = [pair[0], pair[1]].map(|level| level.identifier().to_owned());
        Meeting { one, other, full, verified }
    });
    let compared = PROGRAMS.iter().flat_map(|program| {
        program.meets.iter().map(|level| Meeting {
            one: level.identifier().to_owned(),
            other: program.description(),
            full: 25,
            verified: 0,
        })
    });
    let (slow, quick): (Vec<_>, Vec<_>) = neighbours.partition(|meeting| meeting.full < 100);
    quick.into_iter().chain(compared).chain(slow).collect()
}

impl Levels {
    pub(crate) fn run(self) -> Result<(), Box<dyn Error>> {
        if let Some(folder) = &self.log {
            std::fs::create_dir_all(folder)?;
        }
        let mut records: Vec<Record> = Vec::new();
        for meeting in meetings() {
            let mut games = self.games(&meeting)?;
            // Pairs of different meetings stay apart.
            let past = records.iter().map(|record| record.number / 2 + 1).max().unwrap_or(0);
            for record in &mut games {
                record.number += 2 * past;
            }
            records.append(&mut games);
        }
        let yards = match humanity::read(&self.humanity) {
            Ok(yards) => yards,
            Err(error) => {
                eprintln!("humanity is not measured: {error}");
                Vec::new()
            }
        };
        let table = Table::of(&records, &yards)?;
        print!("{}", table.in_markdown());
        if self.write {
            std::fs::write(STRENGTHS, table.in_rust())
                .map_err(|error| format!("{STRENGTHS}: {error}"))?;
        }
        Ok(())
    }

    /// The games of a meeting, those that are missing played now.
    fn games(&self, meeting: &Meeting) -> Result<Vec<Record>, Box<dyn Error>> {
        let contenders: Vec<Contender> = vec![meeting.one.parse()?, meeting.other.parse()?];
        let file = format!("{}_{}.jsonl", contenders[0].name, contenders[1].name);
        let log = self.log.as_ref().map(|folder| folder.join(file));
        let rounds = if self.full { meeting.full } else { meeting.verified };
        let known = log.as_deref().map_or(Ok(Vec::new()), kept)?;
        let concerned = |name: &String| contenders.iter().any(|contender| contender.name == *name);
        let left_out = self.only.as_ref().is_some_and(|name| !concerned(name));
        if self.read || left_out || known.len() >= 2 * rounds {
            return Ok(known);
        }
        let mut tournament = Tournament::open(plan(contenders, rounds), log, None)?;
        tournament.run(1, &AtomicBool::new(false), |_, _| ())?;
        eprintln!("{} and {}: {} games", meeting.one, meeting.other, tournament.records().len());
        Ok(tournament.records().to_vec())
    }
}

/// The games of a log, none when there is no such file.
fn kept(path: &Path) -> Result<Vec<Record>, Box<dyn Error>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    Ok(Log::read(path)?.map(|(_, records)| records).unwrap_or_default())
}

/// A game is ended when both see it won by seven pawns for four moves, or drawn for eight.
fn plan(contenders: Vec<Contender>, rounds: usize) -> Plan {
    Plan {
        contenders,
        limit: Limit::Nodes(20_000),
        waits: Waits { margin: Duration::from_millis(100), patience: Duration::from_mins(1) },
        format: Format::RoundRobin,
        rounds,
        seed: 1,
        adjudication: Adjudication {
            resign: Some(ResignRule { score: 700, moves: 4 }),
            draw: Some(DrawRule { score: 10, moves: 8, from: 40 }),
        },
    }
}

/// What was measured of each level, from the weakest, and of the programs they met.
struct Table {
    rows: Vec<Row>,
    programs: Vec<(&'static str, Option<Rating>, u64)>,
}

struct Row {
    level: Level,
    /// Nothing of a level that has not played, or whose games are not connected with the others.
    rating: Option<Rating>,
    games: u64,
    /// The share of moves that people would not play, the positions it was asked about, and the net.
    inhuman: Option<(f64, usize, &'static str)>,
    nodes: Option<u64>,
    /// Milliseconds a move.
    time: u64,
}

impl Table {
    fn of(records: &[Record], yards: &[Yard]) -> Result<Self, String> {
        let played =
            |name: &str| records.iter().any(|record| record.white == name || record.black == name);
        let mut names: Vec<String> = Level::ALL.map(|it| it.identifier().to_owned()).to_vec();
        names.extend(PROGRAMS.iter().map(|program| program.name.to_owned()));
        names.retain(|name| played(name));
        let known = anchors(&names);
        let mut standings = Standings::new(names.clone(), None);
        for record in records {
            standings.add(record);
        }
        if let Some((number, blame)) = standings.faults().first() {
            return Err(format!("game {number} has a fault: {} {}", blame.by, blame.what));
        }
        let ratings = standings.ratings(&known);
        let place_of = |name: &str| names.iter().position(|known| known == name);
        let rating_of = |place: usize| ratings.as_ref().map(|all| all[place]);
        let games_of = |place: usize| standings.games_of(place).iter().sum::<u64>();
        let row = |level: Level| {
            let place = place_of(level.identifier());
            let rating = place.and_then(rating_of);
            let effort = place.map(|place| standings.effort_of(place)).unwrap_or_default();
            Row {
                level,
                rating,
                games: place.map_or(0, games_of),
                inhuman: measure(level, rating, yards),
                nodes: effort.nodes_a_move(),
                time: effort.elapsed / effort.moves.max(1),
            }
        };
        let program = |program: &Program| {
            let place = place_of(program.name)?;
            Some((program.name, rating_of(place), games_of(place)))
        };
        Ok(Self {
            rows: Level::ALL.map(row).into_iter().collect(),
            programs: PROGRAMS.iter().filter_map(program).collect(),
        })
    }

    fn in_markdown(&self) -> String {
        let mut text =
            "| Level | Elo (95 %) | Games | Not human | Positions a move | ms a move |\n\
                        |---|---|---|---|---|---|\n"
                .to_owned();
        for row in &self.rows {
            let rating = in_words(row.rating);
            let inhuman = row.inhuman.map_or("not measured".to_owned(), |(share, asked, net)| {
                format!("{:.1} % of {asked} by {net}", 100.0 * share)
            });
            let nodes = row.nodes.map_or("–".to_owned(), |nodes| nodes.to_string());
            let (level, games, time) = (row.level.identifier(), row.games, row.time);
            let _ =
                writeln!(text, "| {level} | {rating} | {games} | {inhuman} | {nodes} | {time} |");
        }
        for &(name, rating, games) in &self.programs {
            let _ = writeln!(text, "| {name} | {} | {games} | – | – | – |", in_words(rating));
        }
        text
    }

    /// The engine's table. A level that was not measured, or by too few games, keeps what was estimated.
    fn in_rust(&self) -> String {
        let mut text =
            "//! How strong the levels are, in their order, as `cargo xtask levels --write` \
                        found it.\n\nuse super::Strength;\n\n\
                        pub(super) const STRENGTHS: [Strength; 15] = [\n"
                .to_owned();
        for row in &self.rows {
            let written = row.level.strength();
            let found = row.rating.filter(|_| row.games >= ENOUGH);
            let (rating, margin) = found
                .map_or((f64::from(written.rating), f64::from(written.margin)), |found| {
                    (found.value.max(FLOOR).round(), (found.high - found.value).round())
                });
            // A rating raised to the floor was not measured.
            let games = if found.is_some_and(|found| found.value >= FLOOR) { row.games } else { 0 };
            let name = row.level.identifier();
            let _ = writeln!(
                text,
                "    Strength {{ rating: {rating}, margin: {margin}, games: {games} }}, // {name}"
            );
        }
        text.push_str("];\n");
        text
    }
}

fn in_words(rating: Option<Rating>) -> String {
    rating.map_or("not measured".to_owned(), |rating| rating.to_string())
}

/// The ratings that are taken as known: those of programs, else that of a level.
fn anchors(names: &[String]) -> Vec<Option<f64>> {
    let of_program = |name: &String| PROGRAMS.iter().find(|it| it.name == name)?.rating;
    let known: Vec<Option<f64>> = names.iter().map(of_program).collect();
    if known.iter().any(Option::is_some) {
        return known;
    }
    let reference =
        |name: &String| (name == REFERENCE.identifier()).then(|| f64::from(REFERENCE.rating()));
    names.iter().map(reference).collect()
}

/// The full strength takes a second for each position, and is asked about fewer.
fn measure(
    level: Level,
    rating: Option<Rating>,
    yards: &[Yard],
) -> Option<(f64, usize, &'static str)> {
    const SAMPLE: usize = 100;
    let asked = if level == Level::Full { yards.len().min(SAMPLE) } else { yards.len() };
    let rating = rating.map_or(level.rating(), |rating| rating.value.clamp(0.0, 9_999.0) as u16);
    let share = humanity::inhumanity(level, rating, &yards[..asked], 1);
    (asked > 0).then(|| (share, asked, humanity::net(rating)))
}
