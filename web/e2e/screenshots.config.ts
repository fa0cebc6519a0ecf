import { defineConfig } from "vitest/config";

/** The pictures of the documentation, and those of the lessons, made when they are asked for. */
export default defineConfig({
  test: {
    dir: "e2e",
    include: ["screenshots.ts", "screenshots-learn.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
