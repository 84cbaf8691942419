import type { Vec } from "../maths/vec.ts";
import { nth } from "../shapes/shape.ts";
import { coat, mirrored, sharpestAimed, shine } from "./gloss.ts";
import { hazeOf } from "./haze.ts";
import { type Arrival, type Look, lightsOf } from "./lights.ts";
import { type Point, pointFinder } from "./point.ts";
import { type Hit, type Ray, raysThrough } from "./rays.ts";
import type { Sampler } from "./sampler.ts";
import { meshOf, type Stage } from "./stage.ts";

/** What came along one ray: its light, the light of the air before it, and what was first seen. */
export type Seen = {
  light: [number, number, number];
  haze: [number, number, number];
  colour: [number, number, number];
  normal: [number, number, number];
  distance: number;
};

/** Light this strong that is met by chance is a speck, not a highlight. */
const speck = 12;
const open = 1e5;
const white: Vec = [1, 1, 1];

/** Follows light backwards from the eye through a stage. */
export function pathsThrough(stage: Stage, sampler: Sampler): (ray: Ray, seen: Seen) => void {
  const mesh = meshOf(stage.things);
  const rays = raysThrough(mesh, () => sampler.one());
  const find = pointFinder(mesh);
  const lights = lightsOf(stage, sampler);
  const haze = stage.haze && hazeOf({ haze: stage.haze, lights, rays, sampler });
  const bounces = stage.bounces ?? 4;
  const hit: Hit = { distance: open, a: 0, b: 0, triangle: -1 };
  const shadow: Ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };
  const point = { material: { colour: [0, 0, 0] } } as unknown as Point;
  const arrival: Arrival = { dx: 0, dy: 0, dz: 0, distance: 0, r: 0, g: 0, b: 0 };
  const direct: [number, number, number] = [0, 0, 0];

  function leave(ray: Ray, dx: number, dy: number, dz: number) {
    const side = dx * point.gx + dy * point.gy + dz * point.gz > 0 ? 1 : -1;
    const off = side * 1e-5 * (1 + Math.abs(point.x) + Math.abs(point.y) + Math.abs(point.z));
    ray.ox = point.x + point.gx * off;
    ray.oy = point.y + point.gy * off;
    ray.oz = point.z + point.gz * off;
    ray.dx = dx;
    ray.dy = dy;
    ray.dz = dz;
  }

  /** Adds the light that reaches the point from one lamp, opening or the sun. */
  function lightFrom(look: Look, ray: Ray, weight: number): void {
    if (!look(point, arrival)) return;
    const { colour, material } = point;
    const { dx, dy, dz } = arrival;
    const through = material.through ?? 0;
    const cosine = point.nx * dx + point.ny * dy + point.nz * dz;
    const front = point.gx * dx + point.gy * dy + point.gz * dz > 0;
    const facing = front ? Math.max(0, cosine) * (1 - through) : Math.abs(cosine) * through;
    const shining = front ? shine(point, ray, dx, dy, dz) * weight : 0;
    if (facing + shining <= 0) return;
    leave(shadow, dx, dy, dz);
    if (!rays.clear(shadow, arrival.distance)) return;
    const kept = material.gloss ? 1 - coat(material.gloss, cosineToEye(ray)) : 1;
    const scattered = (facing * kept * weight) / Math.PI;
    const tint = material.gloss?.tint ?? white;
    direct[0] += arrival.r * (colour[0] * scattered + shining * tint[0]);
    direct[1] += arrival.g * (colour[1] * scattered + shining * tint[1]);
    direct[2] += arrival.b * (colour[2] * scattered + shining * tint[2]);
  }

  /** All lights for what the eye sees; for what only sends light on, one of them stands for all. */
  function lightDirectly(ray: Ray, bounce: number): void {
    const { looks } = lights;
    direct[0] = direct[1] = direct[2] = 0;
    if (bounce === 0 || looks.length < 2) for (const look of looks) lightFrom(look, ray, 1);
    else lightFrom(nth(looks, Math.floor(sampler.one() * looks.length)), ray, looks.length);
  }

  function cosineToEye(ray: Ray): number {
    return -(point.nx * ray.dx + point.ny * ray.dy + point.nz * ray.dz);
  }

  /** Sends the ray on from the point; gives what share of each colour goes with it. */
  function turn(ray: Ray, carried: Vec): { carried: Vec; sharp: boolean } | undefined {
    const { material, colour } = point;
    const gloss = material.gloss;
    const turned = gloss ? coat(gloss, cosineToEye(ray)) : 0;
    const odds = gloss ? Math.min(0.9, Math.max(0.15, turned * 1.5)) : 0;
    if (gloss && sampler.one() < odds) {
      sampler.pair();
      const kept = mirrored(point, ray, sampler) * (turned / odds);
      if (kept <= 0) return;
      leave(ray, ray.dx, ray.dy, ray.dz);
      const tint = gloss.tint ?? white;
      return {
        carried: [carried[0] * kept * tint[0], carried[1] * kept * tint[1], carried[2] * kept * tint[2]],
        sharp: gloss.roughness < sharpestAimed,
      };
    }
    const side = material.through && sampler.one() < material.through ? -1 : 1;
    sampler.pair();
    const z = 1 - 2 * sampler.a;
    const ring = Math.sqrt(Math.max(0, 1 - z * z));
    const angle = 2 * Math.PI * sampler.b;
    let dx = point.nx * side + ring * Math.cos(angle);
    let dy = point.ny * side + ring * Math.sin(angle);
    let dz = point.nz * side + z;
    const size = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (size < 1e-6) return;
    dx /= size;
    dy /= size;
    dz /= size;
    leave(ray, dx, dy, dz);
    const kept = gloss ? (1 - turned) / (1 - odds) : 1;
    return {
      carried: [carried[0] * colour[0] * kept, carried[1] * colour[1] * kept, carried[2] * colour[2] * kept],
      sharp: false,
    };
  }

  function addTo(seen: Seen, carried: Vec, light: Vec, most: number) {
    const r = carried[0] * light[0];
    const g = carried[1] * light[1];
    const b = carried[2] * light[2];
    const scale = Math.min(1, most / Math.max(r, g, b, 1e-9));
    seen.light[0] += r * scale;
    seen.light[1] += g * scale;
    seen.light[2] += b * scale;
  }

  return function follow(ray: Ray, seen: Seen): void {
    let carried: Vec = [1, 1, 1];
    let seesSky = true;
    let seesGlow = true;
    seen.light.fill(0);
    seen.haze.fill(0);
    for (let bounce = 0; bounce <= bounces; bounce++) {
      hit.distance = open;
      const met = rays.nearest(ray, hit);
      if (bounce === 0) {
        seen.distance = hit.distance;
        if (haze) carried = haze(ray, hit.distance, seen.haze);
      }
      if (!met) {
        if (!seesSky) return;
        const sky = stage.sky([ray.dx, ray.dy, ray.dz]);
        addTo(seen, carried, sky, bounce ? speck : open);
        if (bounce === 0) {
          seen.colour = [...sky];
          seen.normal = [0, 0, 0];
        }
        return;
      }
      if (seesGlow) find.closely(ray, hit, point);
      else find.roughly(ray, hit, point);
      if (bounce === 0) {
        const { colour, glow } = point;
        seen.colour = [colour[0] + glow[0], colour[1] + glow[1], colour[2] + glow[2]];
        seen.normal = [point.nx, point.ny, point.nz];
      }
      if (seesGlow && point.material.glow) addTo(seen, carried, point.glow, bounce ? speck : open);
      lightDirectly(ray, bounce);
      addTo(seen, carried, direct, speck);
      const outside = lights.underSky(point);
      const next = turn(ray, carried);
      if (!next) return;
      carried = next.carried;
      seesGlow = next.sharp;
      seesSky = next.sharp || outside;
      const strongest = Math.max(carried[0], carried[1], carried[2]);
      if (bounce >= 1) {
        const survives = Math.min(0.95, strongest);
        if (sampler.one() >= survives) return;
        carried = [carried[0] / survives, carried[1] / survives, carried[2] / survives];
      }
    }
  };
}
