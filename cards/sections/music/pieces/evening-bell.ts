import type { MusicPiece } from "../score.ts";

/** D minor, in a slow four: strings, and a harp like a bell far off. */
export const eveningBell: MusicPiece = {
  unitSeconds: 0.85,
  unitsABar: 4,
  voices: [
    {
      plays: "harp",
      loudness: 0.62,
      notes: `
      A5/2 F5 D5 | F5/3 D5 | C5/2 F5 A5 | G5/4 | F5/2 E5 D5 | D5/2 G5 Bb5 | F5/2 D5/2 | E5/4 |
      A5/2 D6 A5 | Bb5/2 F5 D5 | C5/2 A5/2 | G5/3 E5 | Bb5/2 A5 G5 | A5/2 C#5/2 | D5/4 | D5/3 -`,
    },
    {
      plays: "strings",
      loudness: 0.16,
      notes: `
      D3+A3+D4+F4/4 | Bb2+F3+D4+F4/4 | A2+F3+C4+F4/4 | C3+G3+C4+E4/4 | D3+F3+A3+D4/4 | Bb2+G3+Bb3+D4/4 |
      Bb2+F3+Bb3+D4/4 | A2+E3+A3+C#4/4 | D3+F3+A3+D4/4 | Bb2+F3+Bb3+D4/4 | A2+F3+A3+C4/4 |
      C3+E3+G3+C4/4 | Bb2+D3+G3+Bb3/4 | A2+E3+G3+C#4/4 | D3+F3+A3+D4/4 | D3+F3+A3+D4/4`,
    },
  ],
};
