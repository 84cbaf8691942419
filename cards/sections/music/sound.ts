import type { MusicSource } from "./section.ts";
import { isTrack, type TrackName, tracks } from "./tracks.ts";

/** What is heard, and how it is called: a file, or a piece of ours that the browser plays from its notes. */
export type Sound = { label: string; address: string } | { label: string; track: TrackName };

/** Null where there is nothing to hear. A file may begin some seconds in, which every browser reads off its address. */
export function soundOf(chosen: MusicSource, startAt = 0): Sound | null {
  if (chosen.from === "none") return null;
  if (chosen.from === "file") {
    const address = `/media/${chosen.key}.${chosen.type}`;
    return { address: startAt > 0 ? `${address}#t=${startAt}` : address, label: chosen.label };
  }
  return isTrack(chosen.name) ? { track: chosen.name, label: tracks[chosen.name] } : null;
}
