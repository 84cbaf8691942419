import { type Picture, pictureOf } from "./picture.ts";

/** The same print at another size, by a smooth curve through neighbouring pixels (Catmull-Rom). */
export function enlarge(print: Picture, width: number, height: number): Picture {
  if (print.width === width && print.height === height) return print;
  const wide = stretch(print, width, "across");
  return stretch(wide, height, "down");
}

function stretch(from: Picture, size: number, way: "across" | "down"): Picture {
  const across = way === "across";
  const into = across ? pictureOf(size, from.height) : pictureOf(from.width, size);
  const old = across ? from.width : from.height;
  const lines = across ? from.height : from.width;
  const [oldStep, oldLine] = across ? [3, from.width * 3] : [from.width * 3, 3];
  const [step, line] = across ? [3, into.width * 3] : [into.width * 3, 3];
  for (let at = 0; at < size; at++) {
    const exact = ((at + 0.5) * old) / size - 0.5;
    const base = Math.floor(exact);
    const weights = catmullRom(exact - base);
    for (let row = 0; row < lines; row++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let tap = 0; tap < 4; tap++) {
          const source = Math.max(0, Math.min(old - 1, base + tap - 1));
          sum +=
            (from.values[row * oldLine + source * oldStep + channel] as number) * (weights[tap] as number);
        }
        into.values[row * line + at * step + channel] = sum;
      }
    }
  }
  return into;
}

function catmullRom(t: number): number[] {
  return [
    0.5 * t * (-1 + t * (2 - t)),
    0.5 * (2 + t * t * (-5 + 3 * t)),
    0.5 * t * (1 + t * (4 - 3 * t)),
    0.5 * t * t * (t - 1),
  ];
}
