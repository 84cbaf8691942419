import type { Kind } from "#cards/engine/kind.ts";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { ask } from "#web/api.ts";
import { CreateCardFromDocument } from "#web/graphql/graphql.ts";

type Card = { id: string; kind: string; publishedAt?: string | null };

/** Kinds of which a card may be made from this one: once it was sent, there are guests to take over. */
export function kindsFrom({ kind, publishedAt }: Card): Kind[] {
  return publishedAt ? kinds.filter((other: Kind) => other.createFrom && other.name !== kind) : [];
}

/** Makes the card; answers where its owner goes on with it. */
export async function beginFrom(card: Card, kind: Kind): Promise<string> {
  const { createCardFrom } = await ask(CreateCardFromDocument, {
    kind: kind.name,
    from: card.id,
    key: newIdempotencyKey(),
  });
  return addressOf(kind, "edit", createCardFrom.id);
}
