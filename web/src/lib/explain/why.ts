import * as http from "$lib/api/http";
import { problemOf } from "$lib/api/problem";
import type { Voice, Why } from "$lib/api/wire";
import { lang, t } from "$lib/i18n";

/**
 * Why a move is not legal in a position, in the reader's language: a sentence in any case, be it that
 * the move is allowed or that nobody answers. Nothing where there is no position to ask about.
 */
export async function why(
  fen: string | null,
  from: string,
  to: string,
  voice?: Voice,
): Promise<Why | null> {
  if (!fen) return null;
  try {
    const told = await http.why(fen, from, to, lang(), voice);
    return told.refusal ? told : { refusal: null, sentence: t("why-allowed") };
  } catch (error) {
    return { refusal: null, sentence: t(`error-${problemOf(error)}`) };
  }
}
