import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { afterAll, beforeAll } from "vitest";
import { binary } from "./roque";
import type { Told } from "./line";

/** A move in UCI, and what the engine thinks of it for the side that plays it, in centipawns. */
export interface Advice {
  move: string;
  score: number;
}

/** A strong player for the tests of a file. */
export function useBrain(): Brain {
  const brain = new Brain();
  beforeAll(() => brain.start());
  afterAll(() => brain.stop());
  return brain;
}

/** A strong player, for whoever plays in a test: the engine of the same binary, over UCI. */
export class Brain {
  private engine: { process: ChildProcess; lines: Interface } | undefined;

  start(): void {
    const process = spawn(binary(), ["uci"], { stdio: ["pipe", "pipe", "inherit"] });
    this.engine = { process, lines: createInterface({ input: process.stdout! }) };
  }

  /** The best move, or the best of `among`. It counts positions, not time: a busy machine plays as well. */
  async advise({ startFen, plies }: Told, among: readonly string[] = []): Promise<Advice> {
    const played = plies.map(({ from, to, promotion }) => uci(from, to, promotion));
    const only = among.length > 0 ? ` searchmoves ${among.join(" ")}` : "";
    const position = `position fen ${startFen} moves ${played.join(" ")}`;
    const said = await this.ask([position, `go nodes 30000${only}`], /^bestmove/);
    const move = /^bestmove (\S+)/.exec(said.at(-1)!)![1]!;
    return { move, score: score(said) };
  }

  async stop(): Promise<void> {
    if (!this.engine) return;
    const gone = once(this.engine.process, "exit");
    this.engine.process.stdin!.write("quit\n");
    await gone;
  }

  /** Says some lines and gives all that is answered up to a line like `last`. */
  private ask(questions: readonly string[], last: RegExp): Promise<string[]> {
    const { process, lines } = this.engine!;
    const said: string[] = [];
    return new Promise((resolve) => {
      const hear = (answer: string) => {
        said.push(answer);
        if (!last.test(answer)) return;
        lines.off("line", hear);
        resolve(said);
      };
      lines.on("line", hear);
      process.stdin!.write(`${questions.join("\n")}\n`);
    });
  }
}

/** A move as UCI writes it. */
export function uci(from: string, to: string, promotion: string | null): string {
  return from + to + (promotion ? letterOf[promotion] : "");
}

const letterOf: Record<string, string> = { queen: "q", rook: "r", bishop: "b", knight: "n" };

/** The score of a mate in so many moves. */
export const mateIn = (moves: number) => 30_000 - moves;

/** The last score in a search's report, for the side that searches. */
function score(report: readonly string[]): number {
  const last = report.map((line) => /score (cp|mate) (-?\d+)/.exec(line)).findLast(Boolean);
  if (!last) throw new Error(`The engine gave no score: ${report.join(" / ")}`);
  const value = Number(last[2]);
  if (last[1] === "cp") return value;
  return value > 0 ? mateIn(value) : -mateIn(-value);
}
