use super::fault::Complaint;

/// What stands at the head of a lesson, between two lines `---`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Front {
    /// What lessons that follow one another share on the path; the title when it is left out.
    pub chapter: Option<String>,
    /// The heading of the page.
    pub title: String,
    /// The last part of the address.
    pub slug: String,
    /// A sentence for the path.
    pub summary: String,
    /// How long it takes to read and to do.
    pub minutes: u8,
}

/// Slugs that the pages beside the lessons have for themselves.
const TAKEN: [&str; 8] =
    ["exercices", "exercises", "finales", "endings", "classe", "class", "feuille", "score-sheet"];

/// What a head states, line by line, and how many lines of the file it takes.
struct Head<'a> {
    stated: Vec<(usize, &'a str, &'a str)>,
    lines: usize,
    rest: &'a str,
}

/// The front matter of a lesson, and the text after it with the number of its first line. As much as
/// can be read is; without a title or a slug there is nothing to go on with.
pub(super) fn read<'a>(
    text: &'a str,
    complaints: &mut Vec<Complaint>,
) -> (Option<Front>, &'a str, usize) {
    let Some(head) = split(text) else {
        complaints.push(Complaint::new(
            1,
            "a lesson begins with a head between two lines `---` (docs/learn.md)",
        ));
        return (None, text, 1);
    };
    let first = complaints.len();
    let mut chapter = None;
    let (mut title, mut slug, mut summary, mut minutes) = (None, None, None, None);
    for &(line, key, value) in &head.stated {
        let place = match key {
            "chapter" => &mut chapter,
            "title" => &mut title,
            "slug" => &mut slug,
            "summary" => &mut summary,
            "minutes" => &mut minutes,
            _ => {
                complaints.push(Complaint::new(line, format!("the head has no place for {key:?}")));
                continue;
            }
        };
        if value.is_empty() || place.is_some() {
            let what = format!("{key:?} stands once, with something after it");
            complaints.push(Complaint::new(line, what));
        }
        *place = Some((line, value));
    }
    let mut wanted = |found: Option<(usize, &'a str)>, key: &str| {
        found.or_else(|| {
            complaints.push(Complaint::new(1, format!("the head does not tell {key:?}")));
            None
        })
    };
    let front = (
        wanted(title, "title"),
        wanted(slug, "slug"),
        wanted(summary, "summary"),
        wanted(minutes, "minutes"),
    );
    if let (Some((_, title)), Some(slug), Some((_, summary)), Some(minutes)) = front {
        check_slug(slug, complaints);
        let minutes = read_minutes(minutes, complaints);
        let front = Front {
            chapter: chapter.map(|(_, chapter)| chapter.to_owned()),
            title: title.to_owned(),
            slug: slug.1.to_owned(),
            summary: summary.to_owned(),
            minutes,
        };
        return (Some(front), head.rest, head.lines + 1);
    }
    debug_assert!(complaints.len() > first, "whatever is missing was complained of");
    (None, head.rest, head.lines + 1)
}

fn split(text: &str) -> Option<Head<'_>> {
    let mut stated = Vec::new();
    let mut rest = text.strip_prefix("---")?.strip_prefix("\r\n").or(text.strip_prefix("---\n"))?;
    let mut lines = 1;
    loop {
        let (line, after) = rest.split_once('\n')?;
        rest = after;
        lines += 1;
        let line = line.trim();
        if line == "---" {
            return Some(Head { stated, lines, rest });
        }
        let (key, value) = line.split_once(':').unwrap_or((line, ""));
        stated.push((lines, key.trim(), value.trim()));
    }
}

fn check_slug((line, slug): (usize, &str), complaints: &mut Vec<Complaint>) {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if !slug.bytes().all(plain) {
        let what = format!("the slug {slug:?} has other than small letters, digits and dashes");
        complaints.push(Complaint::new(line, what));
    }
    if TAKEN.contains(&slug) {
        complaints.push(Complaint::new(line, format!("another page has the address {slug:?}")));
    }
}

fn read_minutes((line, text): (usize, &str), complaints: &mut Vec<Complaint>) -> u8 {
    let minutes = text.parse().ok().filter(|minutes| (1..=90).contains(minutes));
    minutes.unwrap_or_else(|| {
        complaints.push(Complaint::new(line, format!("minutes go from 1 to 90, not {text:?}")));
        1
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_and_what_follows_keeps_its_line() {
        let text =
            "---\ntitle: Le but\nslug: but\nsummary: Mater : c’est tout.\nminutes: 8\n---\nA\n";
        let mut complaints = Vec::new();
        let (front, rest, line) = read(text, &mut complaints);
        assert_eq!(complaints, []);
        let wanted = Front {
            chapter: None,
            title: "Le but".into(),
            slug: "but".into(),
            summary: "Mater : c’est tout.".into(),
            minutes: 8,
        };
        assert_eq!((front, rest, line), (Some(wanted), "A\n", 7));
    }

    #[test]
    fn all_that_is_wrong_with_a_head_is_told_with_its_line() {
        let text =
            "---\ntitle: A\nslug: À plat\nsummary: B\nminutes: 500\ncolour: red\ntitle: C\n---\n";
        let mut complaints = Vec::new();
        read(text, &mut complaints);
        let told: Vec<_> =
            complaints.iter().map(|complaint| (complaint.line, complaint.what.as_str())).collect();
        assert_eq!(
            told,
            [
                (6, "the head has no place for \"colour\""),
                (7, "\"title\" stands once, with something after it"),
                (3, "the slug \"À plat\" has other than small letters, digits and dashes"),
                (5, "minutes go from 1 to 90, not \"500\""),
            ]
        );
    }

    #[test]
    fn a_lesson_without_a_head_or_with_half_of_one_is_a_fault() {
        for (text, what) in [
            ("# Le but\n", "a lesson begins with a head"),
            ("---\ntitle: A\n", "a lesson begins with a head"),
            ("---\ntitle: A\nsummary: B\nminutes: 2\n---\n", "the head does not tell \"slug\""),
            ("---\ntitle: A\nslug: class\nsummary: B\nminutes: 2\n---\n", "another page has"),
        ] {
            let mut complaints = Vec::new();
            read(text, &mut complaints);
            assert!(complaints[0].what.starts_with(what), "{text:?}: {complaints:?}");
        }
    }
}
