import { expect, test } from "vitest";
import { paragraphs, ruleLink } from "./rule-links";

const rules = import.meta.glob<string>("$content/*/rules.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What exercises say of an answer is explained beside them. */
const locales = import.meta.glob<string>(["$locales/fr/*.ftl", "!**/learn.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The names of the paragraphs one may link to. */
const anchors = (markdown: string) =>
  [...markdown.matchAll(/^#+ .*\{#([\w-]+)\}$/gm)].map(([, anchor]) => anchor!);

/** What the arbiter may say of a move, an action or a result. */
const sentences = Object.values(locales)
  .flatMap((source) => [...source.matchAll(/^((?:refusal|result|remark)-[\w-]+) =/gm)])
  .map(([, id]) => id!);

test("every refusal and every end of a game has its paragraph, and every paragraph its sentence", () => {
  expect(sentences.length).toBeGreaterThan(30);
  expect(Object.values(paragraphs).flat().sort()).toEqual([...sentences].sort());
});

test("the rules have the same paragraphs in both languages, in the same order", () => {
  const [one, other] = Object.values(rules).map(anchors);
  expect(Object.keys(rules)).toHaveLength(2);
  expect(one).toEqual(other);
  expect(new Set(one).size).toBe(one!.length);
});

test.each(Object.entries(rules))("every paragraph linked to is in %s", (_, markdown) => {
  const linked = sentences.flatMap((sentence) => [
    ruleLink(sentence),
    ruleLink(sentence, "knight"),
  ]);
  const missing = linked.filter((link) => !anchors(markdown).includes(link.split("#")[1]!));
  expect(missing).toEqual([]);
});

test("a piece that does not move so is explained by its own paragraph", () => {
  expect(ruleLink("refusal-not-its-move", "bishop")).toBe("/regles#fou");
  expect(ruleLink("refusal-not-its-move")).toBe("/regles#pieces");
  expect(ruleLink("refusal-pinned", "bishop")).toBe("/regles#clouage");
});
