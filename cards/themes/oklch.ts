import type { Colour } from "./theme.ts";

/** A colour as the eye orders it: `hue` in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

export function linearRgb(colour: Colour): Triple {
  const value = Number.parseInt(colour.slice(1), 16);
  return [
    toLinear(((value >> 16) & 255) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ];
}

/** Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/. */
export function toOklch(colour: Colour): Oklch {
  const [r, g, b] = linearRgb(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, y),
    hue: Math.atan2(y, a),
  };
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const slack = 0.0005;

function onScreen(rgb: Triple): boolean {
  return rgb.every((channel) => channel >= -slack && channel <= 1 + slack);
}

/** The nearest colour a screen can show: hue and lightness stay, chroma gives way. */
export function toColour(wished: Oklch): Colour {
  const lightness = Math.min(Math.max(wished.lightness, 0), 1);
  let [low, high] = [0, wished.chroma];
  if (!onScreen(linearOf({ ...wished, lightness }))) {
    for (let step = 0; step < 16; step++) {
      const chroma = (low + high) / 2;
      if (onScreen(linearOf({ lightness, chroma, hue: wished.hue }))) low = chroma;
      else high = chroma;
    }
  } else low = high;
  const rgb = linearOf({ lightness, chroma: low, hue: wished.hue });
  return `#${rgb
    .map((channel) => Math.round(toGamma(Math.min(Math.max(channel, 0), 1)) * 255))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}
