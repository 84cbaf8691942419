import type { TrackName } from "./tracks.ts";

type Mood = { label: string; tracks: readonly TrackName[] };

/** How a maker looks for a piece, in the order they see it. Guests load none of it. */
export const moods = [
  { label: "잔잔한", tracks: ["quiet-morning", "moonlit-yard", "lake-evening"] },
  { label: "설레는", tracks: ["little-music-box", "spring-stroll", "first-snow-day"] },
  { label: "경쾌한", tracks: ["sunny-picnic", "alley-waltz"] },
  { label: "축하하는", tracks: ["flower-road", "candle-count", "village-feast"] },
  { label: "차분한", tracks: ["old-letter", "evening-bell"] },
] as const satisfies readonly Mood[];
