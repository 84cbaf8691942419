import type { Editing, OfferedBlock } from "#cards/engine/editor.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import { place } from "#cards/sections/venue/block.ts";
import { ask } from "#web/api.ts";
import {
  FollowedVenuesDocument,
  MyCardsDocument,
  SearchVenuesDocument,
  SitenameDocument,
  type SitenameState,
  type VenueFieldsFragment,
} from "#web/graphql/graphql.ts";
import { allowedActions } from "#web/my-cards/card-status.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";

const states = {
  FREE: "free",
  UNFIT: "unfit",
  RESERVED: "reserved",
  TAKEN: "taken",
} as const satisfies Record<SitenameState, string>;

/** Whether the card with this id may have a name. */
export function askName(card: string): Editing["askName"] {
  return async (name) => {
    const { sitename } = await ask(SitenameDocument, { card, name });
    return { ...sitename, state: states[sitename.state] };
  };
}

/** Whoever has more open at once finds the newest here. */
const MOST_CARDS = 100;

/** The maker's cards besides the one with this id that guests can open. */
export function askOpenCards(id: string): Editing["openCards"] {
  return async () => {
    const { myCards } = await ask(MyCardsDocument, { first: MOST_CARDS });
    const now = new Date();
    return myCards.cards.flatMap((card) => {
      const kind = knownKind(card.kind);
      if (!kind || card.id === id || !allowedActions(card, now).view) return [];
      return [{ id: card.id, title: card.title, kind: card.label, address: pageOf(kind, card) }];
    });
  };
}

/** Halls of companies for a card of this kind. */
export function searchBlocks(kind: string): Editing["searchBlocks"] {
  return async (text) => (await ask(SearchVenuesDocument, { text, kind })).searchVenues.map(offered);
}

/** Those that the card with this id follows. */
export function followedBlocks(card: string): Editing["followedBlocks"] {
  return async () => (await ask(FollowedVenuesDocument, { card })).followedVenues.map(offered);
}

function offered({ id, content, company }: VenueFieldsFragment): OfferedBlock {
  return { id, said: place.parse(content), keeper: company ?? null };
}
