/** Chance: spread evenly over a pixel's samples for its first questions, which decide most of what is seen. */
export type Sampler = {
  start(pixel: number, sample: number): void;
  /** Moves on and leaves two numbers from 0 to 1 in `a` and `b`. */
  pair(): void;
  one(): number;
  a: number;
  b: number;
};

const evenly = 9;

/** Sobol points, scrambled after Owen the way Burley (2020) does; plain chance after the first questions. */
export function createSampler(): Sampler {
  let pixel = 0;
  let state = 0;
  let mirrored = 0;
  let dimension = 0;
  function plain() {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  }

  const sampler: Sampler = {
    a: 0,
    b: 0,
    start(nextPixel, sample) {
      pixel = nextPixel;
      mirrored = reverse(sample);
      dimension = 0;
      state = scatter(nextPixel, sample) | 1;
    },
    pair() {
      if (dimension >= evenly) {
        sampler.a = plain();
        sampler.b = plain();
        return;
      }
      const seed = scatter(pixel, dimension++);
      const shuffled = scramble(mirrored, seed);
      sampler.a = scramble2(shuffled, scatter(seed, 1));
      sampler.b = scramble2(secondSobol(shuffled), scatter(seed, 2));
    },
    one() {
      if (dimension >= evenly) return plain();
      sampler.pair();
      return sampler.a;
    },
  };
  return sampler;
}

function scatter(x: number, y: number): number {
  let mixed = Math.imul(x ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(y + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

function reverse(bits: number): number {
  let x = bits;
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

/** Scrambles bits from the top down, given and taken with the top bit lowest. */
function scramble(bits: number, seed: number): number {
  let x = (bits + seed) | 0;
  x ^= Math.imul(x, 0x6c50b47c);
  x ^= Math.imul(x, 0xb82f1e52);
  x ^= Math.imul(x, 0xc7afe638);
  x ^= Math.imul(x, 0x8d22f6e6);
  return x;
}

function scramble2(bits: number, seed: number): number {
  return (reverse(scramble(reverse(bits), seed)) >>> 0) / 4294967296;
}

/** The second Sobol dimension of an index whose bits come mirrored. */
function secondSobol(mirrored: number): number {
  let column = 0x80000000 | 0;
  let result = 0;
  for (let bit = 31; bit >= 0; bit--) {
    if ((mirrored >>> bit) & 1) result ^= column;
    column ^= column >>> 1;
  }
  return result;
}
