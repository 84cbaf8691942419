/** Where the candles come from, as a maker calls it. */
export const candleKinds = { age: "나이만큼", figures: "숫자 초", count: "원하는 만큼" } as const;
export type CandleKind = keyof typeof candleKinds;

/** More would hide the cake, and nobody has breath for them. */
export const MOST_CANDLES = 20;

/** One candle on the cake: where its foot stands, how high it is, and the figure it is the shape of. */
export type Candle = { x: number; y: number; height: number; figure: string };

type Wanted = { candles: CandleKind; age: number | null; count: number };

const TALL = 66;
const SHORT = 42;

/** Long ones for tens of years behind short ones for single years, as a baker hands them over. */
export function candlesOf({ candles, age, count }: Wanted): Candle[] {
  if (candles === "figures" && age !== null) return figuresOf(age);
  if (candles === "age" && age !== null) {
    const [tens, ones] = [Math.floor(age / 10), age % 10];
    return [...row({ count: tens, height: TALL, y: 143 }), ...row({ count: ones, height: SHORT, y: 158 })];
  }
  const wanted = candles === "count" ? count : 1;
  const behind = wanted > 7 ? Math.ceil(wanted / 2) : 0;
  return [
    ...row({ count: behind, height: TALL, y: 143 }),
    ...row({ count: wanted - behind, height: behind ? SHORT : TALL - 8, y: behind ? 158 : 150 }),
  ];
}

type Row = { count: number; height: number; y: number };

/** As wide as the cake lets them stand, but never far apart. */
function row({ count, height, y }: Row): Candle[] {
  const step = count > 1 ? Math.min(26, 158 / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => {
    const aside = index - (count - 1) / 2;
    // The row bends with the edge of the cake.
    return { x: 180 + aside * step, y: y + 5 - (aside * step) ** 2 / 1400, height, figure: "" };
  });
}

function figuresOf(age: number): Candle[] {
  const figures = [...String(age)];
  return figures.map((figure, index) => ({
    x: 180 + (index - (figures.length - 1) / 2) * 44,
    y: 150,
    height: 55,
    figure,
  }));
}
