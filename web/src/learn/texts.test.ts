import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const files = import.meta.glob<string>("$locales/fr/{game,states,learn-page,class,ending}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(
  ["/src/learn/**/*.{svelte,ts}", "/src/lib/{board,explain}/*.{svelte,ts}", "!/src/**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);

test("what comes alive on the rendered pages says nothing that only the app's texts hold", () => {
  const known = Object.values(files).flatMap((source) =>
    new FluentResource(source).body.map(({ id }) => id),
  );
  const ofTheApp = /ExplainPanel/; // the one part that lessons do not show
  const asked = Object.entries(sources)
    .filter(([path]) => !ofTheApp.test(path))
    .flatMap(([, source]) => [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((call) => call[1]!));
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((id) => !known.includes(id))).toEqual([]);
});
