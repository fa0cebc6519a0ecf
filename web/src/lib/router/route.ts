/** Where one can be. A new page is a new line here, and in `match` and `path`. */
export type Route =
  | { page: "home" }
  | { page: "game"; id: string }
  | { page: "two" }
  | { page: "rules" }
  | { page: "not-found" };

/** The route a path means; a path nobody knows is `not-found`. */
export function match(pathname: string): Route {
  const game = /^\/partie\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (game) return { page: "game", id: game };
  switch (pathname.replace(/\/$/, "")) {
    case "":
      return { page: "home" };
    case "/a-deux":
      return { page: "two" };
    case "/regles":
      return { page: "rules" };
    default:
      return { page: "not-found" };
  }
}

/** The path of a route: the reverse of `match`. */
export function path(route: Exclude<Route, { page: "not-found" }>): string {
  switch (route.page) {
    case "home":
      return "/";
    case "game":
      return `/partie/${route.id}`;
    case "two":
      return "/a-deux";
    case "rules":
      return "/regles";
  }
}
