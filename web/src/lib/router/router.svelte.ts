import { match, type Route } from "./route";

let current = $state.raw<Route>(match(location.pathname));

/** The page shown now. */
export function route(): Route {
  return current;
}

let search = $state(location.search);

/** The place within the page, as the address says it; reactive. */
export function query(): URLSearchParams {
  return new URLSearchParams(search);
}

/** Goes to a path of this site; `replace` leaves no way back to the present one. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  show();
  scrollTo(0, 0);
}

function show(): void {
  const next = match(location.pathname);
  // An anchor within the page changes the address, not the page.
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
  search = location.search;
}

/** Follows the browser's back and forward, and turns clicks on this site's links into `go`. */
export function startRouter(): () => void {
  addEventListener("popstate", show);
  addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", show);
    removeEventListener("click", follow);
  };
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented) return;
  const elsewhere = link.origin !== location.origin || link.target || link.download;
  const samePage = link.pathname === location.pathname && link.hash;
  // What is no page of the app, such as a lesson, is the server's.
  const notOurs = match(link.pathname).page === "not-found";
  if (elsewhere || samePage || notOurs) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
