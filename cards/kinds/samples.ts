import type { Sample } from "#cards/engine/sample.ts";
import { type KindName, kindNamed, kindNames } from "./kinds.ts";
import { oncePerKind } from "./once-per-kind.ts";

/** The samples of a kind, in the order a maker sees them, loaded where they are shown. */
export const samplesOf = oncePerKind<readonly Sample[]>((kind) => kindNamed(kind as KindName).samples());

/** All of them, where their weight is nobody's download. */
export async function allSamples(): Promise<Record<KindName, readonly Sample[]>> {
  const found = await Promise.all(kindNames.map(async (name) => [name, await samplesOf(name)] as const));
  return Object.fromEntries(found) as Record<KindName, readonly Sample[]>;
}
