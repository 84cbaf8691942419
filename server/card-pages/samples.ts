import type { Kind } from "#cards/engine/kind.ts";
import { cardPage } from "#cards/engine/page.ts";
import { contentToday } from "#cards/engine/sample.ts";
import { sampleAddress } from "#cards/engine/sample-address.ts";
import { inTheme } from "#cards/kinds/designs.ts";
import { kindNamed, kindNames } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import type { ThemeName } from "#cards/themes/themes.ts";
import { endOfDay, koreanDay } from "#domain/korean-day.ts";
import { type As, asWhat } from "./address.ts";
import type { ShownCard } from "./shown-card.ts";

export type SampleWanted = { kind: Kind; name: string; theme?: ThemeName } & As;

/** Which sample an address asks for, and as what. */
export function sampleAt(path: string): SampleWanted | null {
  const [, kind, name, look, ending] =
    /^\/sample\/([a-z-]+)\/([a-z-]+)(?:\/([a-z-]+))?(\..+)?$/.exec(path) ?? [];
  const known = kindNames.find((one) => one === kind);
  const as = asWhat(ending ?? "");
  if (!known || !name || !as) return null;
  const theme = kindNamed(known).themes.find((one) => one === look);
  return look && !theme ? null : { kind: kindNamed(known), name, theme, ...as };
}

/** A sample as a guest would see it, were it sent; null where there is none of this name. */
export async function shownSample(
  { kind, name, theme }: SampleWanted,
  { origin, now }: { origin: string; now: Date },
): Promise<ShownCard | null> {
  const sample = (await samplesOf(kind.name)).find((one) => one.name === name);
  if (!sample) return null;
  const today = koreanDay(now);
  const content = contentToday(sample, today);
  const page = cardPage({
    kind,
    content: theme ? inTheme(kind, content, theme) : content,
    id: null,
    address: `${origin}${sampleAddress({ kind: kind.name, name, theme })}`,
    today,
    now: now.toISOString(),
    isTrial: false,
    kakaoKey: null,
  });
  return {
    page,
    version: 1,
    contentVersion: [kind.name, name, theme].filter(Boolean).join("."),
    externalVersions: { blocks: null, brand: null },
    changesAt: null,
    until: endOfDay(today),
    keptUntil: null,
  };
}
