import type { Kind } from "#cards/engine/kind.ts";
import type { TextReader } from "#cards/reading/understood.ts";
import { kinds } from "./kinds.ts";

let loading: Promise<ReadonlyMap<string, TextReader>> | null = null;

/** All of them by their kinds: a text may be of another kind than the card. Loaded once, and anew where that failed. */
export function textReaders(): Promise<ReadonlyMap<string, TextReader>> {
  loading ??= loadAll().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function loadAll(): Promise<ReadonlyMap<string, TextReader>> {
  const loaded = await Promise.all(
    kinds.map(async (kind: Kind) => [kind.name, await kind.reading?.()] as const),
  );
  return new Map(loaded.flatMap(([name, reader]) => (reader ? [[name, reader] as const] : [])));
}
