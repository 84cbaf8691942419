import type { StoryEntry } from "./section.ts";

/** A month alone tells nothing. */
export function isStoryTold({ title, text, photo }: StoryEntry): boolean {
  return title.trim() !== "" || text.trim() !== "" || photo !== null;
}
