import { RequestFailed, type ProblemCode } from "./http";

/** What to tell the reader of a failed request; any other error is a fault of ours and goes on. */
export function problemOf(error: unknown): ProblemCode {
  if (error instanceof RequestFailed) return error.code;
  throw error;
}
