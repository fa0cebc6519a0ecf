import type { PlayedMove, SideThreats, Threats } from "$lib/api/wire";
import type { Drawing } from "$lib/explain/drawing";
import { t } from "$lib/i18n";
import { man, written } from "$lib/review/telling";

/** The signs on the board: each kind has its own, so that its colour is not all there is. */
export const signs = { check: "+", capture: "×", both: "×+", threatened: "!" } as const;
export type Kind = keyof typeof signs;

/** The colours that go with them. */
export const paints = {
  check: "red",
  capture: "blue",
  both: "red",
  threatened: "yellow",
} as const;

/** Arrows for the moves of both sides, circles for the men in danger. */
export function threatsDrawn({ white, black }: Threats): Drawing {
  const sides = [white, black];
  return {
    arrows: sides.flatMap(arrows),
    marked: [],
    circles: sides.flatMap(({ threatened }) =>
      threatened.map(({ man: { square } }) => ({
        square,
        paint: paints.threatened,
        label: signs.threatened,
      })),
    ),
  };
}

function arrows({ checks, captures }: SideThreats) {
  const quiet = checks.filter((check) => !captures.some((capture) => same(check, capture)));
  return [...captures, ...quiet].map((move) => {
    const gives = checks.some((check) => same(check, move));
    const kind: Kind = move.captured ? (gives ? "both" : "capture") : "check";
    return { from: move.from, to: move.to, paint: paints[kind], label: signs[kind] };
  });
}

function same(one: PlayedMove, other: PlayedMove): boolean {
  return one.from === other.from && one.to === other.to;
}

/** What there is to say of a side, in sentences; none when there is nothing. */
export function threatsSaid({ checks, captures, threatened }: SideThreats): string[] {
  const moves = (all: readonly PlayedMove[]) => all.map(written).join(", ");
  const men = threatened.map((one) => t(`danger-${one.danger}`, { man: man(one.man) }));
  return [
    ...(checks.length > 0 ? [t("threats-checks", { moves: moves(checks) })] : []),
    ...(captures.length > 0 ? [t("threats-captures", { moves: moves(captures) })] : []),
    ...(men.length > 0 ? [t("threats-threatened", { men: listed(men) })] : []),
  ];
}

function listed(men: readonly string[]): string {
  return men.reduce((first, rest) => t("danger-list", { first, rest }));
}
