/**
 * Prints what the pages weigh, and fails when a visit costs more JavaScript than its budget. A visit
 * is the first script, its texts in one language, and what is fetched on demand: in the app, one page
 * or part; in a lesson, its boards, its exercises and its games. Each comes with all it imports.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

const weights = new Map();
for (const file of new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])))
    if (/\.(js|css)$/.test(file))
        weights.set(file, gzipSync(readFileSync(new URL(file, dist))).length);

/** The chunks that `name` cannot begin without, itself included. */
function closure(name, found = new Set()) {
    if (found.has(name)) return found;
    found.add(name);
    for (const imported of manifest[name].imports ?? []) closure(imported, found);
    return found;
}

/** What some chunks cost together, with all they import. */
function cost(names) {
    const chunks = new Set(names.flatMap((name) => [...closure(name)]));
    return [...chunks].reduce((sum, name) => sum + weights.get(manifest[name].file), 0);
}

/** The same, with some parts of the texts, in the language that weighs more. */
function visit(names, parts) {
    const inLanguage = (language) =>
        cost([...names, ...parts.map((part) => `src/lib/i18n/parts/${part}.${language}.ts`)]);
    return Math.max(inLanguage("fr"), inLanguage("en"));
}

const line = (bytes, name) => console.log(`${String(bytes).padStart(7)}  ${name}`);
for (const [file, bytes] of [...weights].sort(([, a], [, b]) => b - a)) line(bytes, file);
const scripts = [...weights].filter(([file]) => file.endsWith(".js"));
line(
    scripts.reduce((sum, [, bytes]) => sum + bytes, 0),
    "bytes of gzip JavaScript in all",
);

const onDemand = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry);
const ofLessons = ["diagram/LiveDiagram", "exercise/Exercise", "game/MiniGame"].map(
    (name) => `src/learn/${name}.svelte`,
);
const visits = [
    ...onDemand.map((name) => ({
        name,
        bytes: visit(["index.html", name], ["board", "app"]),
        budget: 80_000,
    })),
    {
        name: "a lesson",
        bytes: visit(["src/learn/main.ts", ...ofLessons], ["board", "learn"]),
        budget: 60_000,
    },
];
const dearest = (budget) =>
    visits
        .filter((one) => one.budget === budget)
        .reduce((one, other) => (other.bytes > one.bytes ? other : one));
for (const { name, bytes, budget } of [dearest(80_000), dearest(60_000)]) {
    line(bytes, `bytes for the dearest visit, ${name}; the budget is ${budget}`);
    if (bytes > budget)
        throw new Error(`A visit of ${name} is ${bytes - budget} bytes over its budget.`);
}
