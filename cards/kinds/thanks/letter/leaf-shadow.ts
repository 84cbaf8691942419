import { spine } from "#cards/themes/draw/curves.ts";
import { leaf, line, polar } from "#cards/themes/draw/path.ts";
import { seeded } from "#cards/themes/draw/random.ts";

const random = seeded(719);

/** A branch outside the window, in a box of 390 by 520: only its shadow is seen. */
const twigs = [
  spine([400, -10, 320, 60, 250, 90, 150, 96], 9),
  spine([400, 120, 330, 170, 280, 240, 190, 268], 8),
  spine([300, 60, 270, 140, 262, 190, 276, 262], 7),
];

export const branchShadow = twigs.map((twig) => line(twig)).join("");

export const leafShadows = twigs
  .flatMap((twig, which) =>
    twig.slice(1).map((at, index) => {
      const side = (index + which) % 2 === 0 ? 1 : -1;
      const angle = Math.PI * 0.78 + side * random.between(0.5, 1.1);
      const length = random.between(34, 62);
      return leaf(at, polar(at, length, angle), length * random.between(0.13, 0.19));
    }),
  )
  .join("");
