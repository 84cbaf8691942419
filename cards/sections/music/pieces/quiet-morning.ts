import type { MusicPiece } from "../score.ts";

/** F major, in four: a piano that wakes slowly. */
export const quietMorning: MusicPiece = {
  unitSeconds: 0.46,
  unitsABar: 8,
  voices: [
    {
      plays: "piano",
      loudness: 0.9,
      notes: `
      C5/4 A4/2 F4/2 | G4/6 E4/2 | F4/2 A4/2 D5/4 | C5/6 -/2 | D5/4 C5/2 Bb4/2 | A4/4 C5/2 F4/2 |
      G4/3 A4 Bb4/4 | G4/6 -/2 | C5/4 F5/2 E5/2 | D5/4 A4/4 | Bb4/2 D5/2 C5/2 G4/2 | F4/8`,
    },
    {
      plays: "piano",
      loudness: 0.42,
      notes: `
      F2 C3 F3 A3 C4 A3 F3 C3 | E2 C3 G3 C4 E4 C4 G3 C3 | D2 A2 D3 F3 A3 F3 D3 A2 |
      C2 G2 C3 E3 G3 E3 C3 G2 | Bb2 F3 Bb3 D4 F4 D4 Bb3 F3 | A2 F3 A3 C4 F4 C4 A3 F3 |
      G2 D3 G3 Bb3 D4 Bb3 G3 D3 | C3 G3 C4 E4 G4 E4 C4 G3 | F2 C3 F3 A3 C4 A3 F3 C3 |
      D2 A2 D3 F3 A3 F3 D3 A2 | Bb2 F3 Bb3 D4 C3 G3 C4 E4 | F2 C3 F3 A3 C4/4`,
    },
  ],
};
