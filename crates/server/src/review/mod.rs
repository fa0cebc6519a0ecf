//! Looking back at a game and around in one: the move to review, hints, threats.

#[cfg(test)]
mod example;
mod hint;
mod lesson;
mod mark;
mod reviews;
mod study;
mod tactics;
mod threats;

pub(crate) use hint::hint;
pub(crate) use reviews::Reviews;
pub(crate) use threats::threats;
