import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll } from "vitest";

/** A server of their own for the tests of a file. */
export function useRoque(): Roque {
  const roque = new Roque();
  beforeAll(() => roque.start());
  // A test that failed with its server killed leaves one to the next.
  afterEach(() => (roque.isRunning ? undefined : roque.restart()));
  afterAll(() => roque.stop());
  return roque;
}

/** The real server, as people start it, on a data folder of its own. */
export class Roque {
  private process: ChildProcess | undefined;
  /** Where it answers, such as `http://127.0.0.1:49152`; the same after a restart. */
  url = "";

  private data = "";

  async start(): Promise<void> {
    this.data = await mkdtemp(join(tmpdir(), "roque-e2e-"));
    await this.run("127.0.0.1:0");
  }

  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    const { process } = this;
    this.process = undefined;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const gone = once(process, "exit");
    process.kill("SIGKILL");
    await gone;
  }

  get isRunning(): boolean {
    return this.process !== undefined;
  }

  /** Starts it again on the same data and the same address. */
  async restart(): Promise<void> {
    await this.kill();
    await this.run(new URL(this.url).host);
  }

  async stop(): Promise<void> {
    await this.kill();
    if (this.data) await rm(this.data, { recursive: true, force: true });
  }

  private async run(listen: string): Promise<void> {
    const started = spawn(
      binary(),
      ["serve", "--immediate", "--listen", listen, "--data", this.data],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    this.process = started;
    this.url = await address(started);
  }
}

/** The `roque` to test. */
export function binary(): string {
  const path = process.env.ROQUE_BIN;
  if (path) return path;
  throw new Error("ROQUE_BIN must name the `roque` binary to test; `cargo xtask test` sets it.");
}

/** The address the server prints once it answers. */
function address(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    started.once("error", reject);
    started.once("exit", (code) => reject(new Error(`roque ended with status ${code}.`)));
    createInterface({ input: started.stdout! }).on("line", (line) => {
      const printed = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (printed) resolve(printed);
    });
  });
}
