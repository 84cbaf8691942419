import { beside, cross, dot, length, sub, times, unit, type Vec } from "../maths/vec.ts";
import { nth } from "../shapes/shape.ts";
import type { Sampler } from "./sampler.ts";
import type { Lamp, Opening, Stage } from "./stage.ts";

/** Light arriving from one direction, already divided by the odds of having looked there. */
export type Arrival = { dx: number; dy: number; dz: number; distance: number; light: Vec };

export type Place = { x: number; y: number; z: number };

const far = 1e6;

/** Ways to look at each light of a stage from a place. Each gives nothing where the light cannot reach. */
export function lightsOf({ sun, sky, openings = [], lamps = [] }: Stage, sampler: Sampler) {
  const panes = openings.map((opening) => ({ ...opening, ...paneOf(opening) }));
  const allPanes = panes.reduce((sum, { area }) => sum + area, 0);
  const powers = lamps.map(({ light, radius }) => (light[0] + light[1] + light[2]) * radius * radius);
  const odds = new Float64Array(lamps.length);

  function fromSun(): Arrival | undefined {
    if (!sun) return;
    const axis = unit(sun.direction);
    const side = beside(axis);
    const front = cross(axis, side);
    sampler.pair();
    const off = Math.sqrt(sampler.a) * sun.spread;
    const [across, along] = [Math.cos(2 * Math.PI * sampler.b) * off, Math.sin(2 * Math.PI * sampler.b) * off];
    const [dx, dy, dz] = unit([0, 1, 2].map((k) => nth(axis, k) + nth(side, k) * across + nth(front, k) * along) as unknown as Vec);
    return { dx, dy, dz, distance: far, light: sun.light };
  }

  function fromOpening(place: Place): Arrival | undefined {
    let pick = sampler.one() * allPanes;
    const pane = panes.find(({ area }) => (pick -= area) < 0) ?? panes[0];
    if (!pane) return;
    sampler.pair();
    const towards = sub(
      [0, 1, 2].map((k) => nth(pane.corner, k) + nth(pane.across, k) * sampler.a + nth(pane.along, k) * sampler.b) as unknown as Vec,
      [place.x, place.y, place.z],
    );
    const distance = length(towards);
    const direction = times(towards, 1 / distance);
    const cosine = -dot(direction, pane.inward);
    if (cosine <= 0) return;
    const weight = (cosine * allPanes) / (distance * distance);
    return { dx: direction[0], dy: direction[1], dz: direction[2], distance: far, light: times(sky(direction), weight) };
  }

  function chooseLamp(place: Place): { lamp: Lamp; odd: number } | undefined {
    let total = 0;
    for (let at = 0; at < lamps.length; at++) {
      const { centre } = nth(lamps, at);
      const away = (centre[0] - place.x) ** 2 + (centre[1] - place.y) ** 2 + (centre[2] - place.z) ** 2;
      total += nth(powers, at) / (away + 1e-4);
      odds[at] = total;
    }
    const pick = sampler.one() * total;
    const at = odds.findIndex((upTo) => upTo > pick);
    if (at < 0) return;
    return { lamp: nth(lamps, at), odd: ((odds[at] as number) - (at ? (odds[at - 1] as number) : 0)) / total };
  }

  function fromLamp(place: Place): Arrival | undefined {
    const choice = chooseLamp(place);
    return choice && shownBy(choice.lamp, place, 1 / choice.odd);
  }

  function shownBy(lamp: Lamp, place: Place, weight: number): Arrival | undefined {
    const towards = sub(lamp.centre, [place.x, place.y, place.z]);
    const away = length(towards);
    if (away <= lamp.radius) return;
    const axis = times(towards, 1 / away);
    const side = beside(axis);
    const front = cross(axis, side);
    const narrow = Math.sqrt(1 - (lamp.radius / away) ** 2);
    sampler.pair();
    const cosine = 1 - sampler.a * (1 - narrow);
    const off = Math.sqrt(Math.max(0, 1 - cosine * cosine));
    const [across, along] = [Math.cos(2 * Math.PI * sampler.b) * off, Math.sin(2 * Math.PI * sampler.b) * off];
    return {
      dx: axis[0] * cosine + side[0] * across + front[0] * along,
      dy: axis[1] * cosine + side[1] * across + front[1] * along,
      dz: axis[2] * cosine + side[2] * across + front[2] * along,
      distance: away - lamp.radius,
      light: times(lamp.light, 2 * Math.PI * (1 - narrow) * weight),
    };
  }

  const looks: ((place: Place) => Arrival | undefined)[] = [];
  if (sun) looks.push(fromSun);
  if (panes.length) looks.push(fromOpening);
  if (lamps.length) looks.push(fromLamp);

  return {
    looks,
    chooseLamp,
    shownBy,
    fromSun,
    fromOpening,
    /** Whether the sky is met by chance from here, because no opening leads to it. */
    underSky: ({ x, y, z }: Place) =>
      panes.length === 0 || panes.some(({ corner, inward }) => dot(sub([x, y, z], corner), inward) < 0),
  };
}

function paneOf({ across, along }: Opening): { inward: Vec; area: number } {
  const normal = cross(across, along);
  return { inward: unit(normal), area: length(normal) };
}
