import type { MusicPiece } from "../score.ts";

/** F major, a waltz: a small accordion round the corner. */
export const alleyWaltz: MusicPiece = {
  unitSeconds: 0.19,
  unitsABar: 6,
  voices: [
    {
      plays: "reed",
      loudness: 0.34,
      notes: `
      C5/2 F5/2 A5/2 | C6/4 A5/2 | Bb5/4 G5/2 | E5/5 - | D5/2 G5/2 Bb5/2 | C6/4 Bb5/2 | A5/6 |
      A5/3 -/3 | C5/2 F5/2 A5/2 | C6/4 A5/2 | D6/4 Bb5/2 | F5/5 - | G5/2 Bb5/2 D6/2 | C6/2 Bb5/2 E5/2 |
      F5/6 | F5/3 -/3 | A5/4 F5/2 | D5/4 F5/2 | Bb5/4 G5/2 | D5/5 - | E5/2 G5/2 C6/2 | Bb5/2 G5/2 E5/2 |
      A5/6 | C6/3 -/3 | D6/4 Bb5/2 | F5/2 Bb5/2 D6/2 | C6/4 A5/2 | F5/5 - | Bb5/2 A5/2 G5/2 |
      E5/2 G5/2 Bb5/2 | A5/2 F5/4 | F5/3 -/3`,
    },
    {
      plays: "guitar",
      loudness: 0.46,
      notes: `
      F2/2 A3+C4+F4/2 A3+C4+F4/2 | C3/2 A3+C4+F4/2 A3+C4+F4/2 | G2/2 Bb3+D4+G4/2 Bb3+D4+G4/2 |
      C3/2 G3+Bb3+E4/2 G3+Bb3+E4/2 | G2/2 Bb3+D4+G4/2 Bb3+D4+G4/2 | C3/2 G3+Bb3+E4/2 G3+Bb3+E4/2 |
      F2/2 A3+C4+F4/2 A3+C4+F4/2 | C3/2 A3+C4+F4/2 A3+C4+F4/2 | F2/2 A3+C4+F4/2 A3+C4+F4/2 |
      C3/2 A3+C4+F4/2 A3+C4+F4/2 | Bb2/2 F3+Bb3+D4/2 F3+Bb3+D4/2 | F2/2 F3+Bb3+D4/2 F3+Bb3+D4/2 |
      G2/2 Bb3+D4+G4/2 Bb3+D4+G4/2 | C3/2 G3+Bb3+E4/2 G3+Bb3+E4/2 | F2/2 A3+C4+F4/2 A3+C4+F4/2 |
      C3/2 A3+C4+F4/2 A3+C4+F4/2 | D3/2 A3+D4+F4/2 A3+D4+F4/2 | A2/2 A3+D4+F4/2 A3+D4+F4/2 |
      G2/2 Bb3+D4+G4/2 Bb3+D4+G4/2 | D3/2 Bb3+D4+G4/2 Bb3+D4+G4/2 | C3/2 G3+Bb3+E4/2 G3+Bb3+E4/2 |
      G2/2 G3+Bb3+E4/2 G3+Bb3+E4/2 | F2/2 A3+C4+F4/2 A3+C4+F4/2 | C3/2 A3+C4+F4/2 A3+C4+F4/2 |
      Bb2/2 F3+Bb3+D4/2 F3+Bb3+D4/2 | F2/2 F3+Bb3+D4/2 F3+Bb3+D4/2 | F2/2 A3+C4+F4/2 A3+C4+F4/2 |
      D3/2 A3+D4+F4/2 A3+D4+F4/2 | G2/2 Bb3+D4+G4/2 Bb3+D4+G4/2 | C3/2 G3+Bb3+E4/2 G3+Bb3+E4/2 |
      F2/2 A3+C4+F4/2 A3+C4+F4/2 | F2/2 A3+C4+F4/2 A3+C4+F4/2`,
    },
  ],
};
