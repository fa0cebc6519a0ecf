//! What a text and its translation must share.

use super::Fence;
use super::fault::Complaint;
use super::page::Page;

/// All by which a translation differs from the original in more than words.
pub(super) fn compare(original: &Page, translation: &Page) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    complaints.extend(first_different_heading(original, translation));
    complaints.extend(first_different_block(original, translation));
    let minutes = |page: &Page| page.front.as_ref().map(|front| front.minutes);
    if minutes(original) != minutes(translation) {
        complaints.push(Complaint::new(1, "the other language tells other minutes"));
    }
    let chapter = |page: &Page| page.front.as_ref().map(|front| front.chapter.is_some());
    if chapter(original) != chapter(translation) {
        complaints.push(Complaint::new(1, "a chapter stands in one language and not in the other"));
    }
    complaints
}

fn first_different_heading(original: &Page, translation: &Page) -> Option<Complaint> {
    let named = |page: &Page, index: usize| {
        page.headings.get(index).map(|heading| (heading.level, heading.anchor.clone()))
    };
    let count = original.headings.len().max(translation.headings.len());
    let index = (0..count).find(|&index| named(original, index) != named(translation, index))?;
    let told = |page: &Page| match named(page, index) {
        Some((level, Some(anchor))) => format!("level {level}, {{#{anchor}}}"),
        Some((level, None)) => format!("level {level}, without a name"),
        None => "nothing".to_owned(),
    };
    let line = translation.headings.get(index).or(translation.headings.last());
    Some(Complaint::new(
        line.map_or(1, |heading| heading.line),
        format!(
            "heading {} is {}; in the other language it is {}",
            index + 1,
            told(translation),
            told(original)
        ),
    ))
}

fn first_different_block(original: &Page, translation: &Page) -> Option<Complaint> {
    let stated = |page: &Page, index: usize| page.blocks.get(index).map(|(_, fence)| shared(fence));
    let count = original.blocks.len().max(translation.blocks.len());
    let index = (0..count).find(|&index| stated(original, index) != stated(translation, index))?;
    let told = |page: &Page| match page.blocks.get(index) {
        Some((line, fence)) => format!("a {} in line {line}", fence.name),
        None => "missing".to_owned(),
    };
    let line = translation.blocks.get(index).or(translation.blocks.last());
    Some(Complaint::new(
        line.map_or(1, |(line, _)| *line),
        format!(
            "block {} is {}; in the other language it is {}, and only their words may differ",
            index + 1,
            told(translation),
            told(original)
        ),
    ))
}

/// What both languages state; an answer in writing is in the letters of each.
fn shared(fence: &Fence) -> Fence {
    let attributes = fence.attributes.iter().filter(|(name, _)| name != "answer");
    let mut attributes: Vec<_> = attributes.cloned().collect();
    attributes.sort();
    Fence { name: fence.name.clone(), attributes }
}
