import { cross, length, sub, unit } from "../maths/vec.ts";
import type { Ray } from "./rays.ts";
import type { Sampler } from "./sampler.ts";
import type { Camera } from "./stage.ts";

/** Aims rays through a thin lens: `aim(ray, x, y)` takes a place on the picture, both from 0 to 1, y downwards. */
export function lensOf(camera: Camera, proportion: number, sampler: Sampler) {
  const ahead = unit(sub(camera.to, camera.from));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const height = 2 * Math.tan((camera.field * Math.PI) / 360);
  const focus = camera.focus ?? length(sub(camera.to, camera.from));
  const aperture = camera.aperture ?? 0;
  const rise = camera.rise ?? 0;

  return function aim(ray: Ray, x: number, y: number): void {
    const across = (x - 0.5) * height * proportion;
    const above = (0.5 - y + rise) * height;
    sampler.pair();
    const turn = sampler.a * 2 * Math.PI;
    const off = Math.sqrt(sampler.b) * aperture;
    const lensX = Math.cos(turn) * off;
    const lensY = Math.sin(turn) * off;
    const axis = (k: 0 | 1 | 2) =>
      (ahead[k] + right[k] * across + up[k] * above) * focus - right[k] * lensX - up[k] * lensY;
    const [dx, dy, dz] = [axis(0), axis(1), axis(2)];
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    ray.dx = dx * scale;
    ray.dy = dy * scale;
    ray.dz = dz * scale;
    ray.ox = camera.from[0] + right[0] * lensX + up[0] * lensY;
    ray.oy = camera.from[1] + right[1] * lensX + up[1] * lensY;
    ray.oz = camera.from[2] + right[2] * lensX + up[2] * lensY;
  };
}
