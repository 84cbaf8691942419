/** More lights than a hill can hold are told in words; a telephone stays quick. */
export const MOST_DRAWN = 240;

/** As the scene is drawn. */
export const SCENE = { width: 480, height: 460 };

/** Where the hill begins, over its foot. */
export function ridge(x: number): number {
  const off = (x - 228) / 252;
  return 176 + 74 * off * off + 5 * Math.sin(x / 37);
}

/** `near` goes from 0 on the ridge to 1 before one's feet. */
export type CandlePlace = { index: number; x: number; y: number; near: number };

// Steps that never fall into rows, however many there are (the plastic number's).
const [STEP_X, STEP_Y] = [0.7548776662466927, 0.5698402909980532];

function placeOf(index: number): CandlePlace {
  const across = (0.5 + index * STEP_X) % 1;
  const near = (0.36 + index * STEP_Y) % 1;
  const x = 20 + across * (SCENE.width - 40);
  const top = ridge(x) + 10;
  return { index, x, y: top + (SCENE.height - 26 - top) * near ** 1.25, near };
}

/** The same places for everybody, in the order they are left; drawn from the ridge towards one's feet. */
export function placesOf(count: number): CandlePlace[] {
  return Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, index) => placeOf(index)).sort(
    (a, b) => a.y - b.y,
  );
}
