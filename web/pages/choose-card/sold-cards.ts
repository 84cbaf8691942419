import { isSold } from "#cards/engine/plan.ts";
import { ask } from "#web/api.ts";
import { MyCardsDocument } from "#web/graphql/graphql.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import type { OwnCard } from "#web/my-cards/use-cards.ts";

type SoldCards = { rows: OwnCard[]; next: string | null };

/** Cards that something is sold for. */
export function soldCards(kind?: string) {
  return {
    query: (after?: string) => ({ queryKey: ["sold-cards", kind], queryFn: () => load({ after, kind }) }),
    page: (page: SoldCards) => page,
  };
}

type Wanted = { after?: string | undefined; kind?: string | undefined };

/** A page without any is followed by the next. */
async function load({ after, kind }: Wanted): Promise<SoldCards> {
  const { cards, next } = (await ask(MyCardsDocument, { after, kind })).myCards;
  const rows = cards.filter(({ kind: name }) => isSold(knownKind(name) ?? { plans: [] }));
  return rows.length > 0 || next === null ? { rows, next } : load({ after: next, kind });
}
