import type { ProgrammeRow } from "./section.ts";

export function isListed({ title }: Pick<ProgrammeRow, "title">): boolean {
  return title.trim() !== "";
}
