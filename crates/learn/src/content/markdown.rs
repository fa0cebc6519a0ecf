//! Markdown, cut into prose and fenced blocks.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::fault::Complaint;
use super::sentences;

/// A heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// From 1.
    pub level: u8,
    /// By which one links to it.
    pub anchor: Option<String>,
    /// Without markup.
    pub text: String,
    /// Where it stands in its file.
    pub line: usize,
}

/// A link as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Where it leads.
    pub to: String,
    /// Where it stands in its file.
    pub line: usize,
}

/// A sentence's number of words, its first words, and its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Measured {
    pub(super) line: usize,
    pub(super) words: usize,
    pub(super) beginning: String,
}

/// What a text is cut into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Piece {
    /// As HTML.
    Prose(String),
    /// A fenced block: what stands on its first line, and its body.
    Block { line: usize, info: String, body: String },
}

/// A text that has been read.
#[derive(Debug, Default)]
pub(super) struct Markdown {
    pub(super) pieces: Vec<Piece>,
    pub(super) headings: Vec<Heading>,
    pub(super) links: Vec<Link>,
    pub(super) sentences: Vec<Measured>,
    pub(super) complaints: Vec<Complaint>,
}

/// Reads a text whose first line is the `first`th of its file.
pub(super) fn read(text: &str, first: usize) -> Markdown {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut reader = Reader { lines: Lines::new(text, first), ..Reader::default() };
    for (event, range) in Parser::new_ext(text, options).into_offset_iter() {
        reader.take(event, &range);
    }
    reader.flush();
    reader.found
}

/// Where lines begin.
#[derive(Debug, Default)]
struct Lines {
    starts: Vec<usize>,
    first: usize,
}

impl Lines {
    fn new(text: &str, first: usize) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self { starts: ends.map(|(at, _)| at + 1).collect(), first }
    }

    fn of(&self, offset: usize) -> usize {
        self.first + self.starts.partition_point(|start| *start <= offset)
    }
}

#[derive(Debug, Default)]
struct Reader<'a> {
    lines: Lines,
    found: Markdown,
    /// The prose since the last block.
    prose: Vec<Event<'a>>,
    /// How many quotations, lists and tables one is in.
    depth: usize,
    /// The block one is in.
    block: Option<(usize, String, String)>,
    /// The words of the paragraph, heading or line of a list one is in.
    words: String,
    /// Where they begin.
    words_line: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, event: Event<'a>, range: &Range<usize>) {
        let line = self.lines.of(range.start);
        if let Some((_, _, body)) = &mut self.block {
            match event {
                Event::Text(text) => body.push_str(&text),
                Event::End(TagEnd::CodeBlock) => self.end_block(),
                _ => {}
            }
            return;
        }
        match &event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) if !info.is_empty() => {
                if self.depth > 0 {
                    self.complain(line, "a block stands by itself, in no quotation and no list");
                }
                self.say();
                self.flush();
                self.block = Some((line, info.to_string(), String::new()));
                return;
            }
            Event::Start(tag) => self.start(tag, line),
            Event::End(tag) => self.end(*tag),
            Event::Text(text) | Event::Code(text) => self.words.push_str(text),
            Event::SoftBreak | Event::HardBreak => self.words.push(' '),
            Event::Html(_) | Event::InlineHtml(_) => {
                self.complain(line, "HTML is not written in texts: Markdown says it");
                return;
            }
            _ => {}
        }
        self.prose.push(event);
    }

    fn start(&mut self, tag: &Tag<'_>, line: usize) {
        match tag {
            Tag::BlockQuote(_) | Tag::List(_) | Tag::Table(_) => self.depth += 1,
            _ => {}
        }
        match tag {
            Tag::Paragraph | Tag::Heading { .. } | Tag::Item | Tag::TableCell => {
                self.say();
                self.words_line = line;
            }
            Tag::List(_) => self.say(),
            Tag::Link { dest_url, .. } => {
                self.found.links.push(Link { to: dest_url.to_string(), line });
            }
            Tag::CodeBlock(_) => {
                self.say();
                self.complain(line, "a block says what it is: ```board, ```exercise …");
            }
            Tag::Image { .. } => {
                self.complain(line, "there are no pictures: a board is a block `board`");
            }
            _ => {}
        }
        if let Tag::Heading { level, id, .. } = tag {
            self.found.headings.push(Heading {
                level: depth_of(*level),
                anchor: id.as_ref().map(ToString::to_string),
                text: String::new(),
                line,
            });
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::BlockQuote(_) | TagEnd::List(_) | TagEnd::Table => {
                self.depth = self.depth.saturating_sub(1);
            }
            _ => {}
        }
        match tag {
            TagEnd::Heading(_) => {
                let text = std::mem::take(&mut self.words);
                if let Some(heading) = self.found.headings.last_mut() {
                    text.trim().clone_into(&mut heading.text);
                }
            }
            // What stands in a table or a block is no sentence.
            TagEnd::TableCell | TagEnd::CodeBlock => self.words.clear(),
            TagEnd::Paragraph | TagEnd::Item => self.say(),
            _ => {}
        }
    }

    /// Measures the sentences of a paragraph that has ended.
    fn say(&mut self) {
        let line = self.words_line;
        let measured = sentences::measure(&self.words);
        self.words.clear();
        self.found.sentences.extend(measured.into_iter().map(|(words, beginning)| Measured {
            line,
            words,
            beginning,
        }));
    }

    fn end_block(&mut self) {
        if let Some((line, info, body)) = self.block.take() {
            self.found.pieces.push(Piece::Block { line, info, body });
        }
    }

    fn flush(&mut self) {
        self.say();
        let prose = std::mem::take(&mut self.prose);
        if !prose.is_empty() {
            let mut rendered = String::new();
            html::push_html(&mut rendered, prose.into_iter());
            self.found.pieces.push(Piece::Prose(rendered));
        }
    }

    fn complain(&mut self, line: usize, what: &str) {
        self.found.complaints.push(Complaint::new(line, what));
    }
}

