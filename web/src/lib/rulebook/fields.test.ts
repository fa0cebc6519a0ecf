import { afterEach, expect, test } from "vitest";
import { setLang } from "$lib/i18n";
import { choiceCode, choiceLabel, choices, fieldLabel, fieldNames, fields } from "./fields";
import { presetsFor } from "./presets";
import { t } from "$lib/i18n";

afterEach(() => setLang("fr"));

test.each(["fr", "en"] as const)(
  "every field and every choice has its own words in %s",
  async (language) => {
    await setLang(language);
    const labels = fieldNames.map(fieldLabel);
    expect(new Set(labels).size).toBe(labels.length);
    for (const field of fieldNames) {
      const said = fields[field].map((choice) => choiceLabel(field, choice));
      expect(new Set(said).size, field).toBe(said.length);
    }
  },
);

test.each(["fr", "en"] as const)(
  "every rulebook has a name and a line of its own in %s",
  async (language) => {
    await setLang(language);
    const ids = [...presetsFor("computer"), "custom"];
    expect(new Set(ids.map((id) => t(`rules-${id}`))).size).toBe(8);
    expect(new Set(ids.map((id) => t(`rules-${id}-hint`))).size).toBe(8);
  },
);

test("a choice is told by what it means", () => {
  const agreed = fields.agreement.map((choice) => choiceLabel("agreement", choice));
  expect(agreed).toEqual(["après un coup de chacun", "à tout moment", "jamais"]);
  expect(choiceLabel("touch-move", true)).toBe("doit être jouée");
  expect(choiceLabel("flag-test", "fide")).toBe("s’il peut encore mater");
});

test("a choice that is none of the usual ones is offered beside them", () => {
  const late = { "after-plies": 60 };
  expect(choices("agreement", late).map(choiceCode)).toEqual(["2", "0", "off", "60"]);
  expect(choiceLabel("agreement", late)).toContain("60");
  expect(choices("agreement", "off")).toHaveLength(3);
});

test("against the computer one may also play its own rules; two people have none of that name", () => {
  expect(presetsFor("computer")[0]).toBe("solo");
  expect(presetsFor("same-screen")).not.toContain("solo");
});
