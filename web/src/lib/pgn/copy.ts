/** Copies the text of a field; says whether that was possible. */
export async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // A page of a local network has no clipboard of its own, but the old way still works there.
    field.select();
    return document.execCommand("copy");
  }
}
