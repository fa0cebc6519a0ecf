import type { Api } from "@lichess-org/chessground/api";
import { on } from "svelte/events";

/**
 * Chessground remembers where it stands until the page scrolls; a text that appears above it moves
 * it as well. So whatever touches the page makes it look anew. Gives what ends that.
 */
export function lookWhenTouched(ground: Api): () => void {
  const look = () => ground.state.dom.bounds.clear();
  const stops = ["mousedown", "touchstart"].map((type) =>
    on(document, type, look, { capture: true, passive: true }),
  );
  return () => stops.forEach((stop) => stop());
}
