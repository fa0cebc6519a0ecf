/** Prints what the page weighs and fails when a first visit costs more than its budget. */
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const budget = 80_000;
const assets = new URL("../dist/assets/", import.meta.url);

const weights = readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(new URL(name, assets))).length }))
    .sort((a, b) => b.bytes - a.bytes);
const scripts = weights.filter(({ name }) => name.endsWith(".js"));
const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { name, bytes } of weights) console.log(`${String(bytes).padStart(7)}  ${name}`);
console.log(
    `${String(total).padStart(7)}  bytes of gzip JavaScript in all; the budget is ${budget}`,
);
if (scripts.length === 0) throw new Error("dist/assets holds no script: run `vite build` first.");
if (total > budget) throw new Error(`The page is ${total - budget} bytes over its budget.`);
