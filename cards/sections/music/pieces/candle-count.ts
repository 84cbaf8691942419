import type { MusicPiece } from "../score.ts";

/** G major, in a quick four: a music box and a marimba count candles. */
export const candleCount: MusicPiece = {
  unitSeconds: 0.21,
  unitsABar: 8,
  voices: [
    {
      plays: "box",
      loudness: 0.5,
      notes: `
      G5 B5 D6/2 B5/2 G5/2 | E5 G5 C6/2 G5/4 | F#5 A5 D6/2 A5/2 F#5/2 | G5/2 B5/2 D6/4 |
      E6/2 B5/2 G5/2 B5/2 | C6/2 G5/2 E5/4 | D5 F#5 A5/2 C6/2 A5/2 | F#5/4 -/4 | G5 B5 D6/2 B5/2 G5/2 |
      E5 G5 C6/2 G5/4 | F#5 A5 D6/2 A5/2 F#5/2 | G5/2 D5/2 B5/4 | C6 C6 E6/2 C6/2 G5/2 |
      A5 A5 C6/2 A5/2 F#5/2 | G5/2 B5/2 G5/4 | G5/2 -/6 | B5/3 G5 E5/4 | F#5/3 D5 B4/4 | E5/3 G5 C6/4 |
      B5/3 A5 G5/4 | A5 C6 E6/2 C6/2 A5/2 | F#5 A5 C6/2 A5/2 D5/2 | B4 D5 G5/2 B5/4 | G5/2 -/6`,
    },
    {
      plays: "marimba",
      loudness: 0.5,
      notes: `
      G2/2 G3+B3 D4 D3/2 G3+B3+D4/2 | C3/2 C4+E4 G4 G3/2 C4+E4+G4/2 | D3/2 C4+D4 F#4 A3/2 C4+D4+F#4/2 |
      G2/2 G3+B3 D4 D3/2 G3+B3+D4/2 | E2/2 G3+B3 E4 B2/2 G3+B3+E4/2 | C3/2 C4+E4 G4 G3/2 C4+E4+G4/2 |
      D3/2 C4+D4 F#4 A3/2 C4+D4+F#4/2 | D3/2 C4+D4 F#4 A3/2 C4+D4+F#4/2 |
      G2/2 G3+B3 D4 D3/2 G3+B3+D4/2 | C3/2 C4+E4 G4 G3/2 C4+E4+G4/2 | D3/2 C4+D4 F#4 A3/2 C4+D4+F#4/2 |
      G2/2 G3+B3 D4 D3/2 G3+B3+D4/2 | C3/2 C4+E4 G4 G3/2 C4+E4+G4/2 | D3/2 C4+D4 F#4 A3/2 C4+D4+F#4/2 |
      G2/2 G3+B3 D4 D3/2 G3+B3+D4/2 | G2/2 G3+B3 D4 D3/2 G3+B3+D4/2 | E2/2 G3+B3 E4 B2/2 G3+B3+E4/2 |
      B2/2 B3+D4 F#4 F#3/2 B3+D4+F#4/2 | C3/2 C4+E4 G4 G3/2 C4+E4+G4/2 | G2/2 G3+B3 D4 D3/2 G3+B3+D4/2 |
      A2/2 A3+C4 E4 E3/2 A3+C4+E4/2 | D3/2 C4+D4 F#4 A3/2 C4+D4+F#4/2 | G2/2 G3+B3 D4 D3/2 G3+B3+D4/2 |
      G2/2 G3+B3 D4 D3/2 G3+B3+D4/2`,
    },
  ],
};
