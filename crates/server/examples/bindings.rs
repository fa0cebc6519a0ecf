//! Prints the TypeScript of everything in `roque_server::wire`.

use roque_server::wire;
use ts_rs::{Config, TS};

fn main() {
    let config = Config::default();
    println!("// Generated from crates/server/src/wire.rs by `cargo xtask bindings`; do not edit.");
    macro_rules! print {
        ($($name:ident)*) => { $( println!("\n{}export {}", docs(wire::$name::docs()), wire::$name::decl(&config)); )* };
    }
    print! {
        Color Role Castle Level ColorChoice
        Me RunningGame NewGame Created Failure FailureCode
        ClientMessage ServerMessage GameUpdate ThinkingTime Ply LegalMove GameResult Refusal
    }
}

fn docs(comment: Option<String>) -> String {
    comment.map_or_else(String::new, |text| format!("{}\n", text.trim_end()))
}
