import { ladder, type Level } from "$lib/api/wire";

/** Opponents of about the same strength; texts `group-…`. */
export type Group = (typeof ladder)[number]["group"];

/** From the weakest to the strongest. */
export const groups: readonly Group[] = ladder.map(({ group }) => group);
export const levels: readonly Level[] = ladder.flatMap(({ levels }): readonly Level[] => levels);

/** The opponents of a group, from the weakest to the strongest. */
export function levelsOf(wanted: Group): readonly Level[] {
  return ladder.find(({ group }) => group === wanted)!.levels;
}

/** The group that an opponent belongs to. */
export function groupOf(level: Level): Group {
  return ladder.find(({ levels }) => (levels as readonly Level[]).includes(level))!.group;
}
