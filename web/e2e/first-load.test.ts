import { gzipSync } from "node:zlib";
import type { Response } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./harness/browser";
import { Game } from "./harness/game";
import { useRoque } from "./harness/roque";
import { texts } from "./harness/texts";

const open = useBrowser();
const roque = useRoque();

const budget = 80_000; // bytes of gzip JavaScript

test("everything up to the first move costs less than the budget of JavaScript", async () => {
  const page = await open(roque.url, { width: 1366, height: 768 });
  const scripts: Promise<{ gzip: number; sent: number }>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(weight(response));
  });
  await page.goto("/");
  const game = new Game(page);
  await game.button(texts("fr")("home-play")).click();
  await game.ready();
  const weights = await Promise.all(scripts);
  const total = (kind: "gzip" | "sent") => weights.reduce((sum, one) => sum + one[kind], 0);
  expect(weights.length).toBeGreaterThan(1);
  expect(total("gzip")).toBeLessThan(budget);
  expect(total("sent")).toBeLessThan(budget);
});

/** What a script weighs under gzip, and what the server has really sent for it. */
async function weight(response: Response): Promise<{ gzip: number; sent: number }> {
  const body = await response.body();
  const { responseBodySize } = await response.request().sizes();
  return { gzip: gzipSync(body).length, sent: responseBodySize };
}

test("nothing comes from anywhere but the server, and its policy forbids it", async () => {
  const page = await open(roque.url, { width: 1366, height: 768 });
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:") hosts.add(origin);
  });
  const answer = await page.goto("/");
  await Game.begin(page);
  expect([...hosts]).toEqual([roque.url]);
  const policy = answer?.headers()["content-security-policy"];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
