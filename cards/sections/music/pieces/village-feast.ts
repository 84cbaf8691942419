import type { MusicPiece } from "../score.ts";

/** Five notes on G, in twelve: zithers, as at a feast in the yard. */
export const villageFeast: MusicPiece = {
  unitSeconds: 0.19,
  unitsABar: 12,
  voices: [
    {
      plays: "zither",
      loudness: 0.62,
      notes: `
      D5/3 E5/2 G5 A5/3 G5/3 | E5/3 D5/2 B4 D5/6 | G5/3 A5/2 B5 A5/3 G5/3 | E5/2 G5 E5/2 D5 B4/6 |
      D5/3 E5/2 G5 A5/3 B5/3 | D6/3 B5/2 A5 G5/6 | A5/2 G5 E5/2 D5 E5/3 D5/3 | G5/9 -/3 |
      B5/3 B5/2 A5 G5/3 A5/3 | B5/3 D6/2 B5 A5/3 G5/3 | G5/3 A5/2 G5 E5/3 D5/3 | E5/2 D5 A4/2 D5 D5/6 |
      D5/2 E5 G5/2 A5 B5/3 A5/3 | G5/2 A5 G5/2 E5 B4/3 E5/3 | D5/3 E5/2 G5 A5/3 D5/3 | G4/9 -/3`,
    },
    {
      plays: "zither",
      loudness: 0.36,
      notes: `
      G2/3 D3/2 G3 B3/3 D3/2 G3 | G2/3 D3/2 G3 B3/3 D3/2 G3 | G2/3 D3/2 G3 B3/3 D3/2 G3 |
      E2/3 B2/2 G3 B3/3 B2/2 G3 | G2/3 D3/2 G3 B3/3 D3/2 G3 | G2/3 D3/2 G3 B3/3 D3/2 G3 |
      D3/3 A3/2 D4 A4/3 A3/2 D4 | G2/3 D3/2 G3 B3/3 D3/2 G3 | G2/3 D3/2 G3 B3/3 D3/2 G3 |
      G2/3 D3/2 G3 B3/3 D3/2 G3 | E2/3 B2/2 G3 B3/3 B2/2 G3 | D3/3 A3/2 D4 A4/3 A3/2 D4 |
      G2/3 D3/2 G3 B3/3 D3/2 G3 | E2/3 B2/2 G3 B3/3 B2/2 G3 | D3/3 A3/2 D4 A4/3 A3/2 D4 |
      G2/3 D3/2 G3 B3/3 D3/2 G3`,
    },
  ],
};
