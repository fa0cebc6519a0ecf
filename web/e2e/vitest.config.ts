import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    dir: "e2e",
    include: ["**/*.test.ts"],
    // Each file has its own browser and server; side by side they would only wait for the processor.
    fileParallelism: false,
    // Not a measure: how long a browser that has hung is waited for.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
