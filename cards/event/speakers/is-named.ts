import type { Speaker } from "./section.ts";

export function isNamed({ name }: Pick<Speaker, "name">): boolean {
  return name.trim() !== "";
}
