import type { ContentOf } from "#cards/engine/section.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import type { cake } from "./section.ts";

/** Whose cake it is. */
export function calledOn(
  { nickname, name }: ContentOf<typeof cake>,
  { title }: Pick<CardFacts, "title">,
): string {
  return nickname.trim() || name.trim() || title;
}
