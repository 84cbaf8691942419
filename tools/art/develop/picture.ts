/** Three numbers a pixel, row by row. */
export type Picture = { width: number; height: number; values: Float32Array };

export function pictureOf(width: number, height: number): Picture {
  return { width, height, values: new Float32Array(width * height * 3) };
}

/** A soft blur (three passes of a running mean come close to a bell). */
export function blur({ width, height, values }: Picture, radius: number): Picture {
  const size = Math.max(1, Math.round(radius));
  let from = values;
  for (let pass = 0; pass < 3; pass++) {
    from = runningMean({ from, count: width, step: 3, lines: height, lineStep: width * 3, size });
    from = runningMean({ from, count: height, step: width * 3, lines: width, lineStep: 3, size });
  }
  return { width, height, values: from };
}

type Run = { from: Float32Array; count: number; step: number; lines: number; lineStep: number; size: number };

function runningMean({ from, count, step, lines, lineStep, size }: Run): Float32Array {
  const into = new Float32Array(from.length);
  const share = 1 / (2 * size + 1);
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * lineStep + channel;
      const value = (at: number) => from[start + Math.max(0, Math.min(count - 1, at)) * step] as number;
      let sum = 0;
      for (let at = -size; at <= size; at++) sum += value(at);
      for (let at = 0; at < count; at++) {
        into[start + at * step] = sum * share;
        sum += value(at + size + 1) - value(at - size);
      }
    }
  }
  return into;
}
