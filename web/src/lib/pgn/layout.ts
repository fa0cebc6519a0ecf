import { moveNumber, next, start, turn, type Tree } from "./tree";

/** A word of the written game: a move, with its number where that is needed, or a comment. */
export type Word =
  | { readonly kind: "move"; readonly node: number; readonly number: string | null }
  | { readonly kind: "comment"; readonly node: number; readonly text: string };

/** Words that stand together: a part of the game, or of a variation so many variations deep. */
export interface Paragraph {
  readonly depth: number;
  readonly words: readonly Word[];
}

interface Line {
  from: number;
  depth: number;
}

/**
 * A game as books write it: the moves in lines, each variation below the move it replaces, after
 * which the line goes on. What is still to be written is kept in a list, not on the stack: variations
 * may be as deep as they like.
 */
export function paragraphs(tree: Tree): Paragraph[] {
  const written: Paragraph[] = [];
  const intro = comments(tree, start);
  if (intro.length > 0) written.push({ depth: 0, words: intro });
  const first = next(tree, start);
  const open: Line[] = first === start ? [] : [{ from: first, depth: 0 }];
  for (let line = open.pop(); line; line = open.pop()) {
    const { words, last } = until(tree, line.from);
    written.push({ depth: line.depth, words });
    const { depth } = line;
    const rest = next(tree, last);
    if (rest !== last) open.push({ from: rest, depth });
    // The last to be written is the first in the list.
    for (const variation of variations(tree, last).toReversed())
      open.push({ from: variation, depth: depth + 1 });
  }
  return written;
}

/** The words of a line from one move up to a move that has variations, or to its end. */
function until(tree: Tree, from: number): { words: Word[]; last: number } {
  const words: Word[] = [];
  let numbered = true;
  for (let node = from; ; node = next(tree, node)) {
    const { before } = tree.nodes[node]!;
    words.push(...before.map((text): Word => ({ kind: "comment", node, text })));
    const white = turn(tree, tree.nodes[node]!.parent ?? start).color === "white";
    const number = numbered || white || before.length > 0 ? moveNumber(tree, node) : null;
    const said = comments(tree, node);
    words.push({ kind: "move", node, number }, ...said);
    numbered = said.length > 0;
    if (variations(tree, node).length > 0 || next(tree, node) === node)
      return { words, last: node };
  }
}

function comments(tree: Tree, node: number): Word[] {
  return tree.nodes[node]!.comments.map((text) => ({ kind: "comment", node, text }));
}

/** What could have been played instead of the move of the line: nothing for a variation itself. */
function variations({ nodes, followers }: Tree, node: number): readonly number[] {
  const parent = nodes[node]!.parent;
  const [main, ...others] = parent === null ? [] : followers[parent]!;
  return main === node ? others : [];
}
