//! Prints the TypeScript of everything in `roque_server::wire`, and of what it names of
//! `roque-game`.

use roque_notation::Letters;
use roque_server::limits::{LARGEST_PGN, LARGEST_PGN_GAME};
use roque_server::wire::{self, Level};
use ts_rs::{Config, TS};

fn main() {
    let config = Config::default();
    println!("// Generated from crates/server/src/wire/ by `cargo xtask bindings`; do not edit.");
    macro_rules! print {
        ($room:ident: $($name:ident)*) => { $(
            println!("\n{}export {}", docs($room::$name::docs()), $room::$name::decl(&config));
        )* };
    }
    print! { wire:
        Color Role Castle
        Me RunningGame
        NewGame Opponent Level ColorChoice StartChoice RulesChoice Created
        Failure FailureCode
        ClientMessage MoveWanted ServerMessage
        GameUpdate Arbiter Claim IntendedMove Obligation ClockUpdate ThinkingTime GameResult Remark
        PlayedMove Ply LegalMove Refusal
        PositionQuestion PositionAnswer Problem TrialMoves TrialBoard Voice Why ReadMove
        Explanation Flight FlightReason Condition ConditionCode StuckMan Man
        StartArray NamedRulebook
        PgnAnswer PgnEntry TextPart TextPlace PgnGame PgnTag PgnNode PgnEvaluation PgnScore Paint
        PgnCircle PgnArrow PgnFault Excerpt
        Players Player NewPlayer
        Pool Score ScoreWanted Unranked GameRanking
        Profile PoolStanding RatingPoint BestTime LevelStrength EloRow SpeedRow
        Review ReviewedMove Judged LineStep Lesson Placed Tried HintWanted Hint
        Threats SideThreats ThreatenedMan Danger
        History PlayedGame PlayedEnd Winner RatingChange
        EndingKind EndingAim NewEnding EndingBoard EndingMove EndingAnswer EndingJudgement
        EndingPlayed EndingDone
        Exercise ExerciseAsk ExerciseChoice ExerciseDrawing ExerciseAnswer ExerciseVerdict ExerciseRemark
        LiveDiagram
        Progress ExerciseDone KindProgress
        NewClass JoinClass Classes Class ClassRole ClassReport ClassLesson ClassPupil ClassKind
        ClassExercise
    }
    print! { roque_game:
        Rulebook CountRule DeadRule Agreement WinTest TakeBack AnnounceCheck Penalty Search InDoubt
        TimeControl Allowance Period Bonus Millis
        ClaimRule Verdict
    }
    constants();
}

/// What the page has to know before it asks.
fn constants() {
    println!("\n/** The largest text of games, and of one game, in bytes. */");
    println!("export const largestPgn = {LARGEST_PGN};");
    println!("export const largestPgnGame = {LARGEST_PGN_GAME};");
    println!("\n/** The opponents by group, from the weakest to the strongest. */");
    println!("export const ladder = [");
    let group = |level: &Level| roque_engine::Level::from(*level).group();
    for levels in Level::ALL.chunk_by(|one, other| group(one) == group(other)) {
        let name = format!("{:?}", group(&levels[0])).to_lowercase();
        let levels: Vec<_> = levels.iter().map(|level| level.identifier()).collect();
        println!("  {{ group: {name:?}, levels: {levels:?} }},");
    }
    println!("] as const;");
    let codes: Vec<_> = Letters::ALL.iter().map(|letters| letters.code()).collect();
    println!("\n/** The letters of pieces known to the server, by language. */");
    println!("export const lettersKnown = {codes:?} as const;");
}

fn docs(comment: Option<String>) -> String {
    comment.map_or_else(String::new, |text| format!("{}\n", text.trim_end()))
}
