import { type CardContent, readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { type CardFieldsFragment, MyCardDocument } from "#web/graphql/graphql.ts";
import { apiQuery, type Query } from "#web/queries/api-query.ts";

type Wanted = { card: Pick<CardFieldsFragment, "id" | "draftVersion">; kind: Kind };

/** What the newest version of a card says; asked for once as long as it stays the newest. */
export function contentQuery({ card, kind }: Wanted): Query<CardContent> {
  const { queryFn } = apiQuery(MyCardDocument, { id: card.id });
  return {
    queryKey: ["content", card.id, card.draftVersion],
    queryFn: async () => readCard(kind, (await queryFn()).myCard.content),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
