import { afterEach, expect, test } from "vitest";
import { setLang } from "$lib/i18n";
import { problemSentence } from "./sentence";

const files = import.meta.glob<string>("$locales/fr/positions.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const codes = [...Object.values(files)[0]!.matchAll(/^position-([\w-]+) =/gm)].map(
  ([, code]) => code!,
);

afterEach(() => setLang("fr"));

test("there are problems to tell", () => {
  expect(codes).toContain("no-king");
  expect(codes.length).toBeGreaterThan(8);
});

test.each(["fr", "en"] as const)(
  "every problem of a position can be told in %s",
  async (language) => {
    await setLang(language);
    for (const code of codes)
      for (const color of ["white", "black", null] as const)
        expect(problemSentence({ code, color, squares: ["a1", "h8"] }), code).toMatch(/\w+.*[.!]$/);
  },
);

test("a problem names its side and its squares", () => {
  expect(problemSentence({ code: "many-kings", color: "black", squares: ["e1", "a8"] })).toBe(
    "Les Noirs ont plusieurs rois\u00a0: e1, a8.",
  );
});
