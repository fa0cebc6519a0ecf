/** How far one is with something: done, begun, or to be done again today. */
export type Standing = "done" | "begun" | "due";

/** Writes at a place of the page how far one is with it. */
export function mark(place: Element | null, standing: Standing, text: string): void {
  if (!place) return;
  const sign = place.querySelector(":scope > .standing") ?? document.createElement("span");
  sign.className = `standing ${standing}`;
  sign.textContent = text;
  place.append(sign);
}
