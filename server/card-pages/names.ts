import DataLoader from "dataloader";
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
export type NameFound = WantedCard | { elsewhere: string } | "gone" | "nothing";

/** Finds cards by the names in their addresses. What cannot be a name is never looked up. */
export function createNames({ database, addresses }: Parts) {
  const known = createNameLoader((names) => findSitenames(database.orm, names));

  return async function find({ name, ending, ...wanted }: NameWanted): Promise<NameFound> {
    const meant = asSitename(name);
    if (sitenameFault(meant) !== null || (await addresses()).has(meant)) return "nothing";
    const found = await known.load(meant);
    if (!found) return "nothing";
    if (!found.card || !found.present) return "gone";
    if (found.present === name) return { ...wanted, id: found.card };
    return { elsewhere: `${addressOf(wanted.kind, "view", found.present)}${ending}` };
  };
}

/**
 * One question to the database at a time; whoever asks meanwhile is answered by the next, all together. Made-up
 * addresses, however many, cost as much as the database has time for.
 */
function createNameLoader(ask: (names: string[]) => Promise<KnownSitename[]>) {
  let last: Promise<unknown> = Promise.resolve();

  async function load(names: readonly string[]): Promise<(KnownSitename | undefined)[]> {
    const asked = ask([...new Set(names)]);
    last = asked.catch(() => undefined);
    const found = new Map((await asked).map((one) => [one.skeleton, one]));
    return names.map((name) => found.get(skeletonOf(name)));
  }

  return new DataLoader(load, { cache: false, batchScheduleFn: (ready) => void last.then(ready) });
}
