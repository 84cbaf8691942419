import type { Point } from "./point.ts";
import type { Ray } from "./rays.ts";
import type { Material } from "./surface.ts";

type Gloss = NonNullable<Material["gloss"]>;

/** Below this a reflection is too sharp to be lit by aimed light; its rays must find the lights by themselves. */
export const sharpestAimed = 0.2;

/** How much of the light the clear coat turns back at this angle (Schlick); a rough one never becomes a mirror. */
export function coat({ strength, roughness }: Gloss, cosine: number): number {
  const low = 1 - Math.min(1, Math.max(0, cosine));
  const most = Math.max(strength, 1 - roughness);
  return strength + (most - strength) * low * low * low * low * low;
}

/** How strongly the coat sends light from direction (lx, ly, lz) to the eye, cosine included (GGX). */
export function shine(point: Point, ray: Ray, lx: number, ly: number, lz: number): number {
  const gloss = point.material.gloss;
  if (!gloss || gloss.roughness < sharpestAimed) return 0;
  const toLight = point.nx * lx + point.ny * ly + point.nz * lz;
  const toEye = -(point.nx * ray.dx + point.ny * ray.dy + point.nz * ray.dz);
  if (toLight <= 0 || toEye <= 0) return 0;
  let hx = lx - ray.dx;
  let hy = ly - ray.dy;
  let hz = lz - ray.dz;
  const scale = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
  hx *= scale;
  hy *= scale;
  hz *= scale;
  const a2 = gloss.roughness ** 4;
  const toHalf = point.nx * hx + point.ny * hy + point.nz * hz;
  const spread = toHalf * toHalf * (a2 - 1) + 1;
  const facets = a2 / (Math.PI * spread * spread);
  const seen =
    toLight * Math.sqrt(a2 + (1 - a2) * toEye * toEye) + toEye * Math.sqrt(a2 + (1 - a2) * toLight * toLight);
  return coat(gloss, lx * hx + ly * hy + lz * hz) * facets * (0.5 / seen) * toLight;
}

/** Turns the ray to a mirrored direction spread by the roughness; gives the share that is not lost, 0 where it fails. */
export function mirrored(point: Point, ray: Ray, chance: { a: number; b: number }): number {
  const alpha = Math.max(1e-3, (point.material.gloss?.roughness ?? 0) ** 2);
  const { nx, ny, nz } = point;
  // A basis around the normal (Duff et al. 2017).
  const sign = nz >= 0 ? 1 : -1;
  const p = -1 / (sign + nz);
  const q = nx * ny * p;
  const [tx, ty, tz] = [1 + sign * nx * nx * p, sign * q, -sign * nx];
  const [bx, by, bz] = [q, sign + ny * ny * p, -ny];
  const ex = -(ray.dx * tx + ray.dy * ty + ray.dz * tz);
  const ey = -(ray.dx * bx + ray.dy * by + ray.dz * bz);
  const ez = -(ray.dx * nx + ray.dy * ny + ray.dz * nz);
  // Visible facets only (Heitz 2018).
  const stretch = 1 / Math.sqrt(alpha * alpha * (ex * ex + ey * ey) + ez * ez);
  const [sx, sy, sz] = [alpha * ex * stretch, alpha * ey * stretch, ez * stretch];
  const flat = sx * sx + sy * sy;
  const inverse = flat > 0 ? 1 / Math.sqrt(flat) : 0;
  const [ux, uy] = flat > 0 ? [-sy * inverse, sx * inverse] : [1, 0];
  const [vx, vy, vz] = [-sz * uy, sz * ux, sx * uy - sy * ux];
  const radius = Math.sqrt(chance.a);
  const turn = 2 * Math.PI * chance.b;
  const t1 = radius * Math.cos(turn);
  const half = 0.5 * (1 + sz);
  const t2 = (1 - half) * Math.sqrt(1 - t1 * t1) + half * radius * Math.sin(turn);
  const rest = Math.sqrt(Math.max(0, 1 - t1 * t1 - t2 * t2));
  let hx = (t1 * ux + t2 * vx + rest * sx) * alpha;
  let hy = (t1 * uy + t2 * vy + rest * sy) * alpha;
  let hz = Math.max(1e-6, t2 * vz + rest * sz);
  const scale = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
  hx *= scale;
  hy *= scale;
  hz *= scale;
  const toHalf = ex * hx + ey * hy + ez * hz;
  const lx = 2 * toHalf * hx - ex;
  const ly = 2 * toHalf * hy - ey;
  const lz = 2 * toHalf * hz - ez;
  if (lz <= 0) return 0;
  ray.dx = tx * lx + bx * ly + nx * lz;
  ray.dy = ty * lx + by * ly + ny * lz;
  ray.dz = tz * lx + bz * ly + nz * lz;
  if (ray.dx * point.gx + ray.dy * point.gy + ray.dz * point.gz <= 0) return 0;
  const a2 = alpha * alpha;
  return (2 * lz) / (lz + Math.sqrt(a2 + (1 - a2) * lz * lz));
}
