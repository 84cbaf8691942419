import { startCard } from "#cards/engine/card.ts";
import { art } from "#cards/engine/read-samples.ts";
import type { Sample } from "#cards/engine/sample.ts";
import { withExamples } from "./example-photos.ts";
import { photo } from "./kind.ts";
import { templates } from "./templates/templates.ts";

/** Drawn by us; who begins with a template puts photos of their own in their place. */
const examples = [
  art("birthday-cake"),
  art("sea-footprints"),
  art("morning-bouquet"),
  art("night-fireflies"),
  art("sea-horizon"),
  art("hanok-ribbons"),
];

/** Every template with photos of ours, each beginning with another one. */
export const samples: readonly Sample[] = templates.map(({ name, label, mood, air, design }, at) => {
  const card = startCard(photo);
  const first = at % examples.length;
  const own = withExamples(design, [...examples.slice(first), ...examples.slice(0, first)]);
  return {
    name,
    label,
    mood,
    air,
    content: { ...card, sections: { design: { ...card.sections.design, ...own } } },
  };
});
