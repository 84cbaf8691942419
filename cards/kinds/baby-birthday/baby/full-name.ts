import type { BabyContent } from "./section.ts";

export function babyFullName({
  familyName,
  givenName,
}: Pick<BabyContent, "familyName" | "givenName">): string {
  return `${familyName.trim()}${givenName.trim()}`;
}
