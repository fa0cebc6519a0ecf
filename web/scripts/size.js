/**
 * Prints what the page weighs, and fails when a visit costs more JavaScript than its budget. A visit
 * is the first script, one language, and one page or part fetched on demand, each with all it imports.
 */
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const budget = 80_000;
const dist = new URL("../dist/", import.meta.url);
const assets = new URL("assets/", dist);

const files = new Map(
    readdirSync(assets).map((name) => {
        const content = readFileSync(new URL(name, assets));
        return [name, { bytes: gzipSync(content).length, text: content.toString() }];
    }),
);
const scripts = [...files.keys()].filter((name) => name.endsWith(".js"));
const [, first] =
    /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(new URL("index.html", dist), "utf8")) ?? [];
if (!first) throw new Error("dist/index.html names no script: run `vite build` first.");

/** The scripts that `name` cannot begin without, itself included. */
function closure(name, found = new Set()) {
    if (found.has(name)) return found;
    found.add(name);
    const imports = files
        .get(name)
        .text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
    for (const [, imported] of imports) closure(imported, found);
    return found;
}

const cost = (names) => [...names].reduce((sum, name) => sum + files.get(name).bytes, 0);
const languages = scripts.filter((name) => /^(fr|en)-/.test(name));
const [heaviest] = languages.sort((a, b) => files.get(b).bytes - files.get(a).bytes);
const visit = (name) => cost(new Set([...closure(first), heaviest, ...closure(name)]));

const line = (bytes, name) => console.log(`${String(bytes).padStart(7)}  ${name}`);
for (const [name, { bytes }] of [...files].sort(([, a], [, b]) => b.bytes - a.bytes))
    if (/\.(js|css)$/.test(name)) line(bytes, name);
line(cost(scripts), "bytes of gzip JavaScript in all");

const visits = scripts.map((name) => ({ name, bytes: visit(name) }));
const dearest = visits.reduce((one, other) => (other.bytes > one.bytes ? other : one));
line(dearest.bytes, `bytes for the dearest visit, ${dearest.name}; the budget is ${budget}`);
if (dearest.bytes > budget)
    throw new Error(
        `A visit of ${dearest.name} is ${dearest.bytes - budget} bytes over its budget.`,
    );
