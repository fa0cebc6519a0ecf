import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What a text is given: its variables by name, `{ color: "white" }`. */
export type Args = Record<string, FluentVariable>;

/** The texts of one language. Two texts of one name, or a file that does not parse, is an error. */
export function readTexts(language: string, sources: readonly string[]): FluentBundle {
  // Isolation marks would be read by a screen reader and copied with the text; both languages run
  // left to right, so that nothing needs them.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  return bundle;
}

/** The text `id`; fails when it does not exist or lacks one of its variables. */
export function format(bundle: FluentBundle, id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`No text “${id}” in locales/${bundle.locales[0]}/*.ftl.`);
  return bundle.formatPattern(pattern, args);
}
