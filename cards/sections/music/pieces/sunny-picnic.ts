import type { MusicPiece } from "../score.ts";

/** C major, in a quick four: a marimba, and a guitar that skips. */
export const sunnyPicnic: MusicPiece = {
  unitSeconds: 0.2,
  unitsABar: 8,
  voices: [
    {
      plays: "marimba",
      loudness: 0.8,
      notes: `
      E5 G5 - G5 C6/2 G5/2 | A5 C6 - A5 E5/4 | F5 A5 - A5 C6/2 A5/2 | G5/3 F5 D5/4 |
      E5 G5 - G5 C6/2 E6/2 | C6 B5 A5/2 E5/4 | D5 F5 A5/2 F5/2 A5/2 | G5/4 -/4 | E5 G5 - G5 C6/2 G5/2 |
      A5 C6 - A5 E5/4 | F5 A5 - C6 A5/2 F5/2 | G5 B5 D6/2 B5/4 | A5/2 C6 A5 F5/2 A5/2 |
      B5/2 D6 B5 G5/2 F5/2 | E5/2 G5/2 C6/4 | C6/2 -/6 | A5/3 C6 A5/2 F5/2 | G5/3 E5 C5/4 |
      F5/3 A5 D6/2 A5/2 | C6/3 A5 E5/4 | A5 A5 C6/2 A5/2 F5/2 | G5 G5 E5/2 C5/4 | D5/2 G5/2 B5/2 D6/2 |
      C6/4 -/4`,
    },
    {
      plays: "guitar",
      loudness: 0.44,
      notes: `
      C3/2 E3+G3+C4/2 G2/2 E3+G3+C4/2 | A2/2 E3+A3+C4/2 E2/2 E3+A3+C4/2 |
      F2/2 F3+A3+C4/2 C3/2 F3+A3+C4/2 | G2/2 F3+G3+B3/2 D3/2 F3+G3+B3/2 |
      C3/2 E3+G3+C4/2 G2/2 E3+G3+C4/2 | A2/2 E3+A3+C4/2 E2/2 E3+A3+C4/2 |
      D3/2 F3+A3+D4/2 A2/2 F3+A3+D4/2 | G2/2 F3+G3+B3/2 D3/2 F3+G3+B3/2 |
      C3/2 E3+G3+C4/2 G2/2 E3+G3+C4/2 | A2/2 E3+A3+C4/2 E2/2 E3+A3+C4/2 |
      F2/2 F3+A3+C4/2 C3/2 F3+A3+C4/2 | G2/2 F3+G3+B3/2 D3/2 F3+G3+B3/2 |
      F2/2 F3+A3+C4/2 C3/2 F3+A3+C4/2 | G2/2 F3+G3+B3/2 D3/2 F3+G3+B3/2 |
      C3/2 E3+G3+C4/2 G2/2 E3+G3+C4/2 | C3/2 E3+G3+C4/2 G2/2 E3+G3+C4/2 |
      F2/2 F3+A3+C4/2 C3/2 F3+A3+C4/2 | C3/2 E3+G3+C4/2 G2/2 E3+G3+C4/2 |
      D3/2 F3+A3+D4/2 A2/2 F3+A3+D4/2 | A2/2 E3+A3+C4/2 E2/2 E3+A3+C4/2 |
      F2/2 F3+A3+C4/2 C3/2 F3+A3+C4/2 | C3/2 E3+G3+C4/2 G2/2 E3+G3+C4/2 |
      G2/2 F3+G3+B3/2 D3/2 F3+G3+B3/2 | C3/2 E3+G3+C4/2 G2/2 E3+G3+C4/2`,
    },
  ],
};
