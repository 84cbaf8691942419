import { momentInFigures } from "#domain/moment-words.ts";
import { Refusal } from "#domain/refusal.ts";
import { type EntrySection, sealOf } from "#server/cards/guest-card.ts";
import type { Context } from "#server/graphql/context.ts";

/** Refuses whatever would show what nobody may read yet. */
export function refuseSealed(context: Context, on: EntrySection): void {
  const seal = sealOf(context, on);
  if (!seal) return;
  const sentence = `봉해 둔 글입니다. ${momentInFigures(seal)}에 함께 열립니다.`;
  throw new Refusal("CLOSED", { sentence });
}
