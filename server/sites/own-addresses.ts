import type { Kind } from "#cards/engine/kind.ts";
import type { Database, Log } from "#server/ports.ts";
import { namesInUse } from "./store.ts";

type Given = {
  /** Every address as its owner writes it: `/login/smart-store/:id`, `/card/{id}`, `assets`. */
  routes: Iterable<string>;
  kinds: readonly Kind[];
};

/** The first words of all addresses that the app answers: there no personal page can stand. */
export function firstWordsOf({ routes, kinds }: Given): ReadonlySet<string> {
  const ours = kinds.flatMap(({ addresses }) => Object.values(addresses));
  const words = [...routes, ...ours].map((address) => address.replace(/^\//, "").split("/")[0] ?? "");
  return new Set(words.filter((word) => /^[a-z0-9-]+$/i.test(word)).map((word) => word.toLowerCase()));
}

type Parts = { database: Database; log: Log; addresses: () => Promise<ReadonlySet<string>> };

/**
 * Says which personal pages a new address of ours has come to stand before. The app opens all the same: one page is
 * hidden by it, all of them would be by staying closed.
 */
export async function reportHiddenPages({ database, log, addresses }: Parts): Promise<string[]> {
  const hidden = await namesInUse(database.orm, [...(await addresses())]);
  if (hidden.length > 0) {
    const names = hidden.map((name) => `/${name}`).join(", ");
    log.error({ error: names }, "addresses of the app stand before personal pages: give those other names");
  }
  return hidden;
}
