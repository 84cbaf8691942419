import type { MusicSource } from "./section.ts";
import { type TrackName, tracks } from "./tracks.ts";

/** What is heard, and how it is called: a file, or a piece of ours that the browser plays from its notes. */
export type Sound = { label: string; address: string } | { label: string; track: TrackName };

/** Null where there is nothing to hear. */
export function soundOf(chosen: MusicSource): Sound | null {
  if (chosen.from === "none") return null;
  if (chosen.from === "file") return { address: `/media/${chosen.key}.mp3`, label: chosen.label };
  const track = tracks.find(({ name }) => name === chosen.name);
  return track ? { track: track.name, label: track.label } : null;
}
