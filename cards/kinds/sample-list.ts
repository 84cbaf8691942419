import { labelFor, occasionIn } from "#cards/engine/occasion.ts";
import { type Air, airs } from "#cards/themes/airs.ts";
import { type ListedKind, listedKinds } from "./kind-list.ts";
import { kindNamed } from "./kinds.ts";
import { samplesOf } from "./samples.ts";

/** A sample as it stands among others, without its content. */
export type ListedSample = {
  kind: ListedKind["name"];
  /** What such a card is called: 모바일 청첩장. */
  what: string;
  name: string;
  label: string;
  mood: string;
  air: Air;
};

/** Of every kind, in the order a maker sees them. */
export async function listedSamples(): Promise<ListedSample[]> {
  const found = await Promise.all(
    listedKinds.map(async ({ name: kind }) =>
      (await samplesOf(kind)).map(({ name, label, mood, content, air }) => ({
        kind,
        what: labelFor(kindNamed(kind), occasionIn(kindNamed(kind), content)),
        name,
        label,
        mood,
        air: air ?? airs[content.theme.name],
      })),
    ),
  );
  return found.flat();
}
