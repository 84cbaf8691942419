import type { MusicPiece } from "../score.ts";

/** A major, in six: bells over a harp, as flakes come down. */
export const firstSnowDay: MusicPiece = {
  unitSeconds: 0.25,
  unitsABar: 6,
  voices: [
    {
      plays: "box",
      loudness: 0.5,
      notes: `
      E5/3 A5/3 | B5/3 G#5/3 | A5/3 F#5/3 | G#5/6 | F#5/2 A5 D6/3 | C#6/3 A5/3 | B5/2 C#6 D6/3 | B5/6 |
      E6/3 C#6/3 | B5/3 E5/3 | A5/2 B5 C#6/3 | G#5/3 E5/3 | F#5/3 A5/3 | G#5/3 B5/3 | A5/6 | A5/3 -/3 |
      C#6/3 A5/3 | G#5/3 E5/3 | F#5/2 G#5 A5/3 | E5/6 | D5/2 F#5 B5/3 | G#5/2 A5 B5/3 | C#6/3 E5/3 |
      A5/6`,
    },
    {
      plays: "harp",
      loudness: 0.5,
      notes: `
      A2 E3 A3 C#4 A3 E3 | G#2 E3 B3 E4 B3 E3 | F#2 C#3 A3 C#4 A3 C#3 | C#3 G#3 C#4 E4 C#4 G#3 |
      D3 A3 D4 F#4 D4 A3 | C#3 A3 C#4 E4 C#4 A3 | B2 F#3 B3 D4 B3 F#3 | E3 G#3 B3 E4 B3 G#3 |
      A2 E3 A3 C#4 A3 E3 | G#2 E3 B3 E4 B3 E3 | F#2 C#3 A3 C#4 A3 C#3 | C#3 G#3 C#4 E4 C#4 G#3 |
      D3 A3 D4 F#4 D4 A3 | E3 G#3 B3 D4 B3 G#3 | A2 E3 A3 C#4 A3 E3 | A2 E3 A3 C#4 A3 E3 |
      F#2 C#3 A3 C#4 A3 C#3 | C#3 G#3 C#4 E4 C#4 G#3 | D3 A3 D4 F#4 D4 A3 | A2 E3 A3 C#4 A3 E3 |
      B2 F#3 B3 D4 B3 F#3 | E3 G#3 B3 D4 B3 G#3 | A2 E3 A3 C#4 A3 E3 | A2 E3 A3 C#4 A3 E3`,
    },
  ],
};
