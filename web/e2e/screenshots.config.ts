import { defineConfig } from "vitest/config";

/** The pictures of the documentation, made with the tests' own harness when they are asked for. */
export default defineConfig({
  test: { dir: "e2e", include: ["screenshots.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
