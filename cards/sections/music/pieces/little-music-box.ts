import type { MusicPiece } from "../score.ts";

/** G major, in four: two music boxes, one answering the other. */
export const littleMusicBox: MusicPiece = {
  unitSeconds: 0.36,
  unitsABar: 8,
  voices: [
    {
      plays: "box",
      loudness: 0.6,
      notes: `
      B5/4 D6/4 | A5/6 -/2 | G5/4 B5/4 | F#5/6 -/2 | E5/2 G5/2 C6/4 | B5/6 G5/2 | A5/4 C6/4 | A5/6 -/2 |
      B5/2 D6/2 G6/4 | E6/4 B5/4 | C6/4 A5/4 | G5/8`,
    },
    {
      plays: "box",
      loudness: 0.26,
      notes: `
      G4 B4 D5 B4 G4 B4 D5 B4 | F#4 A4 D5 A4 F#4 A4 D5 A4 | E4 G4 B4 G4 E4 G4 B4 G4 |
      D4 F#4 B4 F#4 D4 F#4 B4 F#4 | E4 G4 C5 G4 E4 G4 C5 G4 | D4 G4 B4 G4 D4 G4 B4 G4 |
      C4 E4 A4 E4 C4 E4 A4 E4 | D4 F#4 A4 F#4 D4 F#4 A4 F#4 | G4 B4 D5 B4 G4 B4 D5 B4 |
      E4 G4 B4 G4 E4 G4 B4 G4 | E4 G4 C5 G4 F#4 A4 D5 A4 | G4 B4 D5 G5/5`,
    },
    {
      plays: "piano",
      loudness: 0.34,
      notes: `
      G2/8 | F#2/8 | E2/8 | B2/8 | C3/8 | B2/8 | A2/8 | D3/8 | G2/8 | E2/8 | C3/4 D3/4 | G2/8`,
    },
  ],
};
