import { expect, test } from "vitest";
import { sections } from "./sections";

test("the parts of a text are its named second-level headings, in order", () => {
  const html = `<h1 id="titre">Règles</h1><h2 id="but">Le but</h2><h3 id="roi">Le roi</h3>
    <h2>Sans nom</h2><h2 id="mat">L’échec <em>et mat</em></h2>`;
  expect(sections(html)).toEqual([
    { id: "but", title: "Le but" },
    { id: "mat", title: "L’échec et mat" },
  ]);
});
