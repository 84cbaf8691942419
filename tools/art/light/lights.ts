import { beside, cross, dot, length, sub, times, unit, type Vec } from "../maths/vec.ts";
import { nth } from "../shapes/shape.ts";
import type { Sampler } from "./sampler.ts";
import type { Lamp, Opening, Stage } from "./stage.ts";

/** Light arriving from one direction, already divided by the odds of having looked there. */
export type Arrival = {
  dx: number;
  dy: number;
  dz: number;
  distance: number;
  r: number;
  g: number;
  b: number;
};

export type Place = { x: number; y: number; z: number };

/** Looks at a light from a place; says false where none of it can arrive. */
export type Look = (place: Place, arrival: Arrival) => boolean;

const far = 1e6;

/** Ways to look at each light of a stage. */
export function lightsOf(stage: Stage, sampler: Sampler) {
  const panes = (stage.openings ?? []).map(paneOf);
  const fromSun = stage.sun && sunLook(stage.sun, sampler);
  const fromOpening = panes.length ? openingLook(panes, stage.sky, sampler) : undefined;
  const lamps = stage.lamps?.length ? lampLooks(stage.lamps, sampler) : undefined;
  return {
    fromSun,
    fromOpening,
    lamps,
    looks: [fromSun, fromOpening, lamps?.fromAny].filter((look) => look !== undefined),
    /** Whether the sky is met by chance from here, because no opening leads to it. */
    underSky: ({ x, y, z }: Place) =>
      panes.length === 0 || panes.some((pane) => dot(sub([x, y, z], pane.corner), pane.inward) < 0),
  };
}

function sunLook(sun: NonNullable<Stage["sun"]>, sampler: Sampler): Look {
  const axis = unit(sun.direction);
  const side = beside(axis);
  const front = cross(axis, side);
  return (_, arrival) => {
    sampler.pair();
    const off = Math.sqrt(sampler.a) * sun.spread;
    const across = Math.cos(2 * Math.PI * sampler.b) * off;
    const along = Math.sin(2 * Math.PI * sampler.b) * off;
    const scale = 1 / Math.sqrt(1 + off * off);
    arrival.dx = (axis[0] + side[0] * across + front[0] * along) * scale;
    arrival.dy = (axis[1] + side[1] * across + front[1] * along) * scale;
    arrival.dz = (axis[2] + side[2] * across + front[2] * along) * scale;
    arrival.distance = far;
    arrival.r = sun.light[0];
    arrival.g = sun.light[1];
    arrival.b = sun.light[2];
    return true;
  };
}

type Pane = Opening & { inward: Vec; area: number };

function paneOf(opening: Opening): Pane {
  const normal = cross(opening.across, opening.along);
  return { ...opening, inward: unit(normal), area: length(normal) };
}

function openingLook(panes: Pane[], sky: Stage["sky"], sampler: Sampler): Look {
  const whole = panes.reduce((sum, { area }) => sum + area, 0);
  function choose(): Pane {
    let pick = sampler.one() * whole;
    for (const pane of panes) {
      pick -= pane.area;
      if (pick < 0) return pane;
    }
    return nth(panes, 0);
  }
  return (place, arrival) => {
    const { corner, across, along, inward } = panes.length > 1 ? choose() : nth(panes, 0);
    sampler.pair();
    const dx = corner[0] + across[0] * sampler.a + along[0] * sampler.b - place.x;
    const dy = corner[1] + across[1] * sampler.a + along[1] * sampler.b - place.y;
    const dz = corner[2] + across[2] * sampler.a + along[2] * sampler.b - place.z;
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const cosine = -(dx * inward[0] + dy * inward[1] + dz * inward[2]) / distance;
    if (cosine <= 0) return false;
    arrival.dx = dx / distance;
    arrival.dy = dy / distance;
    arrival.dz = dz / distance;
    arrival.distance = far;
    const weight = (cosine * whole) / (distance * distance);
    const light = sky([arrival.dx, arrival.dy, arrival.dz]);
    arrival.r = light[0] * weight;
    arrival.g = light[1] * weight;
    arrival.b = light[2] * weight;
    return true;
  };
}

function lampLooks(lamps: Lamp[], sampler: Sampler) {
  const powers = Float64Array.from(
    lamps,
    ({ light, radius }) => (light[0] + light[1] + light[2]) * radius * radius,
  );
  const upTo = new Float64Array(lamps.length);

  /** One of the lamps, near and strong ones rather than far and weak ones, with the odds of having chosen it. */
  function choose(place: Place): { lamp: Lamp; odds: number } {
    let total = 0;
    for (let at = 0; at < lamps.length; at++) {
      const { centre } = nth(lamps, at);
      const dx = centre[0] - place.x;
      const dy = centre[1] - place.y;
      const dz = centre[2] - place.z;
      total += (powers[at] as number) / (dx * dx + dy * dy + dz * dz + 1e-4);
      upTo[at] = total;
    }
    const pick = sampler.one() * total;
    let at = 0;
    while (at < lamps.length - 1 && (upTo[at] as number) <= pick) at++;
    return {
      lamp: nth(lamps, at),
      odds: ((upTo[at] as number) - (at ? (upTo[at - 1] as number) : 0)) / total,
    };
  }

  function from(choice: { lamp: Lamp; odds: number }, place: Place, arrival: Arrival): boolean {
    const { lamp, odds } = choice;
    const towards = sub(lamp.centre, [place.x, place.y, place.z]);
    const away = length(towards);
    if (away <= lamp.radius) return false;
    const axis = times(towards, 1 / away);
    const side = beside(axis);
    const front = cross(axis, side);
    const narrow = Math.sqrt(1 - (lamp.radius / away) ** 2);
    sampler.pair();
    const cosine = 1 - sampler.a * (1 - narrow);
    const off = Math.sqrt(Math.max(0, 1 - cosine * cosine));
    const across = Math.cos(2 * Math.PI * sampler.b) * off;
    const along = Math.sin(2 * Math.PI * sampler.b) * off;
    arrival.dx = axis[0] * cosine + side[0] * across + front[0] * along;
    arrival.dy = axis[1] * cosine + side[1] * across + front[1] * along;
    arrival.dz = axis[2] * cosine + side[2] * across + front[2] * along;
    arrival.distance = away - lamp.radius;
    const weight = (2 * Math.PI * (1 - narrow)) / odds;
    arrival.r = lamp.light[0] * weight;
    arrival.g = lamp.light[1] * weight;
    arrival.b = lamp.light[2] * weight;
    return true;
  }

  const fromAny: Look = (place, arrival) => from(choose(place), place, arrival);
  return { choose, from, fromAny };
}
