/** How a square is marked: chosen by the reader, judged right or wrong, or shown to be looked at. */
export type Mark = "chosen" | "good" | "bad" | "noted";
