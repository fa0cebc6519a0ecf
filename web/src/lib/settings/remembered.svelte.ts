import { parse, type Settings } from "./settings";

const key = "roque";

let current = $state.raw(parse(read()));

/** The settings as they stand; reactive. */
export function settings(): Readonly<Settings> {
  return current;
}

/** Changes some settings and remembers them, where the browser lets us. */
export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

/** Follows what the reader chooses in another tab. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key) current = parse(event.newValue);
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
