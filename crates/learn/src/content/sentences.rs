//! How long sentences are.

/// The most words a sentence of a lesson has.
pub const LONGEST: usize = 30;
/// The most words its sentences have on average.
pub const MEAN: f64 = 15.0;

/// The sentences of a text, by their number of words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Length {
    /// How many there are.
    pub sentences: usize,
    /// How many words they have together.
    pub words: usize,
    /// How many words the longest has.
    pub longest: usize,
}

impl Length {
    /// Words a sentence; 0 where there is none.
    #[expect(clippy::cast_precision_loss, reason = "a text has few words")]
    pub fn mean(&self) -> f64 {
        if self.sentences == 0 { 0.0 } else { self.words as f64 / self.sentences as f64 }
    }

    pub(super) fn add(&mut self, words: usize) {
        self.sentences += 1;
        self.words += words;
        self.longest = self.longest.max(words);
    }
}

/// The number of words of each sentence of a paragraph, with its first words. A sentence ends with
/// `.`, `!`, `?` or `…` before a blank or the end, brackets and quotes being passed over; but not
/// with the number of a move or of an article, such as `1.`. What French elides (« l’échec ») is
/// part of one word; what holds neither letter nor digit is none.
pub(super) fn measure(paragraph: &str) -> Vec<(usize, String)> {
    let mut sentences = Vec::new();
    let mut sentence: Vec<&str> = Vec::new();
    for token in paragraph.split_whitespace() {
        if token.chars().any(char::is_alphanumeric) {
            sentence.push(token);
        }
        if ends_a_sentence(token) && !sentence.is_empty() {
            sentences.push(told(&sentence));
            sentence.clear();
        }
    }
    if !sentence.is_empty() {
        sentences.push(told(&sentence));
    }
    sentences
}

fn told(words: &[&str]) -> (usize, String) {
    (words.len(), words[..words.len().min(5)].join(" "))
}

fn ends_a_sentence(token: &str) -> bool {
    let core = token.trim_end_matches(['»', '”', '"', '’', ')', ']', '*', '_']);
    let Some(before) = core.strip_suffix(['.', '!', '?', '…']) else { return false };
    let is_number = before.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    // « ? » may stand alone after its narrow space, and no game has so many moves as a year's number.
    before.is_empty() || before.len() > 3 || !is_number
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<usize> {
        measure(text).into_iter().map(|(words, _)| words).collect()
    }

    #[test]
    fn sentences_end_with_their_mark_and_words_hold_a_letter_or_a_digit() {
        assert_eq!(words("L’échec est paré. Bravo ! Et maintenant ?"), [3, 1, 2]);
        assert_eq!(words("« Échec ! » dit-il. (Pas toujours.)"), [1, 1, 2]);
        assert_eq!(words("Sans point à la fin"), [5]);
        assert_eq!(words("Après 1. e4 e5 2. Cf3, les Noirs défendent."), [9]);
        assert_eq!(words("Depuis le 1er janvier 2023. Voilà."), [5, 1]);
        assert_eq!(words("…"), [0_usize; 0]);
        assert_eq!(words(""), [0_usize; 0]);
    }

    #[test]
    fn the_mean_is_that_of_all_sentences() {
        let mut length = Length::default();
        assert!(length.mean().abs() < f64::EPSILON);
        for words in [3, 1, 5] {
            length.add(words);
        }
        assert_eq!(length, Length { sentences: 3, words: 9, longest: 5 });
        assert!((length.mean() - 3.0).abs() < f64::EPSILON);
    }
}
