import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go, match, path, query, route, startRouter, type Route } from ".";

let stop: () => void;

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  stop = startRouter();
  go("/");
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const routes: Exclude<Route, { page: "not-found" }>[] = [
  { page: "home" },
  { page: "game", id: "a1-B_2" },
  { page: "two" },
  { page: "editor" },
  { page: "reader" },
  { page: "opponents" },
  { page: "profile" },
  { page: "leaderboards" },
  { page: "history" },
];

test.each(routes)("the path of $page leads back to it", (known) => {
  expect(match(path(known))).toEqual(known);
});

test.each(["/inconnu", "/partie", "/partie/", "/partie/a/b", "/partie/%00", "/lire/roque"])(
  "%s is nowhere",
  (pathname) => {
    expect(match(pathname)).toEqual({ page: "not-found" });
  },
);

test("a place within a page is part of its path", () => {
  expect(path({ page: "editor", fen: "8/8 w" })).toBe("/editeur?fen=8%2F8%20w");
  expect(path({ page: "reader", game: "a1" })).toBe("/lire?partie=a1");
  expect(path({ page: "reader", number: 3 })).toBe("/lire?numero=3");
});

test("a place within a page is followed, also by the browser's back", () => {
  go("/lire?numero=3");
  expect([route(), query().get("numero")]).toEqual([{ page: "reader" }, "3"]);
  history.replaceState(null, "", "/lire");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(query().get("numero")).toBeNull();
});

test("a last slash makes no difference", () => {
  expect(match("/lire/")).toEqual({ page: "reader" });
});

/** Clicks a link and says whether the browser was left to follow it. */
function clickLink(href: string, init: MouseEventInit = {}, attributes = {}): boolean {
  const link = Object.assign(document.createElement("a"), { href, ...attributes });
  link.innerHTML = "<span>there</span>";
  document.body.append(link);
  // The browser must not really leave: a listener after the router's stops it.
  let followed = true;
  const rest = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", rest, { once: true });
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  link.firstElementChild?.dispatchEvent(click);
  return followed;
}

test("a click on a link of the site changes page without loading it", () => {
  expect(clickLink("/lire?numero=2#coup")).toBe(false);
  expect(route()).toEqual({ page: "reader" });
  expect(location.pathname + location.search + location.hash).toBe("/lire?numero=2#coup");
});

test.each([
  ["with the control key", "/lire", { ctrlKey: true }, {}],
  ["with the middle button", "/lire", { button: 1 }, {}],
  ["to another site", "https://example.org/", {}, {}],
  ["to a new tab", "/lire", {}, { target: "_blank" }],
  ["to a download", "/api/games/g/pgn", {}, { download: "game.pgn" }],
  ["to the server", "/api/games/g/pgn", {}, {}],
  ["to a page that the server writes", "/regles#pat", {}, {}],
  ["within the page", "/#top", {}, {}],
])("a click %s is left to the browser", (_, href, init, attributes) => {
  expect(clickLink(href, init, attributes)).toBe(true);
  expect(route()).toEqual({ page: "home" });
});

test("the browser's back is followed", () => {
  go("/lire");
  history.replaceState(null, "", "/a-deux");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(route()).toEqual({ page: "two" });
});