fn depth_of(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 => 4,
        HeadingLevel::H5 => 5,
        HeadingLevel::H6 => 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_at_its_blocks() {
        let found = read("# Le *fou* {#bishop}\n\nVa.\n\n```board play\nSeul.\n```\n\nFin.\n", 7);
        assert_eq!(
            found.pieces,
            [
                Piece::Prose("<h1 id=\"bishop\">Le <em>fou</em></h1>\n<p>Va.</p>\n".into()),
                Piece::Block { line: 11, info: "board play".into(), body: "Seul.\n".into() },
                Piece::Prose("<p>Fin.</p>\n".into()),
            ]
        );
        let heading =
            Heading { level: 1, anchor: Some("bishop".into()), text: "Le fou".into(), line: 7 };
        assert_eq!(found.headings, [heading]);
        assert_eq!(found.complaints, []);
    }

    #[test]
    fn links_and_sentences_are_found_with_their_lines() {
        let text = "Un [lien](/regles#pat).\n\n- Deux mots. Et\n  trois mots ici.\n- Un\n\n| a | b c |\n|---|---|\n| d | e |\n";
        let found = read(text, 1);
        assert_eq!(found.links, [Link { to: "/regles#pat".into(), line: 1 }]);
        let measured: Vec<_> =
            found.sentences.iter().map(|sentence| (sentence.line, sentence.words)).collect();
        assert_eq!(measured, [(1, 2), (3, 2), (3, 4), (5, 1)]);
        assert_eq!(found.sentences[2].beginning, "Et trois mots ici.");
    }

    #[test]
    fn html_pictures_and_blocks_within_something_are_complained_of() {
        let found = read("a <b>c</b>\n\n![p](x.png)\n\n> ```board\n> x\n> ```\n", 1);
        let told: Vec<_> = found.complaints.iter().map(|complaint| complaint.line).collect();
        assert_eq!(told, [1, 1, 3, 5]);
    }

    #[test]
    fn a_block_that_does_not_say_what_it_is_is_complained_of_and_holds_no_sentence() {
        let found = read("Va.\n\n````\n```board\nSeul.\n```\n````\n\n    En retrait.\n\nFin.\n", 3);
        let told: Vec<_> = found.complaints.iter().map(|complaint| complaint.line).collect();
        assert_eq!(told, [5, 11]);
        let measured: Vec<_> = found.sentences.iter().map(|sentence| sentence.line).collect();
        assert_eq!(measured, [3, 13]);
    }
}
