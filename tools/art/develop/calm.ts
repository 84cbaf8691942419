import { type Film, planeCount, planes } from "../light/film.ts";
import { type Picture, pictureOf } from "./picture.ts";

const rounds = 5;
/** Light differs from point to point more than the air does: how many deviations still count as the same. */
const sameness = { light: 3, haze: 8 };
/** Where the neighbours' weights stay below this, a pixel lies on an edge and has none like itself. */
const alone = 0.3;
const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * Takes the noise of chance out of a film: averages light over neighbours that lie on the same surface and are as
 * bright within their doubt (edge-avoiding wavelets, Dammertz et al. 2010), and puts the colours back afterwards.
 */
export function calm(film: Film): Picture {
  const lit = smooth(film, "light");
  const hazy = smooth(film, "haze");
  const picture = pictureOf(film.width, film.height);
  for (let at = 0; at < picture.values.length; at++) {
    const pixel = Math.floor(at / 3) * planeCount + (at % 3);
    const colour = n(film.values, pixel + planes.colour) + 0.02;
    picture.values[at] = n(lit, at) * colour + n(hazy, at);
  }
  return picture;
}

function smooth(film: Film, what: "light" | "haze"): Float32Array {
  const { width, height, values } = film;
  const size = width * height;
  let light: Float32Array = new Float32Array(size * 3);
  let doubt: Float32Array = new Float32Array(size);
  for (let at = 0; at < size; at++) {
    for (let k = 0; k < 3; k++) {
      const by = what === "haze" ? 1 : n(values, at * planeCount + planes.colour + k) + 0.02;
      light[at * 3 + k] = n(values, at * planeCount + planes[what] + k) / by;
    }
    doubt[at] = n(values, at * planeCount + (what === "haze" ? planes.hazeDoubt : planes.doubt));
  }
  despeckle(light, width, height);
  for (let round = 0; round < rounds; round++) {
    [light, doubt] = once({
      film,
      light,
      doubt: blurred(doubt, width, height),
      step: 1 << round,
      same: sameness[what],
    });
  }
  return light;
}

/** A pixel far brighter than every neighbour met a light by rare chance: take it down to the brightest of them. */
function despeckle(light: Float32Array, width: number, height: number) {
  const before = Float32Array.from({ length: width * height }, (_, at) => brightness(light, at));
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      let most = 0;
      for (const row of [at - width, at, at + width]) {
        for (const near of [row - 1, row, row + 1]) if (near !== at) most = Math.max(most, n(before, near));
      }
      const scale = Math.min(1, (most * 1.05) / Math.max(n(before, at), 1e-9));
      for (let k = 0; k < 3; k++) light[at * 3 + k] = n(light, at * 3 + k) * scale;
    }
  }
}

/** One round: each pixel becomes a mean over 5 × 5 pixels that lie `step` apart. */
function once({
  film,
  light,
  doubt,
  step,
  same,
}: {
  film: Film;
  light: Float32Array;
  doubt: Float32Array;
  step: number;
  same: number;
}): [Float32Array, Float32Array] {
  const { width, height, values } = film;
  const calmer = new Float32Array(light.length);
  const surer = new Float32Array(doubt.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const here = at * planeCount;
      const bright = brightness(light, at);
      const tolerance = 1 / (same * Math.sqrt(n(doubt, at)) + 1e-4);
      const depth = n(values, here + planes.distance);
      const nearness = 1 / (0.02 * depth * step + 1e-4);
      let [r, g, b, weights, spread] = [0, 0, 0, 0, 0];
      for (let j = -2; j <= 2; j++) {
        const row = y + j * step;
        if (row < 0 || row >= height) continue;
        for (let i = -2; i <= 2; i++) {
          const column = x + i * step;
          if (column < 0 || column >= width) continue;
          const other = row * width + column;
          const there = other * planeCount;
          const facing = apart(values, here + planes.normal, there + planes.normal);
          const coloured = apart(values, here + planes.colour, there + planes.colour);
          const away = Math.abs(depth - n(values, there + planes.distance)) * nearness;
          const differs = Math.abs(bright - brightness(light, other)) * tolerance;
          const weight =
            (kernel[j + 2] as number) *
            (kernel[i + 2] as number) *
            Math.exp(-facing * 24 - coloured * 8 - away - differs);
          r += n(light, other * 3) * weight;
          g += n(light, other * 3 + 1) * weight;
          b += n(light, other * 3 + 2) * weight;
          spread += n(doubt, other) * weight * weight;
          weights += weight;
        }
      }
      if (step === 1 && weights < alone) {
        around(light, { x, y, width, height }, calmer);
        surer[at] = n(doubt, at) / 4;
        continue;
      }
      calmer[at * 3] = r / weights;
      calmer[at * 3 + 1] = g / weights;
      calmer[at * 3 + 2] = b / weights;
      surer[at] = spread / (weights * weights);
    }
  }
  return [calmer, surer];
}

/** The plain mean of a pixel and its neighbours. Their colours are put back later, so the edge stays an edge. */
function around(
  light: Float32Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  into: Float32Array,
) {
  let [r, g, b, count] = [0, 0, 0, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const other = (row * width + column) * 3;
      r += n(light, other);
      g += n(light, other + 1);
      b += n(light, other + 2);
      count++;
    }
  }
  into.set([r / count, g / count, b / count], (y * width + x) * 3);
}

function apart(values: Float32Array, a: number, b: number): number {
  const x = n(values, a) - n(values, b);
  const y = n(values, a + 1) - n(values, b + 1);
  const z = n(values, a + 2) - n(values, b + 2);
  return x * x + y * y + z * z;
}

function brightness(light: Float32Array, at: number): number {
  return 0.25 * n(light, at * 3) + 0.6 * n(light, at * 3 + 1) + 0.15 * n(light, at * 3 + 2);
}

/** Doubt from a few samples is itself in doubt: look at the neighbours too. */
function blurred(plane: Float32Array, width: number, height: number): Float32Array {
  return plane.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        sum += n(plane, row * width + column);
        count++;
      }
    }
    return sum / count;
  });
}

function n(numbers: Float32Array, at: number): number {
  return numbers[at] as number;
}
