use std::fmt;

/// Something in a text that contradicts the rules, the other language, or itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Below `content/`, such as `fr/lessons/03-but.md`.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// What is wrong, and what to do where that is not plain.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "content/{}:{}: {}", self.file, self.line, self.what)
    }
}

/// A fault of a file that is known: its line and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Complaint {
    pub(crate) line: usize,
    pub(crate) what: String,
}

impl Complaint {
    pub(crate) fn new(line: usize, what: impl fmt::Display) -> Self {
        Self { line, what: what.to_string() }
    }

    pub(crate) fn of(self, file: &str) -> Fault {
        Fault { file: file.to_owned(), line: self.line, what: self.what }
    }
}
