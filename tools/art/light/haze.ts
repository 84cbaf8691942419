import type { Vec } from "../maths/vec.ts";
import type { Arrival, lightsOf, Place } from "./lights.ts";
import type { Ray, Rays } from "./rays.ts";
import type { Sampler } from "./sampler.ts";
import type { Haze } from "./stage.ts";

type Air = { haze: Haze; lights: ReturnType<typeof lightsOf>; rays: Rays; sampler: Sampler };

/** Beyond this the air adds nothing that the eye could tell. */
const reach = 400;
/** One stray sample brighter than this would leave a speck. */
const brightest = 8;

/** Light scattered by the air before a surface: adds it to `into`, gives the share of light that still comes through. */
export function hazeOf({ haze, lights, rays, sampler }: Air) {
  const shadow: Ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };
  const arrival: Arrival = { dx: 0, dy: 0, dz: 0, distance: 0, r: 0, g: 0, b: 0 };
  const place: Place = { x: 0, y: 0, z: 0 };

  function thicknessAt(y: number): number {
    return haze.thickness * Math.exp(-Math.max(0, y - haze.base) / haze.fall);
  }

  function depth(ray: Ray, distance: number): number {
    const climb = (ray.dy * distance) / haze.fall;
    const mean = Math.abs(climb) < 1e-4 ? 1 : (1 - Math.exp(-climb)) / climb;
    return haze.thickness * Math.exp(-(ray.oy - haze.base) / haze.fall) * distance * Math.min(mean, 1e4);
  }

  function stand(ray: Ray, distance: number) {
    place.x = ray.ox + ray.dx * distance;
    place.y = ray.oy + ray.dy * distance;
    place.z = ray.oz + ray.dz * distance;
  }

  function gather(weight: number, into: [number, number, number]) {
    shadow.ox = place.x;
    shadow.oy = place.y;
    shadow.oz = place.z;
    shadow.dx = arrival.dx;
    shadow.dy = arrival.dy;
    shadow.dz = arrival.dz;
    if (!rays.clear(shadow, arrival.distance)) return;
    const share = weight / (4 * Math.PI);
    into[0] += Math.min(arrival.r * share, brightest);
    into[1] += Math.min(arrival.g * share, brightest);
    into[2] += Math.min(arrival.b * share, brightest);
  }

  return function through(ray: Ray, hitDistance: number, into: [number, number, number]): Vec {
    const distance = Math.min(hitDistance, reach);
    const left = Math.exp(-depth(ray, distance));
    for (const k of [0, 1, 2] as const) into[k] += haze.ambient[k] * (1 - left);

    const even = sampler.one() * distance;
    stand(ray, even);
    const weight = Math.exp(-depth(ray, even)) * thicknessAt(place.y) * distance;
    if (lights.fromSun?.(place, arrival)) gather(weight, into);
    if (lights.fromOpening?.(place, arrival)) gather(weight, into);
    if (!lights.lamps) return [left, left, left];

    // Near a lamp the light rises steeply: look where it does (equiangular sampling, Kulla and Fajardo 2012).
    stand(ray, distance / 2);
    const choice = lights.lamps.choose(place);
    const { centre } = choice.lamp;
    const foot =
      (centre[0] - ray.ox) * ray.dx + (centre[1] - ray.oy) * ray.dy + (centre[2] - ray.oz) * ray.dz;
    stand(ray, foot);
    const away = Math.max(1e-3, Math.hypot(centre[0] - place.x, centre[1] - place.y, centre[2] - place.z));
    const from = Math.atan2(-foot, away);
    const to = Math.atan2(distance - foot, away);
    const off = away * Math.tan(from + (to - from) * sampler.one());
    stand(ray, foot + off);
    const odds = away / ((to - from) * (away * away + off * off));
    const lampWeight = (Math.exp(-depth(ray, foot + off)) * thicknessAt(place.y)) / odds;
    if (lights.lamps.from(choice, place, arrival)) gather(lampWeight, into);
    return [left, left, left];
  };
}
