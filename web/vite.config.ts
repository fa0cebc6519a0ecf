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
    assetsInlineLimit: 0,
    target: "es2022",
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
