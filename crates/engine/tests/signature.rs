//! The number of nodes that the bench visits, as it was when the search or the evaluation last
//! changed. A change that is meant to change nothing leaves it as it is; after another, write down
//! the new number:
//!
//! `ROQUE_SIGNATURE=write cargo test -p roque-engine --test signature`

use std::{env, fs, path::Path};

use roque_engine::{BENCH_DEPTH, Bench, Stop};

#[test]
fn the_bench_visits_as_many_nodes_as_are_written_down() {
    let bench = Bench::run(BENCH_DEPTH, 1, 16, &Stop::new(), |_, _| {});
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/signature");
    if env::var("ROQUE_SIGNATURE").is_ok_and(|wish| wish == "write") {
        fs::write(&file, format!("{}\n", bench.nodes)).expect("the signature can be written");
    }
    let written = fs::read_to_string(&file).expect("the signature is there");
    assert_eq!(
        written.trim(),
        bench.nodes.to_string(),
        "the search has changed: if it was meant to, ROQUE_SIGNATURE=write cargo test -p \
         roque-engine --test signature"
    );
}
