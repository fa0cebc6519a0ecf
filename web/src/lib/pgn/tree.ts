import type { PgnNode } from "$lib/api/wire";

/** A game with its variations, to be stepped through. A place in it is the index of a node. */
export interface Tree {
  readonly nodes: readonly PgnNode[];
  /** The nodes that follow each node: the line that goes on, then its variations. */
  readonly followers: readonly (readonly number[])[];
}

/** The start of every tree. */
export const start = 0;

/** A tree from nodes as the server lists them: each behind the node before it. */
export function tree(nodes: readonly PgnNode[]): Tree {
  const followers = nodes.map((): number[] => []);
  for (const [index, { parent }] of nodes.entries())
    if (parent !== null) followers[parent]!.push(index);
  return { nodes, followers };
}

/** One move back; from the start, nowhere. */
export function previous({ nodes }: Tree, at: number): number {
  return nodes[at]?.parent ?? start;
}

/** One move on along the line; from its end, nowhere. */
export function next({ followers }: Tree, at: number): number {
  return followers[at]?.[0] ?? at;
}

/** The end of the line. */
export function end(tree: Tree, at: number): number {
  for (let here = at; ;) {
    const after = next(tree, here);
    if (after === here) return here;
    here = after;
  }
}

/** The moves that stand to choice where this one was played, itself among them. */
export function choices({ nodes, followers }: Tree, at: number): readonly number[] {
  const parent = nodes[at]?.parent ?? null;
  return parent === null ? [at] : followers[parent]!;
}

/** The choice that is `by` further down; at the last, or the first, the same. */
export function choice(tree: Tree, at: number, by: number): number {
  const all = choices(tree, at);
  return all[all.indexOf(at) + by] ?? at;
}

/** The start and the moves up to a node. */
export function pathTo({ nodes }: Tree, at: number): number[] {
  const path = [at];
  for (let { parent } = nodes[at]!; parent !== null; parent = nodes[parent]!.parent)
    path.unshift(parent);
  return path;
}

/** Whether a node is on the line that was played, and not in a variation. */
export function isMain(tree: Tree, at: number): boolean {
  return pathTo(tree, at).every((node) => node === start || choices(tree, node)[0] === node);
}

/** Who has the move, and in which move of the game, as the position's FEN says. */
export function turn({ nodes }: Tree, at: number): { color: "white" | "black"; number: number } {
  const fields = nodes[at]!.fen.split(" ");
  return { color: fields[1] === "b" ? "black" : "white", number: Number(fields[5] ?? 1) };
}

/** « 12. » before a move of White's, « 12… » before one of Black's. */
export function moveNumber(tree: Tree, at: number): string {
  const { color, number } = turn(tree, previous(tree, at));
  return color === "white" ? `${number}.` : `${number}…`;
}

/** The last clock of each side up to a node, in milliseconds. */
export function clocks(tree: Tree, at: number): { white: number | null; black: number | null } {
  const last = { white: null as number | null, black: null as number | null };
  for (const node of pathTo(tree, at).slice(1)) {
    const { clock, parent } = tree.nodes[node]!;
    if (clock !== null) last[turn(tree, parent!).color] = clock;
  }
  return last;
}
