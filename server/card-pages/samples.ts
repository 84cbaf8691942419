import type { Kind } from "#cards/engine/kind.ts";
import { cardPage } from "#cards/engine/page.ts";
import { sampleAddress } from "#cards/engine/sample-address.ts";
import { kindNamed, kindNames } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { endOfDay, koreanDay } from "#domain/korean-day.ts";
import { type As, asWhat } from "./address.ts";
import type { ShownCard } from "./shown-card.ts";

export type SampleWanted = { kind: Kind; name: string } & As;

/** Which sample an address asks for, and as what. */
export function sampleAt(path: string): SampleWanted | null {
  const [, kind, name, ending] = /^\/sample\/([a-z-]+)\/([a-z-]+)(\..+)?$/.exec(path) ?? [];
  const known = kindNames.find((one) => one === kind);
  const as = asWhat(ending ?? "");
  return known && name && as ? { kind: kindNamed(known), name, ...as } : null;
}

/** A sample as a guest would see it, were it sent; null where there is none of this name. */
export async function shownSample(
  { kind, name }: SampleWanted,
  { origin, now }: { origin: string; now: Date },
): Promise<ShownCard | null> {
  const sample = (await samplesOf(kind.name)).find((one) => one.name === name);
  if (!sample) return null;
  const today = koreanDay(now);
  const page = cardPage({
    kind,
    content: sample.content,
    id: null,
    address: `${origin}${sampleAddress({ kind: kind.name, name })}`,
    today,
    now: now.toISOString(),
    isTrial: false,
    kakaoKey: null,
  });
  return {
    page,
    version: 1,
    contentVersion: `${kind.name}.${name}`,
    externalVersions: { blocks: null, brand: null },
    changesAt: null,
    until: endOfDay(today),
  };
}
