//! Files of games.

use std::convert::Infallible;

use roque_notation::{
    Letters,
    pgn::{self, Builder, GameRead, Problem, Reader, Replay, Splitter},
};

/// The games of a text and what is wrong outside of them.
type Read = (Vec<GameRead>, Vec<Problem>);

/// Any number of games; the first byte says in what pieces they come.
pub fn pgn(bytes: &[u8]) {
    let Some((&length, text)) = bytes.split_first() else { return };
    for letters in [Letters::ENGLISH, Letters::FRENCH] {
        let whole = whole(text, letters);
        for read in &whole.0 {
            written_is_read_again(read);
        }
        let pieces = usize::from(length) + 1;
        same(&whole, &in_windows(text, letters, pieces));
        same(&whole, &in_parts(text, letters, pieces));
    }
}

/// Game by game, so that the first difference is told.
fn same((games, loose): &Read, (other_games, other_loose): &Read) {
    for (one, other) in games.iter().zip(other_games) {
        assert_eq!(one, other);
    }
    assert_eq!(games.len(), other_games.len());
    assert_eq!(loose, other_loose);
}

fn written_is_read_again(read: &GameRead) {
    let Some(game) = &read.game else { return };
    for letters in [Letters::ENGLISH, Letters::FIGURINE] {
        let text = pgn::write_in(game, letters);
        let (games, loose) = whole(text.as_bytes(), letters);
        let [again] = &games[..] else { panic!("{} games in\n{text}", games.len()) };
        assert_eq!(again.game.as_ref(), Some(game), "{text}");
        let mut problems = loose.iter().chain(&again.problems);
        assert!(problems.all(|problem| !problem.fault.is_error()), "{text}\n{:?}", again.problems);
    }
}

fn whole(text: &[u8], letters: Letters) -> Read {
    let mut games = pgn::read(text, letters);
    (games.by_ref().collect(), games.take_loose())
}

fn in_windows(text: &[u8], letters: Letters, length: usize) -> Read {
    let mut replay = Replay::new(letters, Builder::new(Vec::new()));
    let Ok(()) = Reader::new(letters).read_from(pieces(text, length), &mut replay);
    finish(replay)
}

/// As `roque pgn` reads with several threads.
fn in_parts(text: &[u8], letters: Letters, length: usize) -> Read {
    let mut splitter = Splitter::with_parts_of(length);
    let mut fill = pieces(text, length);
    let mut read = Read::default();
    loop {
        let Ok(part) = splitter.next(&mut fill);
        let Some(part) = part else { return read };
        assert_eq!(part.games_before, read.0.len() as u64);
        let mut replay = Replay::new(letters, Builder::new(Vec::new()));
        Reader::starting_at(letters, part.place).read_all(&part.text, &mut replay);
        let (games, loose) = finish(replay);
        read.0.extend(games);
        read.1.extend(loose);
    }
}

fn finish(replay: Replay<Builder<Vec<GameRead>>>) -> Read {
    let mut builder = replay.into_follower();
    let loose = builder.take_loose();
    (std::mem::take(builder.sink()), loose)
}

/// Gives a text in pieces.
fn pieces(mut rest: &[u8], length: usize) -> impl FnMut(&mut [u8]) -> Result<usize, Infallible> {
    move |buffer| {
        let (now, later) = rest.split_at(rest.len().min(length).min(buffer.len()));
        buffer[..now.len()].copy_from_slice(now);
        rest = later;
        Ok(now.len())
    }
}
