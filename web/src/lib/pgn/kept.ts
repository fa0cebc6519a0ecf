import type { Bytes } from "$lib/api/http";
import { packed, unpacked } from "./bytes";

/** A text that is being read, as a reload finds it again. */
export interface Kept {
  readonly text: Bytes;
  /** In which letters; `auto` while nobody has said. */
  readonly letters: string;
}

const key = "roque-pgn";
const placeKey = "roque-pgn-place";

/** Keeps a text until the tab is closed; one that does not fit is kept no longer than the page. */
export function keep({ text, letters }: Kept): void {
  const saved = `${letters} ${packed(text)}`;
  if (read(key) === saved) return;
  forget();
  try {
    sessionStorage.setItem(key, saved);
  } catch {
    // Storage is full or forbidden.
  }
}

export function kept(): Kept | null {
  const saved = read(key);
  const cut = saved?.indexOf(" ") ?? -1;
  if (!saved || cut < 0) return null;
  return { letters: saved.slice(0, cut), text: unpacked(saved.slice(cut + 1)) };
}

/** Keeps which move of which game is on the board. */
export function keepPlace(game: number, node: number): void {
  try {
    sessionStorage.setItem(placeKey, `${game} ${node}`);
  } catch {
    // As above.
  }
}

/** The move that was on the board of this game, if it was the last one read. */
export function keptPlace(game: number): number | null {
  const [saved, node] = (read(placeKey) ?? "").split(" ").map(Number);
  return saved === game && node !== undefined && Number.isInteger(node) ? node : null;
}

export function forget(): void {
  try {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(placeKey);
  } catch {
    // As above.
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
