import type { CardContent } from "#cards/engine/card.ts";
import { blocksOf, calledAt } from "#cards/engine/follow.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { CardId } from "#domain/card-id.ts";
import { invalid } from "#server/graphql/invalid.ts";
import type { Orm } from "#server/ports.ts";
import { followVenues } from "#server/venues/public.ts";

const NOT_OFFERED =
  "더는 가져올 수 없는 식장 정보입니다. 다시 찾아보시거나, 지금 내용을 직접 고쳐 써 주세요.";

type Following = {
  kind: Kind;
  card: CardId;
  /** The card it is made from: what that follows, it may follow. */
  from: CardId | null;
  content: CardContent;
};

/** The card follows its content's blocks from now on; they are there before the version that shows them. */
export async function followBlocks(orm: Orm, { kind, card, from, content }: Following): Promise<void> {
  const refused = await followVenues(orm, { card, from, ids: blocksOf(content) });
  const wrong = kind.sections.filter(({ name }) => refused.includes(content.follows?.[name]?.block ?? ""));
  if (wrong.length === 0) return;
  throw invalid(wrong.map(({ name, follows = {} }) => [["sections", name, calledAt(follows)], NOT_OFFERED]));
}
