import type { MusicPiece } from "../score.ts";

/** A minor turning to C major, in three: a music box over a piano. */
export const moonlitYard: MusicPiece = {
  unitSeconds: 0.44,
  unitsABar: 6,
  voices: [
    {
      plays: "box",
      loudness: 0.62,
      notes: `
      E5/4 A5/2 | G5/4 E5/2 | C5/2 F5/2 A5/2 | G5/6 | D5/2 F5/2 A5/2 | E5/6 | A5/2 G5/2 F5/2 |
      G5/2 D5/4 | E5/4 A5/2 | B5/4 G5/2 | A5/2 F5/2 C5/2 | E5/6 | F5/2 E5/2 D5/2 | D5/2 G5/2 B4/2 |
      C5/4 E5/2 | C5/6`,
    },
    {
      plays: "piano",
      loudness: 0.4,
      notes: `
      A2 E3 A3 C4 A3 E3 | E2 B2 E3 G3 E3 B2 | F2 C3 F3 A3 F3 C3 | C3 G3 C4 E4 C4 G3 |
      D3 A3 D4 F4 D4 A3 | A2 E3 A3 C4 A3 E3 | F2 C3 F3 A3 F3 C3 | G2 D3 G3 B3 G3 D3 |
      A2 E3 A3 C4 A3 E3 | E2 B2 E3 G3 E3 B2 | F2 C3 F3 A3 F3 C3 | C3 G3 C4 E4 C4 G3 |
      D3 A3 D4 F4 D4 A3 | G2 D3 G3 B3 G3 D3 | C3 G3 C4 E4 C4 G3 | C3 G3 C4 G3/3`,
    },
  ],
};
