import type { MusicPiece } from "../score.ts";

/** G major, in three: a flute over a guitar, by still water. */
export const lakeEvening: MusicPiece = {
  unitSeconds: 0.3,
  unitsABar: 6,
  voices: [
    {
      plays: "flute",
      loudness: 0.42,
      notes: `
      B4/4 D5/2 | A4/4 F#4/2 | G4/2 B4/2 E5/2 | D5/6 | E5/2 D5/2 C5/2 | B4/4 G4/2 | A4/2 B4/2 C5/2 |
      A4/5 - | B4/4 D5/2 | D5/2 A4/4 | B4/2 G4/2 E5/2 | D5/4 B4/2 | C5/2 E5/2 G5/2 | F#5/4 A4/2 | G4/6 |
      G4/4 -/2 | E5/4 G5/2 | F#5/4 D5/2 | E5/2 D5/2 C5/2 | D5/5 - | C5/2 B4/2 A4/2 | F#4/2 A4/2 C5/2 |
      B4/4 A4/2 | G4/4 -/2`,
    },
    {
      plays: "guitar",
      loudness: 0.5,
      notes: `
      G2 D3 G3 B3 G3 D3 | F#2 D3 A3 D4 A3 D3 | E2 B2 G3 B3 G3 B2 | B2 F#3 B3 D4 B3 F#3 |
      C3 G3 C4 E4 C4 G3 | B2 G3 B3 D4 B3 G3 | A2 E3 A3 C4 A3 E3 | D3 A3 D4 F#4 D4 A3 |
      G2 D3 G3 B3 G3 D3 | F#2 D3 A3 D4 A3 D3 | E2 B2 G3 B3 G3 B2 | B2 F#3 B3 D4 B3 F#3 |
      C3 G3 C4 E4 C4 G3 | D3 A3 C4 F#4 C4 A3 | G2 D3 G3 B3 G3 D3 | G2 D3 G3 B3 G3 D3 |
      E2 B2 G3 B3 G3 B2 | B2 F#3 B3 D4 B3 F#3 | C3 G3 C4 E4 C4 G3 | G2 D3 G3 B3 G3 D3 |
      A2 E3 A3 C4 A3 E3 | D3 A3 C4 F#4 C4 A3 | G2 D3 G3 B3 G3 D3 | G2 D3 G3 B3 G3 D3`,
    },
  ],
};
