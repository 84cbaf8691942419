import type { MusicPiece } from "../score.ts";

/** D major, in four: a flute that walks with a guitar. */
export const springStroll: MusicPiece = {
  unitSeconds: 0.27,
  unitsABar: 8,
  voices: [
    {
      plays: "flute",
      loudness: 0.4,
      notes: `
      F#5/3 G5 A5/4 | E5/3 F#5 E5/2 C#5/2 | D5/3 E5 F#5/4 | C#5/6 A4/2 | B4/2 D5/2 G5/2 F#5/2 |
      F#5/2 E5 D5 A4/4 | G4/2 B4/2 E5/2 G5/2 | E5/6 -/2 | F#5/3 G5 A5/4 | C#6/2 B5/2 A5/2 E5/2 |
      F#5/3 E5 D5/4 | C#5/2 F#5/2 A5/4 | B5/2 A5/2 G5/2 D5/2 | E5/2 F#5/2 G5/2 C#5/2 | D5/6 A4/2 |
      D5/4 -/4`,
    },
    {
      plays: "guitar",
      loudness: 0.46,
      notes: `
      D3 D4 F#4 D4 A3 F#4 D4 F#4 | C#3 C#4 E4 C#4 A3 E4 C#4 E4 | B2 B3 D4 B3 F#3 D4 B3 D4 |
      F#2 A3 C#4 A3 C#3 C#4 A3 C#4 | G2 B3 D4 B3 D3 D4 B3 D4 | F#2 A3 D4 A3 D3 D4 A3 D4 |
      E2 G3 B3 G3 B2 B3 G3 B3 | A2 A3 C#4 A3 E3 C#4 A3 C#4 | D3 D4 F#4 D4 A3 F#4 D4 F#4 |
      C#3 C#4 E4 C#4 A3 E4 C#4 E4 | B2 B3 D4 B3 F#3 D4 B3 D4 | F#2 A3 C#4 A3 C#3 C#4 A3 C#4 |
      G2 B3 D4 B3 D3 D4 B3 D4 | A2 G3 C#4 G3 E3 C#4 G3 C#4 | D3 D4 F#4 D4 A3 F#4 D4 F#4 |
      D3 D4 F#4 D4 A3 F#4 D4 F#4`,
    },
  ],
};
