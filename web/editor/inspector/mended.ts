import type { CardContent } from "#cards/engine/card.ts";
import { withOwnChanges } from "#cards/engine/follow.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { Mend } from "#cards/inspector/rule.ts";

/** A card after one tap. What it changes of a section that follows a block is the maker's own from then on. */
export function mended(kind: Kind, before: CardContent, mend: Mend): CardContent {
  const after = mend.apply(before);
  return kind.sections
    .filter(({ name }) => after.sections[name] !== before.sections[name])
    .reduce((content, section) => withOwnChanges({ before, after: content, section }), after);
}
