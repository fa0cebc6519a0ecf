/**
 * Where one can be. A new page is a new line here, and in `match` and `path`. What may be left out is
 * a place within the page, which the page itself reads from the address.
 */
export type Route =
  | { page: "home" }
  | { page: "game"; id: string }
  | { page: "review"; id: string }
  | { page: "two" }
  | { page: "editor"; fen?: string }
  | { page: "reader"; game?: string; number?: number }
  | { page: "opponents" }
  | { page: "profile" }
  | { page: "leaderboards" }
  | { page: "history" }
  | { page: "not-found" };

/** The route a path means; a path of no page of the app is `not-found`. */
export function match(pathname: string): Route {
  const game = /^\/partie\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (game) return { page: "game", id: game };
  const reviewed = /^\/partie\/([\w-]+)\/revoir\/?$/.exec(pathname)?.[1];
  if (reviewed) return { page: "review", id: reviewed };
  switch (pathname.replace(/\/$/, "")) {
    case "":
      return { page: "home" };
    case "/a-deux":
      return { page: "two" };
    case "/lire":
      return { page: "reader" };
    case "/editeur":
      return { page: "editor" };
    case "/adversaires":
      return { page: "opponents" };
    case "/profil":
      return { page: "profile" };
    case "/classements":
      return { page: "leaderboards" };
    case "/parties":
      return { page: "history" };
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
    case "review":
      return `/partie/${route.id}/revoir`;
    case "two":
      return "/a-deux";
    case "editor":
      return route.fen ? `/editeur?fen=${encodeURIComponent(route.fen)}` : "/editeur";
    case "reader":
      if (route.game) return `/lire?partie=${route.game}`;
      return route.number ? `/lire?numero=${route.number}` : "/lire";
    case "opponents":
      return "/adversaires";
    case "profile":
      return "/profil";
    case "leaderboards":
      return "/classements";
    case "history":
      return "/parties";
  }
}
