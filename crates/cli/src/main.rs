//! `roque`: the whole game of chess in one binary.

mod book;
mod browser;
mod lan;
mod language;
mod opening;
mod perft;
mod pgn;
mod position;
mod qr;
mod serve;
mod uci;
mod why;
mod winnable;

use std::error::Error;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chess, the whole of it. Without a command: serve the page on this machine and open the browser.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Arguments,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the page, to this machine or to the local network.
    Serve(serve::Arguments),
    /// Count the positions that legal moves lead to.
    Perft(perft::Arguments),
    /// Check, count or convert files of games.
    #[command(subcommand)]
    Pgn(pgn::Command),
    /// Say what may be played in a position, and whether the game is over.
    Position(position::Arguments),
    /// Say why a move is legal or not.
    Why(why::Arguments),
    /// Say whether a side can still mate by some series of legal moves.
    Winnable(winnable::Arguments),
    /// Play in any chess program that speaks UCI.
    Uci,
}

/// An error becomes one line on the standard error and the exit status 1.
type Answer = Result<(), Box<dyn Error>>;

fn main() -> ExitCode {
    let CommandLine { command, serve } = CommandLine::parse();
    let answer = match command {
        None => serve::run(&serve, serve::Browser::Open),
        Some(Command::Serve(arguments)) => serve::run(&arguments, serve::Browser::Leave),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Pgn(command)) => pgn::run(&command),
        Some(Command::Position(arguments)) => position::run(&arguments),
        Some(Command::Why(arguments)) => why::run(&arguments),
        Some(Command::Winnable(arguments)) => winnable::run(&arguments),
        Some(Command::Uci) => uci::run(),
    };
    match answer {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if reader_left(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("roque: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whoever read our output, such as `head`, has seen enough.
fn reader_left(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Writes an answer to the standard output.
fn print(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}
