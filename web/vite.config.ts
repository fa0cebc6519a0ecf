/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: {
    alias: { $lib: here("./src/lib"), $locales: here("../locales"), $content: here("../content") },
  },
  build: {
    // The server's policy is `script-src 'self'`: a preload polyfill or inlined data would only be refused.
    modulePreload: { polyfill: false },
    // The server names in its own pages what this says belongs to them.
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      input: ["./index.html", "./src/learn/main.ts", "./src/styles/reading.css"].map(here),
      output: {
        // Few files pack better than many small ones: what all pages share, and what every board does.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /node_modules\/(svelte|@fluent)|src\/lib\/(api\/(http|problem)|i18n\/(language|bundle)|settings\/|router\/)/,
              minShareCount: 3,
              priority: 2,
            },
            {
              name: "choice",
              test: /src\/lib\/(new-game\/([a-z-]+\.ts|NewGameDialog)|opponents\/(Portrait|groups)|rulebook\/fields|dialog)/,
              minShareCount: 2,
            },
            {
              name: "board",
              test: /src\/lib\/(board|explain|theme|game\/(Icon|notation))|chessground/,
              minShareCount: 2,
              priority: 1,
            },
            { name: "learn", test: /src\/learn\//, minShareCount: 2 },
            {
              name: "game",
              test: /src\/lib\/(game\/(state|telling|LiveRegion)|reading\/rule-links|new-game\/ColorDisc)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
    fs: { allow: [here(".."), here(".")] },
  },
  test: {
    environment: "happy-dom",
    // A click on a link is told to the page and goes nowhere: leaving is a real browser's business.
    environmentOptions: {
      happyDOM: {
        settings: {
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
