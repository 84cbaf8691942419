import type { Vec } from "../maths/vec.ts";
import { lensOf } from "./camera.ts";
import { type Film, planeCount, planes } from "./film.ts";
import { pathsThrough, type Seen } from "./path.ts";
import type { Ray } from "./rays.ts";
import { createSampler } from "./sampler.ts";
import type { Stage } from "./stage.ts";

type Exposure = {
  stage: Stage;
  film: Film;
  samples: number;
  /** The next row to take; shared by all who work on the film. */
  next: Int32Array;
};

/** Fills rows of the film until none is left. */
export function expose({ stage, film, samples, next }: Exposure): void {
  const { width, height, values } = film;
  const sampler = createSampler();
  const aim = lensOf(stage.camera, width / height, sampler);
  const follow = pathsThrough(stage, sampler);
  const ray: Ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };
  const seen: Seen = { light: [0, 0, 0], haze: [0, 0, 0], colour: [0, 0, 0], normal: [0, 0, 0], distance: 0 };
  const sums = new Float64Array(planeCount);

  function add(from: Vec, to: number) {
    for (const k of [0, 1, 2] as const) sums[to + k] = (sums[to + k] as number) + from[k] / samples;
  }

  function pixel(x: number, y: number) {
    sums.fill(0);
    let [mean, square, hazeMean, hazeSquare] = [0, 0, 0, 0];
    for (let sample = 0; sample < samples; sample++) {
      sampler.start(y * width + x, sample);
      sampler.pair();
      aim(ray, (x + 0.5 + tent(sampler.a)) / width, (y + 0.5 + tent(sampler.b)) / height);
      follow(ray, seen);
      add(seen.light, planes.light);
      add(seen.haze, planes.haze);
      add(seen.colour, planes.colour);
      add(seen.normal, planes.normal);
      sums[planes.distance] = (sums[planes.distance] as number) + Math.min(seen.distance, 1e3) / samples;
      const bright = brightness(seen.light) / (0.02 + brightness(seen.colour));
      const hazy = brightness(seen.haze);
      mean += bright / samples;
      square += (bright * bright) / samples;
      hazeMean += hazy / samples;
      hazeSquare += (hazy * hazy) / samples;
    }
    sums[planes.doubt] = Math.max(0, square - mean * mean) / samples;
    sums[planes.hazeDoubt] = Math.max(0, hazeSquare - hazeMean * hazeMean) / samples;
    values.set(sums, (y * width + x) * planeCount);
  }

  for (let y = Atomics.add(next, 0, 1); y < height; y = Atomics.add(next, 0, 1)) {
    for (let x = 0; x < width; x++) pixel(x, y);
  }
}

/** Spreads samples over a little more than a pixel, most in the middle, so that edges are soft and not stepped. */
function tent(chance: number): number {
  return chance < 0.5 ? Math.sqrt(2 * chance) - 1 : 1 - Math.sqrt(2 - 2 * chance);
}

function brightness(light: Vec): number {
  return 0.25 * light[0] + 0.6 * light[1] + 0.15 * light[2];
}
