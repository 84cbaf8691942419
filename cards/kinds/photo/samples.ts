import { startCard } from "#cards/engine/card.ts";
import type { Sample } from "#cards/engine/sample.ts";
import { art } from "#cards/engine/sample-parts.ts";
import type { Air } from "#cards/themes/airs.ts";
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

/** Every face has colours of its own, whatever theme its page wears. */
const airs: Readonly<Record<string, Air>> = {
  idol: { feeling: "bright", hue: "blue" },
  "big-number": { feeling: "crisp", hue: "white" },
  friends: { feeling: "warm", hue: "white" },
  profile: { feeling: "crisp", hue: "green" },
  sky: { feeling: "calm", hue: "blue" },
  "star-map": { feeling: "calm", hue: "dark" },
  garden: { feeling: "bright", hue: "green" },
  film: { feeling: "crisp", hue: "dark" },
  ticket: { feeling: "crisp", hue: "red" },
  letter: { feeling: "warm", hue: "gold" },
  hanji: { feeling: "graceful", hue: "red" },
  "first-birthday": { feeling: "graceful", hue: "red" },
  "hundred-days": { feeling: "warm", hue: "pink" },
  pet: { feeling: "warm", hue: "green" },
  candy: { feeling: "bright", hue: "pink" },
};

/** Every template with photos of ours, each beginning with another one. */
export const samples: readonly Sample[] = templates.map(({ name, label, mood, design }, at) => {
  const card = startCard(photo);
  const first = at % examples.length;
  const own = withExamples(design, [...examples.slice(first), ...examples.slice(0, first)]);
  return {
    name,
    label,
    mood,
    ...(airs[name] && { air: airs[name] }),
    content: { ...card, sections: { design: { ...card.sections.design, ...own } } },
  };
});
