import { type CardContent, readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { ask } from "#web/api.ts";
import { type CardFieldsFragment, MyCardDocument } from "#web/graphql/graphql.ts";

const kept = new Map<string, Promise<CardContent>>();

type Wanted = { card: Pick<CardFieldsFragment, "id" | "draftVersion">; kind: Kind };

/** What the newest version of a card says; asked for once as long as it stays the newest. */
export function cachedContent({ card, kind }: Wanted): Promise<CardContent> {
  const key = `${card.id} ${card.draftVersion}`;
  const known = kept.get(key);
  if (known) return known;
  const coming = ask(MyCardDocument, { id: card.id }).then(({ myCard }) => readCard(kind, myCard.content));
  kept.set(key, coming);
  coming.catch(() => kept.delete(key));
  return coming;
}
