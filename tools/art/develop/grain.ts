import { random } from "../maths/random.ts";
import { blur, type Picture, pictureOf } from "./picture.ts";

/** Film grain: soft clumps, strongest in the middle tones; also keeps smooth skies from banding. */
export function grain(print: Picture, amount: number): Picture {
  const chance = random(print.width);
  const specks = pictureOf(print.width, print.height);
  for (let at = 0; at < specks.values.length; at += 3) {
    const value = chance.bell();
    specks.values.fill(value, at, at + 3);
  }
  const clumps = blur(specks, 1);
  const values = print.values.map((value, at) => {
    const middle = 0.35 + 2.6 * value * (1 - value);
    const speck = 0.35 * (specks.values[at] as number) + 2.2 * (clumps.values[at] as number);
    return Math.min(1, Math.max(0, value + speck * amount * middle));
  });
  return { ...print, values };
}
