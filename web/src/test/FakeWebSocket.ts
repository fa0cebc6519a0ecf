import { vi } from "vitest";
import type { ClientMessage, ServerMessage } from "$lib/api/wire";

/** A WebSocket whose other end is the test. */
export class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** Every socket made since `install`, the first one first. */
  static made: FakeWebSocket[] = [];

  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = FakeWebSocket.CONNECTING;
  readonly said: ClientMessage[] = [];

  constructor(readonly url: string) {
    FakeWebSocket.made.push(this);
  }

  static install(): void {
    FakeWebSocket.made = [];
    vi.stubGlobal("WebSocket", FakeWebSocket);
  }

  static get last(): FakeWebSocket {
    const last = FakeWebSocket.made.at(-1);
    if (!last) throw new Error("No WebSocket was made.");
    return last;
  }

  open(): void {
    this.readyState = FakeWebSocket.OPEN;
  }

  send(text: string): void {
    if (this.readyState !== FakeWebSocket.OPEN) throw new Error("This WebSocket is not open.");
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  /** The server says something. */
  hear(message: ServerMessage | string): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  /** The line breaks, or the server closes it. */
  breaks(): void {
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose?.();
  }

  close(): void {
    this.readyState = FakeWebSocket.CLOSED;
  }
}
