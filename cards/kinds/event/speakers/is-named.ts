import type { Speaker } from "./section.ts";

export function isNamedSpeaker({ name }: Pick<Speaker, "name">): boolean {
  return name.trim() !== "";
}
