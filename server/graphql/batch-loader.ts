import DataLoader from "dataloader";
import type { CardId } from "#domain/card-id.ts";
import type { Context } from "./context.ts";

type OfCard = { card: CardId | null };

/** Collects the cards that the fields of one call ask for in a tick: one query for all, and to each what is its own. */
export function batchByCard<Row extends OfCard>(ask: (context: Context, cards: CardId[]) => Promise<Row[]>) {
  const loaders = new WeakMap<Context, DataLoader<CardId, Row[]>>();

  function loaderFor(context: Context): DataLoader<CardId, Row[]> {
    const load = async (cards: readonly CardId[]) => {
      const found = Map.groupBy(await ask(context, [...cards]), ({ card }) => card);
      return cards.map((card) => found.get(card) ?? []);
    };
    // Nothing is kept beyond the tick: a later field of a mutation sees what an earlier one changed.
    const loader = new DataLoader(load, { cache: false, batchScheduleFn: setImmediate });
    loaders.set(context, loader);
    return loader;
  }

  return (context: Context, card: CardId): Promise<Row[]> =>
    (loaders.get(context) ?? loaderFor(context)).load(card);
}
