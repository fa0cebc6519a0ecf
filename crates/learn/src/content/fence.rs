/// The first line of a fenced block: its name, and what is stated of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fence {
    pub(crate) name: String,
    /// In their order. One that stands alone, such as `play`, has no value.
    pub(crate) attributes: Vec<(String, Option<String>)>,
}

/// Why the first line of a block cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum FenceError {
    #[error("{0:?} is no attribute: write name=\"value\", or the name alone")]
    Unreadable(String),
    #[error("the attribute {0:?} stands twice")]
    Twice(String),
}

impl Fence {
    /// Reads `board fen="8/8/8/8/8/8/8/8" play`.
    pub(crate) fn parse(info: &str) -> Result<Self, FenceError> {
        let (name, mut rest) = word(info.trim());
        let mut attributes: Vec<(String, Option<String>)> = Vec::new();
        while !rest.is_empty() {
            let (attribute, after) = attribute(rest)?;
            if attributes.iter().any(|(name, _)| *name == attribute.0) {
                return Err(FenceError::Twice(attribute.0));
            }
            attributes.push(attribute);
            rest = after;
        }
        Ok(Self { name: name.to_owned(), attributes })
    }

    /// The value of an attribute; nothing when it is missing or stands alone.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name)?.1.as_deref()
    }
}

fn word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

type Attribute = (String, Option<String>);

fn attribute(text: &str) -> Result<(Attribute, &str), FenceError> {
    let unreadable = || FenceError::Unreadable(word(text).0.to_owned());
    let end = text.find(|letter: char| letter == '=' || letter.is_whitespace());
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
        return Err(unreadable());
    }
    let Some(quoted) = rest.strip_prefix('=') else {
        return Ok(((name.to_owned(), None), rest.trim_start()));
    };
    let (value, after) =
        quoted.strip_prefix('"').and_then(|value| value.split_once('"')).ok_or_else(unreadable)?;
    if !(after.is_empty() || after.starts_with(char::is_whitespace)) {
        return Err(unreadable());
    }
    Ok(((name.to_owned(), Some(value.to_owned())), after.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_have_a_value_in_quotes_or_stand_alone() {
        let fence = Fence::parse("board fen=\"8/8 w\"  play marks=\"\"").unwrap();
        let stated: Vec<_> = fence
            .attributes
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_deref()))
            .collect();
        assert_eq!(fence.name, "board");
        assert_eq!(stated, [("fen", Some("8/8 w")), ("play", None), ("marks", Some(""))]);
        assert_eq!(fence.value("fen"), Some("8/8 w"));
        assert_eq!((fence.value("play"), fence.value("arrows")), (None, None));
    }

    #[test]
    fn what_is_no_attribute_is_named() {
        for (info, wrong) in [
            ("board fen=8/8", "fen=8/8"),
            ("board fen=\"8/8", "fen=\"8/8"),
            ("board fen=\"8\"marks=\"e4\"", "fen=\"8\"marks=\"e4\""),
            ("board fen=“8/8”", "fen=“8/8”"),
            ("board =\"x\"", "=\"x\""),
            ("board Play", "Play"),
        ] {
            assert_eq!(Fence::parse(info), Err(FenceError::Unreadable(wrong.into())), "{info}");
        }
        assert_eq!(Fence::parse("board play play"), Err(FenceError::Twice("play".into())));
    }
}
