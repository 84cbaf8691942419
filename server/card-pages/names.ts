import { addressOf } from "#cards/kinds/kinds.ts";
import { asSitename, sitenameFault, skeletonOf } from "#domain/sitename.ts";
import type { Database } from "#server/ports.ts";
import { findSitenames, type KnownSitename } from "#server/sites/public.ts";
import type { NameWanted, WantedCard } from "./address.ts";

type Parts = {
  database: Database;
  /** First words of the app's own addresses: no page stands in their way, whoever had the name before. */
  addresses: () => Promise<ReadonlySet<string>>;
};

/** `elsewhere`: the site was renamed, or its name was typed in a look-alike spelling; to be redirected. */
export type Found = WantedCard | { elsewhere: string } | "gone" | "nothing";

/** Finds cards by the names in their addresses. What cannot be a name is never looked up. */
export function createNames({ database, addresses }: Parts) {
  const look = batched((names) => findSitenames(database.orm, names));

  return async function find({ name, ending, ...wanted }: NameWanted): Promise<Found> {
    const meant = asSitename(name);
    if (sitenameFault(meant) !== null || (await addresses()).has(meant)) return "nothing";
    const known = await look(meant);
    if (!known) return "nothing";
    if (!known.card || !known.present) return "gone";
    if (known.present === name) return { ...wanted, id: known.card };
    return { elsewhere: `${addressOf(wanted.kind, "view", known.present)}${ending}` };
  };
}

/**
 * A batch loader across requests, unlike that of `server/graphql/batch-loader.ts`: one question to the database at a time; whoever asks meanwhile is answered by the next, all together. Made-up
 * addresses, however many, cost as much as the database has time for.
 */
function batched(ask: (names: string[]) => Promise<KnownSitename[]>) {
  let waiting: { names: Set<string>; answer: Promise<Map<string, KnownSitename>> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function open() {
    const names = new Set<string>();
    const answer = last.then(async () => {
      waiting = undefined;
      const found = await ask([...names]);
      return new Map(found.map((one) => [one.skeleton, one]));
    });
    last = answer.catch(() => undefined);
    return { names, answer };
  }

  return async (name: string): Promise<KnownSitename | undefined> => {
    waiting ??= open();
    waiting.names.add(name);
    return (await waiting.answer).get(skeletonOf(name));
  };
}
