import type { Level } from "$lib/api/wire";

const files = import.meta.glob<string>("./portraits/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of an opponent's face. */
export function portrait(level: Level): string {
  const file = files[`./portraits/${level}.svg`];
  if (!file) throw new Error(`No portrait of “${level}” in lib/opponents/portraits.`);
  return file;
}
