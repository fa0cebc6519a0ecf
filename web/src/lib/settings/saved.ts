/** Reading what an earlier visit, or another version of the page, has left. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The value if it is one of `values`; otherwise the first of them. */
export function oneOf<T>(values: readonly T[], value: unknown): T {
  return values.find((known) => known === value) ?? (values[0] as T);
}
