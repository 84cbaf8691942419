import { smoothstep } from "./vec.ts";

function hash(x: number, y: number, z: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A number from 0 to 1 that belongs to a whole-numbered place. */
export function cell(x: number, y = 0, z = 0): number {
  return hash(Math.floor(x), Math.floor(y), Math.floor(z)) / 4294967296;
}

/** The rise from a corner whose slope is one of twelve directions, faded by distance. */
function slope(corner: number, x: number, y: number, z: number): number {
  const side = corner & 15;
  const a = side < 8 ? x : y;
  const b = side < 4 ? y : side === 12 || side === 14 ? x : z;
  return (corner & 16 ? a : -a) + (corner & 32 ? b : -b);
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Gradient noise, about -1 to 1, features one unit wide. */
export function noise(x: number, y = 0, z = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const xf = x - xi;
  const yf = y - yi;
  const zf = z - zi;
  const u = fade(xf);
  const v = fade(yf);
  const a = slope(hash(xi, yi, zi), xf, yf, zf);
  const b = slope(hash(xi + 1, yi, zi), xf - 1, yf, zf);
  const c = slope(hash(xi, yi + 1, zi), xf, yf - 1, zf);
  const d = slope(hash(xi + 1, yi + 1, zi), xf - 1, yf - 1, zf);
  const low = a + u * (b - a) + v * (c - a + u * (a - b - c + d));
  if (zf === 0) return low;
  const e = slope(hash(xi, yi, zi + 1), xf, yf, zf - 1);
  const f = slope(hash(xi + 1, yi, zi + 1), xf - 1, yf, zf - 1);
  const g = slope(hash(xi, yi + 1, zi + 1), xf, yf - 1, zf - 1);
  const h = slope(hash(xi + 1, yi + 1, zi + 1), xf - 1, yf - 1, zf - 1);
  const high = e + u * (f - e) + v * (g - e + u * (e - f - g + h));
  return low + fade(zf) * (high - low);
}

/** Several octaves of noise, each half as wide and half as strong. */
export function clouds(x: number, y = 0, z = 0, octaves = 5): number {
  let total = 0;
  let strength = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    total += strength * noise(x * scale + octave * 17.3, y * scale - octave * 9.1, z * scale + octave * 4.7);
    strength *= 0.5;
    scale *= 2.03;
  }
  return total;
}

/** Distance to the border between scattered cells in the plane: cracks, pebbles, crackle glaze. */
export function cracks(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let nearest = 9;
  let second = 9;
  for (let i = xi - 1; i <= xi + 1; i++) {
    for (let j = yi - 1; j <= yi + 1; j++) {
      const away = Math.hypot(i + cell(i, j, 1) - x, j + cell(i, j, 2) - y);
      if (away < nearest) {
        second = nearest;
        nearest = away;
      } else if (away < second) second = away;
    }
  }
  return second - nearest;
}

/** Fine crossing fibres as in mulberry paper, 0 to 1. */
export function fibres(x: number, y: number): number {
  let most = 0;
  for (let layer = 0; layer < 4; layer++) {
    const turn = layer * 0.83 + 0.4;
    const bend = clouds(x * 0.35, y * 0.35, layer * 3.1, 2) * 2.2;
    const across = x * Math.cos(turn + bend * 0.25) + y * Math.sin(turn + bend * 0.25);
    const ridge = 1 - Math.abs(noise(across * 1.7 + bend, layer * 7.7, 0.5)) * 9;
    const here = smoothstep(0.05, 0.5, noise(x * 0.6, y * 0.6, layer * 5.3));
    most = Math.max(most, ridge * here);
  }
  return Math.max(0, most);
}
