import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { officialRules } from "../../test/rulebook";
import RulesSummary from "./RulesSummary.svelte";

test("a summary names the rules, leads to their paragraph, and tells every choice", () => {
  render(RulesSummary, { id: "club", rulebook: { ...officialRules, "touch-move": true } });
  expect(screen.getByText("Club.")).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/regles#regles-club");
  const told = screen.getAllByRole("term").map((term) => {
    const definition = term.nextElementSibling!;
    return [term.textContent, definition.textContent];
  });
  expect(told).toHaveLength(12);
  expect(told).toContainEqual(["Pièce touchée", "doit être jouée"]);
  expect(told).toContainEqual(["Trois fois la même position", "nulle si on la réclame"]);
  expect(told).toContainEqual(["Nulle par accord", "après un coup de chacun"]);
});
