import { json } from "$lib/api/http";
import { problemOf } from "$lib/api/problem";
import type { Role, Why } from "$lib/api/wire";
import { lang, t } from "$lib/i18n";

/** Why a move is not legal in a position, in the reader's language; or that nobody answers. */
export async function why(
  fen: string | null,
  from: string,
  to: string,
  promotion?: Role,
): Promise<Why | null> {
  if (!fen) return null;
  const asked = { fen, from, to, lang: lang(), ...(promotion && { promotion }) };
  try {
    return await json<Why>("GET", `/api/why?${new URLSearchParams(asked)}`);
  } catch (error) {
    return { refusal: null, sentence: t(`error-${problemOf(error)}`) };
  }
}
