import type { MusicPiece } from "../score.ts";

/** D major, in four: a march of strings, light on its feet. */
export const flowerRoad: MusicPiece = {
  unitSeconds: 0.22,
  unitsABar: 8,
  voices: [
    {
      plays: "strings",
      loudness: 0.34,
      notes: `
      D5/3 E5 F#5/2 A5/2 | B5/4 G5/4 | A5/3 F#5 D5/4 | E5/7 - | F#5/3 G5 F#5/2 D5/2 | C#5/4 A4/4 |
      B4/2 D5/2 G5/4 | E5/4 C#5/4 | D5/3 E5 F#5/2 A5/2 | B5/4 D6/4 | A5/3 F#5 D5/4 | E5/4 A5/4 |
      B5/2 A5/2 G5/2 B5/2 | A5/2 G5/2 E5/2 C#5/2 | D5/8 | D5/5 -/3 | B5/4 D6/4 | A5/4 F#5/4 |
      G5/3 F#5 E5/4 | F#5/4 D5/4 | G5/2 A5/2 B5/2 D6/2 | C#6/4 A5/4 | D6/8 | D5/5 -/3`,
    },
    {
      plays: "piano",
      loudness: 0.4,
      notes: `
      D3/2 A3+D4+F#4/2 D3/2 A3+D4 F#4 | G2/2 B3+D4+G4/2 G2/2 B3+D4 G4 |
      D3/2 A3+D4+F#4/2 D3/2 A3+D4 F#4 | A2/2 A3+C#4+E4/2 A2/2 A3+C#4 E4 |
      B2/2 B3+D4+F#4/2 B2/2 B3+D4 F#4 | F#2/2 A3+C#4+F#4/2 F#2/2 A3+C#4 F#4 |
      G2/2 B3+D4+G4/2 G2/2 B3+D4 G4 | A2/2 A3+C#4+G4/2 A2/2 A3+C#4 G4 |
      D3/2 A3+D4+F#4/2 D3/2 A3+D4 F#4 | G2/2 B3+D4+G4/2 G2/2 B3+D4 G4 |
      D3/2 A3+D4+F#4/2 D3/2 A3+D4 F#4 | A2/2 A3+C#4+E4/2 A2/2 A3+C#4 E4 |
      G2/2 B3+D4+G4/2 G2/2 B3+D4 G4 | A2/2 A3+C#4+G4/2 A2/2 A3+C#4 G4 |
      D3/2 A3+D4+F#4/2 D3/2 A3+D4 F#4 | D3/2 A3+D4+F#4/2 D3/2 A3+D4 F#4 |
      G2/2 B3+D4+G4/2 G2/2 B3+D4 G4 | D3/2 A3+D4+F#4/2 D3/2 A3+D4 F#4 | E2/2 B3+E4+G4/2 E2/2 B3+E4 G4 |
      B2/2 B3+D4+F#4/2 B2/2 B3+D4 F#4 | G2/2 B3+D4+G4/2 G2/2 B3+D4 G4 |
      A2/2 A3+C#4+G4/2 A2/2 A3+C#4 G4 | D3/2 A3+D4+F#4/2 D3/2 A3+D4 F#4 |
      D3/2 A3+D4+F#4/2 D3/2 A3+D4 F#4`,
    },
  ],
};
