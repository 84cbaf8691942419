import type { KindName } from "./kinds.ts";
import { kindNames } from "./kinds.ts";
import { samplesOf } from "./samples.ts";
import { type Air, airs } from "./themes/airs.ts";

/** A sample as it stands among others, without its content. */
export type ListedSample = { kind: KindName; name: string; label: string; mood: string; air: Air };

/** Of every kind, in the order a maker sees them. */
export async function listedSamples(): Promise<ListedSample[]> {
  const found = await Promise.all(
    kindNames.map(async (kind) =>
      (await samplesOf(kind)).map(({ name, label, mood, content, air }) => ({
        kind,
        name,
        label,
        mood,
        air: air ?? airs[content.theme.name],
      })),
    ),
  );
  return found.flat();
}
