import { type Air, airs } from "#cards/themes/airs.ts";
import { type ListedKind, listedKinds } from "./kind-list.ts";
import { samplesOf } from "./samples.ts";

/** A sample as it stands among others, without its content. */
export type ListedSample = { kind: ListedKind["name"]; name: string; label: string; mood: string; air: Air };

/** Of every kind, in the order a maker sees them. */
export async function listedSamples(): Promise<ListedSample[]> {
  const found = await Promise.all(
    listedKinds.map(async ({ name: kind }) =>
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
