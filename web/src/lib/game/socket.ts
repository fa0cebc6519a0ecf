import type { ClientMessage, ServerMessage } from "$lib/api/wire";

/** The line to the server: being made for the first time, up, or lost and being made again. */
export type Link = "connecting" | "online" | "offline";

export interface Listener {
  link(link: Link): void;
  /** `first` tells the first message of a line from those that follow it. */
  message(message: ServerMessage, first: boolean): void;
}

export interface GameSocket {
  /** Says `message` if the line is up. Nothing is kept for later: the caller knows what still holds. */
  send(message: ClientMessage): void;
  /** Gives the line up and makes a new one at once, which brings the whole game again. */
  restart(): void;
  close(): void;
}

const pingEvery = 10_000; // milliseconds
const firstRetry = 500;
const longestRetry = 10_000;

/**
 * The address of a game's socket on the server this page came from. Who does not want to see the
 * computer think says so there.
 */
export function socketUrl(game: string, immediate: boolean): string {
  const url = new URL(`/api/games/${encodeURIComponent(game)}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (immediate) url.searchParams.set("pace", "immediate");
  return url.href;
}

/**
 * Keeps a line to a game's socket. A line that does not open, or does not answer a ping, before the
 * next ping is dead; a lost line is made again, after a wait that doubles each time, and at once when the browser is
 * back on its network or the page is looked at again.
 */
export function connect(url: string, listener: Listener): GameSocket {
  let line: WebSocket | null = null;
  let failures = 0;
  let retry: number | undefined;
  let ping: number | undefined;
  let awaited = false; // the last ping has had no answer

  function dial() {
    clearTimeout(retry);
    const dialled = new WebSocket(url);
    let first = true;
    line = dialled;
    watch(dialled);
    dialled.onmessage = ({ data }) => {
      if (line !== dialled) return;
      const message = read(data);
      if (!message) return lose();
      awaited = false;
      if (message.type === "pong") return;
      failures = 0;
      if (first) listener.link("online");
      listener.message(message, first);
      first = false;
    };
    dialled.onclose = () => {
      if (line === dialled) lose();
    };
  }

  function watch(watched: WebSocket) {
    awaited = false;
    ping = window.setInterval(() => {
      if (awaited || watched.readyState !== WebSocket.OPEN) return lose();
      awaited = true;
      watched.send(JSON.stringify({ type: "ping" } satisfies ClientMessage));
    }, pingEvery);
  }

  function drop() {
    const dropped = line;
    line = null;
    clearInterval(ping);
    clearTimeout(retry);
    dropped?.close();
  }

  function lose() {
    drop();
    const wait = Math.min(longestRetry, firstRetry * 2 ** failures);
    failures += 1;
    retry = window.setTimeout(dial, wait);
    listener.link("offline");
  }

  function hurry() {
    const waiting = line === null;
    if (document.visibilityState === "visible" && waiting) dial();
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  listener.link("connecting");
  dial();

  return {
    send(message) {
      if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
    },
    restart() {
      drop();
      listener.link("offline");
      dial();
    },
    close() {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      drop();
    },
  };
}

/** The message in a frame, or `null` when it is not one of the protocol. */
function read(data: unknown): ServerMessage | null {
  try {
    const message = JSON.parse(String(data)) as ServerMessage;
    return ["game", "refused", "failed", "pong"].includes(message.type) ? message : null;
  } catch {
    return null;
  }
}
