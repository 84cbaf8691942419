import {
  MyCardsDocument,
  type MyCardsQuery,
  MyDeletedCardsDocument,
  type MyDeletedCardsQuery,
} from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";

/** A member's cards, or those of one kind. */
export function myCards(kind?: string) {
  return {
    query: (after?: string) => apiQuery(MyCardsDocument, { after, kind }),
    page: ({ myCards: { cards, next } }: MyCardsQuery) => ({ rows: cards, next }),
  };
}

/** Cards that can still be brought back. */
export const myDeletedCards = {
  query: (after?: string) => apiQuery(MyDeletedCardsDocument, { after }),
  page: ({ myDeletedCards: { cards, next } }: MyDeletedCardsQuery) => ({ rows: cards, next }),
};
