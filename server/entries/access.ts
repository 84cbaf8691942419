import { mayModerate } from "#domain/access.ts";
import { entryId } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";
import { ownCard } from "#server/cards/access.ts";
import { type EntrySection, entrySections } from "#server/cards/guest-card.ts";
import type { CardRow } from "#server/cards/public.ts";
import { type Access, createGrant } from "#server/graphql/access.ts";
import { refuseSealed } from "./sealed.ts";
import { type EntryRow, findEntry } from "./store.ts";

export type AnsweredEntry = { entry: EntryRow; on: EntrySection };

const granted = createGrant<AnsweredEntry & { card: CardRow }>("entry");

/** The entry whose card's owner was let through. */
export const grantedEntry = granted.of;

/** Who owns the card on which the entry was left. Somebody else's, an unknown and a malformed id are answered alike. */
export const entryCardOwner: Access<{ id: string }> = {
  who: "owner of the card with the entry",
  async check({ id }, context) {
    const known = entryId.safeParse(id);
    const found = known.success
      ? await findEntry(context.database.orm, { id: known.data, self: {} })
      : undefined;
    // An unknown entry is looked for on a card that never was, so that a visitor is asked to sign in either way.
    const card = await ownCard(context, { id: found?.entry.card ?? "", may: mayModerate });
    const on = (await entrySections(context, card)).find(
      ({ section }) => section.name === found?.entry.section,
    );
    if (!found || !on) throw new Refusal("NOT_FOUND");
    refuseSealed(context, on);
    granted.give(context, { entry: found.entry, on, card });
  },
};
