import type { Look } from "../../develop/look.ts";
import { clouds, noise } from "../../maths/noise.ts";
import { add, colour, mix, smoothstep, times, unit, type Vec } from "../../maths/vec.ts";

/** Salt, sand and a sun behind thin air. */
export const sea: Look = {
  exposure: 0,
  contrast: 1.1,
  saturation: 1.02,
  darks: [0.045, 0.05, 0.06],
  lights: [1, 0.99, 0.965],
  bloom: 0.13,
  vignette: 0.7,
  grain: 0.012,
};

type Weather = {
  sun: Vec;
  high: Vec;
  low: Vec;
  glow: Vec;
  /** Brightness of the disc itself; 0 where it stays out of the picture. */
  disc: number;
};

/** A hazy sky over the sea, with the sea itself below the horizon for what lies too far to be built. */
export function seaSky({ sun, high, low, glow, disc }: Weather) {
  const towards = unit(sun);
  return ([x, y, z]: Vec): Vec => {
    if (y < -0.001) return far(x, y, z);
    const near = Math.max(0, x * towards[0] + y * towards[1] + z * towards[2]);
    const streak = clouds(x * 1.7, y * 16, z * 1.7, 4);
    const air = mix(low, high, smoothstep(-0.05, 0.6, y + 0.07 * streak));
    const halo = near ** 6 * 0.25 + near ** 60 * 0.5 + near ** 900 * 0.9;
    const body = disc * smoothstep(0.99972, 0.99986, near);
    return add(times(air, 1 + 0.14 * streak), times(glow, halo + body));
  };

  function far(x: number, y: number, z: number): Vec {
    const away = -1.5 / y;
    const chop = noise((x / -y) * 1.4, away * 0.5) * 0.5 + noise((x / -y) * 4.1, away * 1.7) * 0.5;
    const towardsSun = Math.exp(
      -(((x / Math.hypot(x, z) - towards[0] / Math.hypot(towards[0], towards[2])) / 0.09) ** 2),
    );
    const water = mix(times(low, 0.62), times(high, 0.42), smoothstep(0, 0.25, -y));
    return add(times(water, 1 + 0.18 * chop), times(glow, towardsSun * 0.25 * (1 + 1.2 * chop)));
  }
}

export const paleDay: Weather = {
  sun: [0.12, 0.17, -1],
  high: times(colour("#a9bccb"), 0.9),
  low: times(colour("#efdccb"), 1),
  glow: [1.15, 0.9, 0.66],
  disc: 3.2,
};
