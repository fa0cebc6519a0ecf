//! What a tournament promises: faults are told and cost the game, and where it was interrupted it goes on
//! as if it had not been.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::{fs, path::Path, sync::atomic::AtomicBool, time::Duration};

use roque_arena::{
    bout::{Adjudication, Record},
    player::{Contender, Limit, Waits},
    statistics::{Hypotheses, Verdict},
    tournament::{Format, Plan, Tournament, TournamentError},
};

const FAULTY: &str = concat!("sh ", env!("CARGO_MANIFEST_DIR"), "/tests/faulty_engine.sh");

fn faulty(manner: &str, limit: &str) -> Contender {
    format!("{FAULTY} {manner},name={manner}{limit}").parse().unwrap()
}

fn plan(contenders: Vec<Contender>, rounds: usize) -> Plan {
    Plan {
        contenders,
        limit: Limit::Nodes(1000),
        waits: Waits { margin: Duration::from_millis(50), patience: Duration::from_secs(2) },
        format: Format::Gauntlet,
        rounds,
        seed: 5,
        adjudication: Adjudication::default(),
    }
}

fn levels(rounds: usize) -> Plan {
    plan(vec!["easy-1".parse().unwrap(), "medium-1".parse().unwrap()], rounds)
}

/// The games by number, without what a clock says.
fn run(plan: Plan, log: Option<&Path>, concurrency: usize) -> Vec<Record> {
    let mut tournament = Tournament::open(plan, log.map(Path::to_owned), None).unwrap();
    tournament.run(concurrency, &AtomicBool::new(false), |_, _| ()).unwrap();
    let mut records = tournament.records().to_vec();
    for record in &mut records {
        record.moves.iter_mut().for_each(|played| played.elapsed = 0);
    }
    records.sort_by_key(|record| record.number);
    records
}

#[test]
fn faults_are_told_and_lose_the_game_and_the_engine_plays_on() {
    let easy: Contender = "easy-1".parse().unwrap();
    for (engine, ending, told) in [
        (faulty("crash", ""), "crash", "crashed: exit status: 3: out of ideas"),
        (faulty("illegal", ""), "illegal-move", "illegal move \"e1e8\""),
        (faulty("resigning", ""), "illegal-move", "illegal move \"(none)\""),
        (faulty("mute", ""), "hang", "gave no answer to `go` for "),
        (faulty("late", ",tc=0.2+0"), "time", "lost on time after "),
        (faulty("mute", ",movetime=0.2"), "hang", "gave no answer to `go` for "),
    ] {
        let name = engine.name.clone();
        let records = run(plan(vec![easy.clone(), engine], 1), None, 1);
        let results: Vec<&str> = records.iter().map(|record| record.result.as_str()).collect();
        assert_eq!(results, ["1-0", "0-1"], "{name}");
        for record in records {
            let blame = record.fault.unwrap();
            assert_eq!((record.ending.as_str(), &blame.by), (ending, &name));
            assert!(blame.what.starts_with(told), "{}", blame.what);
        }
    }
}

#[test]
fn a_tournament_cut_anywhere_goes_on_as_if_it_had_not_been() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let wanted = run(levels(3), None, 1);
    assert_eq!(wanted.len(), 6);
    assert_eq!(run(levels(3), Some(&log), 2), wanted);
    let whole = fs::read(&log).unwrap();
    for cut in [0, 10, whole.len() / 5, whole.len() / 2, whole.len() - 1, whole.len()] {
        fs::write(&log, &whole[..cut]).unwrap();
        assert_eq!(run(levels(3), Some(&log), 2), wanted, "cut at byte {cut}");
    }
}

#[test]
fn a_tournament_can_be_made_longer_but_not_another_one() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    run(levels(1), Some(&log), 1);
    assert_eq!(run(levels(2), Some(&log), 1), run(levels(2), None, 1));
    let other = Plan { seed: 6, ..levels(1) };
    let error = Tournament::open(other, Some(log), None).unwrap_err().to_string();
    assert!(error.contains("was begun on other terms"), "{error}");
    assert!(error.contains("\"seed\":5") && error.contains("\"seed\":6"), "{error}");
}

#[test]
fn every_opening_is_played_with_both_colours_by_each_two_who_meet() {
    let contenders = ["easy-1", "easy-1,name=b", "medium-1"].map(|text| text.parse().unwrap());
    let plan = Plan { format: Format::RoundRobin, ..plan(contenders.to_vec(), 2) };
    assert_eq!(plan.games(), 12);
    let records = run(plan, None, 2);
    for pair in records.chunks(2) {
        assert_eq!(pair[0].opening, pair[1].opening);
        assert_eq!((&pair[0].white, &pair[0].black), (&pair[1].black, &pair[1].white));
    }
    let mut openings: Vec<_> = records.iter().map(|record| &record.opening).collect();
    openings.dedup();
    assert_eq!(openings.len(), 2);
}

#[test]
fn a_test_ends_with_its_verdict_and_the_log_knows_it() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let contenders = vec!["easy-1".parse().unwrap(), faulty("illegal", "")];
    let open = |test: &str| {
        let test: Hypotheses = test.parse().unwrap();
        Tournament::open(plan(contenders.clone(), 500), Some(log.clone()), Some(test)).unwrap()
    };
    let mut tournament = open("0,200");
    tournament.run(1, &AtomicBool::new(false), |_, _| ()).unwrap();
    assert_eq!(tournament.standings().verdict(), Some(Verdict::Accepted));
    assert!(tournament.records().len() < 100, "{} games", tournament.records().len());
    assert_eq!(open("0,200").standings().verdict(), Some(Verdict::Accepted));
}

#[test]
fn who_cannot_play_is_named_before_the_first_game() {
    let open = |texts: &[&str], test: Option<&str>| {
        let contenders = texts.iter().map(|text| text.parse().unwrap()).collect();
        let test = test.map(|test| test.parse().unwrap());
        Tournament::open(plan(contenders, 1), None, test).unwrap_err()
    };
    assert!(matches!(open(&["easy-1"], None), TournamentError::Alone));
    assert!(matches!(open(&["easy-1", "easy-1"], None), TournamentError::SameName(_)));
    let many = ["easy-1", "medium-1", "hard-1"];
    assert!(matches!(open(&many, Some("0,5")), TournamentError::TestOfMany(3)));
    let missing = open(&["easy-1", "no-such-engine"], None).to_string();
    assert!(missing.starts_with("no-such-engine crashed: could not start `no-such-engine`: "));
    let error = open(&["easy-1", "sh,proto=xboard"], None).to_string();
    assert!(error.starts_with("xboard knows no limit of nodes: give sh"), "{error}");
}
