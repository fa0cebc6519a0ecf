import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage } from "$lib/api/wire";
import { FakeWebSocket } from "../../test/FakeWebSocket";
import { update } from "../../test/game";
import { connect, socketUrl, type GameSocket, type Link } from "./socket";

const game = (): ServerMessage => ({ type: "game", game: update() });

let links: Link[];
let messages: { type: string; first: boolean }[];
let socket: GameSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWebSocket.install();
  links = [];
  messages = [];
  socket = connect("ws://roque/g1", {
    link: (link) => links.push(link),
    message: ({ type }, first) => messages.push({ type, first }),
  });
  return () => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function online(): FakeWebSocket {
  FakeWebSocket.last.open();
  FakeWebSocket.last.hear(game());
  return FakeWebSocket.last;
}

test("the address is the page's own server", () => {
  const own = `ws://${location.host}/api/games/a%2Fb/socket`;
  expect(socketUrl("a/b", false)).toBe(own);
  expect(socketUrl("a/b", true)).toBe(`${own}?pace=immediate`);
});

describe("a line", () => {
  test("is up once the server has spoken, and tells its first message from the next", () => {
    online().hear(game());
    expect(links).toEqual(["connecting", "online"]);
    expect(messages).toEqual([
      { type: "game", first: true },
      { type: "game", first: false },
    ]);
  });

  test("is asked every ten seconds whether it lives", () => {
    const line = online();
    vi.advanceTimersByTime(10_000);
    expect(line.said).toEqual([{ type: "ping" }]);
    line.hear({ type: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(line.said).toHaveLength(2);
    expect(links).toEqual(["connecting", "online"]);
    expect(messages).toHaveLength(1);
  });

  test("that does not answer is dead, and another is made", () => {
    online();
    vi.advanceTimersByTime(20_000);
    expect(links.at(-1)).toBe("offline");
    vi.advanceTimersByTime(500);
    expect(FakeWebSocket.made).toHaveLength(2);
    online();
    expect(links).toEqual(["connecting", "online", "offline", "online"]);
  });

  test("that never opens is dead too", () => {
    vi.advanceTimersByTime(10_500);
    expect(FakeWebSocket.made).toHaveLength(2);
  });

  test("that says nonsense is given up", () => {
    const line = online();
    line.hear("{not JSON");
    expect(links.at(-1)).toBe("offline");
    line.hear(game());
    expect(messages).toHaveLength(1);
  });
});

describe("a lost line", () => {
  test("is made again after waits that double, up to ten seconds, until one holds", () => {
    const waits = [500, 1000, 2000, 4000, 8000, 10_000, 10_000];
    for (const wait of waits) {
      const before = FakeWebSocket.made.length;
      FakeWebSocket.last.breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeWebSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeWebSocket.made).toHaveLength(before + 1);
    }
    online().breaks();
    vi.advanceTimersByTime(500);
    expect(FakeWebSocket.made).toHaveLength(waits.length + 2);
  });

  test.each([
    ["the network is back", () => dispatchEvent(new Event("online"))],
    ["the page is looked at", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("is made again at once when %s", (_, happens) => {
    online().breaks();
    happens();
    expect(FakeWebSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(FakeWebSocket.made).toHaveLength(2);
  });

  test("keeps nothing to be said later", () => {
    online().breaks();
    socket.send({ type: "resign", id: 1, by: "white" });
    vi.advanceTimersByTime(500);
    expect(online().said).toEqual([]);
  });
});

test("a closed socket is not made again, whatever happens", () => {
  const line = online();
  socket.close();
  line.breaks();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeWebSocket.made).toHaveLength(1);
});
