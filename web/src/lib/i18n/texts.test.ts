import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const files = import.meta.glob<string>("$locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["/src/**/*.{svelte,ts}", "!/src/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Each text of a language as “file id”, with the variables it asks for. */
function texts(language: string): Record<string, string[]> {
  const entries = Object.entries(files).flatMap(([path, source]) => {
    const file = path.split(`/${language}/`)[1];
    return file ? new FluentResource(source).body.map((entry) => ({ file, ...entry })) : [];
  });
  /** The variables of a text, those of the texts it quotes included. */
  function variables(node: unknown): string[] {
    if (typeof node !== "object" || node === null) return [];
    if ("type" in node && "name" in node) {
      if (node.type === "var") return [String(node.name)];
      if (node.type === "mesg") return variables(entries.find(({ id }) => id === node.name)?.value);
    }
    return Object.values(node).flatMap(variables);
  }
  return Object.fromEntries(
    entries.map(({ file, id, value }) => [`${file} ${id}`, [...new Set(variables(value))].sort()]),
  );
}

const ids = (language: string) => Object.keys(texts(language)).map((text) => text.split(" ")[1]);

test("French and English have the same texts with the same variables", () => {
  expect(Object.keys(texts("fr")).length).toBeGreaterThan(50);
  expect(texts("en")).toEqual(texts("fr"));
});

test.each(["fr", "en"])("no two texts have one name in %s", (language) => {
  const names = ids(language);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("every text the page asks for by name exists", () => {
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((call) => call[1]),
  );
  expect(asked.length).toBeGreaterThan(30);
  const known = ids("fr");
  expect(asked.filter((id) => !known.includes(id))).toEqual([]);
});
