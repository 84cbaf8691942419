import type { MusicSource } from "./section.ts";
import { tracks } from "./tracks.ts";

/** What is heard, and how it is called; null where there is nothing to hear. */
export function soundOf(chosen: MusicSource): { address: string; label: string } | null {
  if (chosen.from === "none") return null;
  if (chosen.from === "file") return { address: `/media/${chosen.key}.mp3`, label: chosen.label };
  const track = tracks.find(({ name }) => name === chosen.name);
  return track ? { address: `/music/${track.name}.mp3`, label: track.label } : null;
}
