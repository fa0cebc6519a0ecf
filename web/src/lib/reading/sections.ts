/** A part of a text that one can go to. */
export interface Section {
  id: string;
  title: string;
}

/** The parts of a text, in order: its second-level headings that have a name. */
export function sections(html: string): Section[] {
  const text = new DOMParser().parseFromString(html, "text/html");
  return [...text.querySelectorAll("h2[id]")].map(({ id, textContent }) => ({
    id,
    title: textContent.trim(),
  }));
}
