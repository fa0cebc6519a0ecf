use super::go::Go;

/// A line the engine understands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    Uci,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: Option<String>,
    },
    Position {
        start: Start,
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    PonderHit,
    /// Say which position is on the board.
    Display,
    /// Search the positions of the bench, so deep.
    Bench(Option<u8>),
    Quit,
}

/// Where a game begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Start {
    Ordinary,
    Fen(String),
}

/// A known word followed by what it does not go with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum CommandError {
    #[error("position left as it was: after `position` comes `startpos` or `fen` and a FEN")]
    NoStart,
    #[error("no option changed: write `setoption name NAME value VALUE`")]
    NoOptionName,
}

impl Command {
    /// Reads on from the first known word; a line without one says nothing.
    pub(super) fn parse(line: &str) -> Result<Option<Self>, CommandError> {
        let mut words = line.split_whitespace();
        while let Some(word) = words.next() {
            let command = match word {
                "uci" => Self::Uci,
                "isready" => Self::IsReady,
                "ucinewgame" => Self::NewGame,
                "setoption" => set_option(words)?,
                "position" => position(words)?,
                "go" => Self::Go(Go::parse(words)),
                "stop" => Self::Stop,
                "ponderhit" => Self::PonderHit,
                "d" => Self::Display,
                "bench" => Self::Bench(words.next().and_then(|depth| depth.parse().ok())),
                "quit" => Self::Quit,
                "debug" | "register" => return Ok(None),
                _ => continue,
            };
            return Ok(Some(command));
        }
        Ok(None)
    }
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, CommandError> {
    let kind = words.next().ok_or(CommandError::NoStart)?;
    let before_moves: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
    let start = match kind {
        "startpos" => Start::Ordinary,
        "fen" => Start::Fen(before_moves.join(" ")),
        _ => return Err(CommandError::NoStart),
    };
    Ok(Command::Position { start, moves: words.map(str::to_string).collect() })
}

/// Names and values may be several words.
fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, CommandError> {
    if words.next() != Some("name") {
        return Err(CommandError::NoOptionName);
    }
    let mut has_value = false;
    let name: Vec<&str> = words
        .by_ref()
        .take_while(|&word| {
            has_value = word == "value";
            !has_value
        })
        .collect();
    if name.is_empty() {
        return Err(CommandError::NoOptionName);
    }
    let value = has_value.then(|| words.collect::<Vec<_>>().join(" "));
    Ok(Command::SetOption { name: name.join(" "), value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_words_before_a_command_are_skipped() {
        assert_eq!(Command::parse("joho isready"), Ok(Some(Command::IsReady)));
        assert_eq!(Command::parse("joho debug on"), Ok(None));
        assert_eq!(Command::parse(" \t "), Ok(None));
        assert_eq!(Command::parse("isready\r"), Ok(Some(Command::IsReady)));
    }

    #[test]
    fn names_and_values_may_have_spaces() {
        let parse = |line| Command::parse(line).unwrap().unwrap();
        let set = |name: &str, value: Option<&str>| Command::SetOption {
            name: name.to_string(),
            value: value.map(str::to_string),
        };
        assert_eq!(parse("setoption name Clear Hash"), set("Clear Hash", None));
        assert_eq!(parse("setoption name  Hash value 32"), set("Hash", Some("32")));
        assert_eq!(parse("setoption name A B value c d"), set("A B", Some("c d")));
        assert_eq!(parse("setoption name A value"), set("A", Some("")));
        assert_eq!(Command::parse("setoption Hash 32"), Err(CommandError::NoOptionName));
    }

    #[test]
    fn a_position_is_a_start_and_moves() {
        assert_eq!(
            Command::parse("position fen 8/8 w - - moves e2e4  e7e5"),
            Ok(Some(Command::Position {
                start: Start::Fen("8/8 w - -".to_string()),
                moves: vec!["e2e4".to_string(), "e7e5".to_string()],
            }))
        );
        assert_eq!(Command::parse("position"), Err(CommandError::NoStart));
        assert_eq!(Command::parse("position moves e2e4"), Err(CommandError::NoStart));
    }
}
