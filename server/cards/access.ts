import { type CardId, cardId } from "#domain/card-id.ts";
import { isBeyondUndo } from "#domain/card-life.ts";
import type { Member } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { type Access, createGrant } from "#server/graphql/access.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { type CardRow, findCard } from "./store.ts";

type May = (member: Member, card: CardRow) => boolean;

const granted = createGrant<{ card: CardRow; may: May }>("card");

/** The card whose owner was let through. */
export function grantedCard(context: Context): CardRow {
  return granted.of(context).card;
}

/** The same, read anew by who waited or lost a race: it may be somebody else's by now. */
export function rereadCard(context: Context): Promise<CardRow> {
  const { card, may } = granted.of(context);
  return ownCard(context, { id: card.id, may });
}

/** Who may do this with the card that an argument names: its owner. */
export function cardOwner<Name extends string>(argument: Name, may: May): Access<Record<Name, string>> {
  return {
    who: `owner of the card in ${argument}`,
    async check({ [argument]: id }, context) {
      granted.give(context, { card: await ownCard(context, { id, may }), may });
    },
  };
}

/** The caller's card. Somebody else's, an unknown and a malformed id are answered alike. */
export async function ownCard(context: Context, { id, may }: { id: string; may: May }): Promise<CardRow> {
  const member = memberOf(context);
  const known = cardId.safeParse(id);
  const card = known.success ? await readOnce(context, known.data) : undefined;
  if (!card || !may(member, card) || isBeyondUndo(card, context.clock.now())) throw new Refusal("NOT_FOUND");
  return card;
}

/** Fields of a call that ask for a card side by side are one question; who asks later reads it anew. */
function readOnce({ database, cardsBeingRead }: Context, id: CardId): Promise<CardRow | undefined> {
  const reading =
    cardsBeingRead.get(id) ?? findCard(database.orm, id).finally(() => cardsBeingRead.delete(id));
  cardsBeingRead.set(id, reading);
  return reading;
}
