import type { MusicPiece } from "../score.ts";

/** E minor, in a slow four: a piano that remembers. */
export const oldLetter: MusicPiece = {
  unitSeconds: 0.42,
  unitsABar: 8,
  voices: [
    {
      plays: "piano",
      loudness: 0.9,
      notes: `
      B4/4 G4/2 E5/2 | E5/4 D5/2 C5/2 | B4/6 D5/2 | A4/6 -/2 | G4/2 A4/2 B4/4 | C5/4 E5/4 |
      C5/2 B4/2 A4/4 | B4/6 -/2 | E5/4 G5/4 | E5/6 C5/2 | D5/4 B4/4 | A4/4 F#4/4 | A4/2 C5/2 E5/4 |
      D#5/4 B4/2 F#4/2 | G4/6 F#4/2 | E4/8`,
    },
    {
      plays: "piano",
      loudness: 0.4,
      notes: `
      E2 B2 E3 G3 B3 G3 E3 B2 | C2 G2 C3 E3 G3 E3 C3 G2 | G2 D3 G3 B3 D4 B3 G3 D3 |
      D2 A2 D3 F#3 A3 F#3 D3 A2 | E2 B2 E3 G3 B3 G3 E3 B2 | C2 G2 C3 E3 G3 E3 C3 G2 |
      A2 E3 A3 C4 E4 C4 A3 E3 | B2 F#3 B3 D#4 F#4 D#4 B3 F#3 | E2 B2 E3 G3 B3 G3 E3 B2 |
      C2 G2 C3 E3 G3 E3 C3 G2 | G2 D3 G3 B3 D4 B3 G3 D3 | D2 A2 D3 F#3 A3 F#3 D3 A2 |
      A2 E3 A3 C4 E4 C4 A3 E3 | B2 F#3 A3 D#4 F#4 D#4 A3 F#3 | E2 B2 E3 G3 B3 G3 E3 B2 |
      E2 B2 E3 G3 B3 G3 E3 B2`,
    },
  ],
};
