import { type CardContent, part } from "#cards/engine/card.ts";
import type { FactWords } from "#cards/engine/patterns.ts";
import { coupleSides, fullName } from "./couple/family.ts";
import { couple } from "./couple/section.ts";

/** The two of a wedding, in the order they chose. */
export function factWords(content: CardContent): FactWords {
  const [first, second] = coupleSides(part(content, couple)).map(({ person }) => person);
  const given = (person: typeof first) => person?.givenName.trim() || person?.familyName.trim() || "";
  const names = [first, second].map((person) => (person ? fullName(person) : "")).filter(Boolean);
  return {
    앞사람: { said: given(first), unsaid: "" },
    뒷사람: { said: given(second), unsaid: "" },
    두사람: { said: names.join(" · "), unsaid: "" },
  };
}

/** Only a wedding is somebody's; the cover of an opening or a new year says what its maker writes. */
export function weddingPatterns(content: CardContent): Readonly<Record<string, string>> {
  if (part(content, couple).occasion !== "wedding") return {};
  return {
    "cover.title": "{앞사람}",
    "cover.secondTitle": "{뒷사람}",
    "thanks-after.signature": "{두사람}",
  };
}
