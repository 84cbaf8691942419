import { kinds } from "#cards/kinds/kinds.ts";

export type KnownKind = (typeof kinds)[number];

/** Undefined for a kind that is newer than this page. */
export function knownKind(name: string): KnownKind | undefined {
  return kinds.find((kind) => kind.name === name);
}
