import type { MusicPiece } from "./score.ts";
import type { TrackName } from "./tracks.ts";

/** Our own, written for cards: slow, even, and ending where they begin. */
export const pieces: Record<TrackName, MusicPiece> = {
  "quiet-morning": {
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
          F2 C3 F3 A3 C4 A3 F3 C3 | E2 C3 G3 C4 E4 C4 G3 C3 | D2 A2 D3 F3 A3 F3 D3 A2 | C2 G2 C3 E3 G3 E3 C3 G2 |
          Bb2 F3 Bb3 D4 F4 D4 Bb3 F3 | A2 F3 A3 C4 F4 C4 A3 F3 | G2 D3 G3 Bb3 D4 Bb3 G3 D3 |
          C3 G3 C4 E4 G4 E4 C4 G3 | F2 C3 F3 A3 C4 A3 F3 C3 | D2 A2 D3 F3 A3 F3 D3 A2 |
          Bb2 F3 Bb3 D4 C3 G3 C4 E4 | F2 C3 F3 A3 C4/4`,
      },
    ],
  },
  "moonlit-yard": {
    unitSeconds: 0.44,
    unitsABar: 6,
    voices: [
      {
        plays: "box",
        loudness: 0.62,
        notes: `
          E5/4 A5/2 | G5/4 E5/2 | C5/2 F5/2 A5/2 | G5/6 | D5/2 F5/2 A5/2 | E5/6 | A5/2 G5/2 F5/2 | G5/2 D5/4 |
          E5/4 A5/2 | B5/4 G5/2 | A5/2 F5/2 C5/2 | E5/6 | F5/2 E5/2 D5/2 | D5/2 G5/2 B4/2 | C5/4 E5/2 | C5/6`,
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
  },
  "little-music-box": {
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
          G4 B4 D5 B4 G4 B4 D5 B4 | F#4 A4 D5 A4 F#4 A4 D5 A4 | E4 G4 B4 G4 E4 G4 B4 G4 | D4 F#4 B4 F#4 D4 F#4 B4 F#4 |
          E4 G4 C5 G4 E4 G4 C5 G4 | D4 G4 B4 G4 D4 G4 B4 G4 | C4 E4 A4 E4 C4 E4 A4 E4 | D4 F#4 A4 F#4 D4 F#4 A4 F#4 |
          G4 B4 D5 B4 G4 B4 D5 B4 | E4 G4 B4 G4 E4 G4 B4 G4 | E4 G4 C5 G4 F#4 A4 D5 A4 | G4 B4 D5 G5/5`,
      },
      {
        plays: "piano",
        loudness: 0.34,
        notes: "G2/8 | F#2/8 | E2/8 | B2/8 | C3/8 | B2/8 | A2/8 | D3/8 | G2/8 | E2/8 | C3/4 D3/4 | G2/8",
      },
    ],
  },
};
