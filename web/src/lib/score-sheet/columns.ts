/** The columns of a score sheet: two, and more only when two would be too small to read. */
export interface Layout {
  readonly columns: number;
  readonly rows: number; // in each column
}

const fewest = 30; // rows a column: a short game leaves lines to write on
const most = 84; // rows a column that an A4 page can still show

/** How the moves of a game stand on one A4 page. */
export function layout(moves: number): Layout {
  const columns = Math.max(2, Math.ceil(moves / most));
  return { columns, rows: Math.max(fewest, Math.ceil(moves / columns)) };
}

/** The rows of each column, filled up with blank lines; numbers go on where the moves end. */
export function inColumns<Row>(
  rows: readonly Row[],
  { columns, rows: height }: Layout,
): (Row | null)[][] {
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: height }, (_, line) => rows[column * height + line] ?? null),
  );
}
