import type { CardFacts } from "#cards/engine/viewer.ts";

type Place = Pick<CardFacts, "address" | "version">;

/** The address to hand on. Messengers keep the preview of an address for long, so that each version has its own. */
export function sharedAddress({ address, version }: Place): string {
  return version === undefined ? address : `${address}?v=${version}`;
}

/** The picture of a preview, drawn of this version; null where nothing was published yet. */
export function sharedPicture({ address, version }: Place): string | null {
  return version === undefined ? null : `${address}.png?v=${version}`;
}
