import { type CardContent, part } from "#cards/card.ts";
import type { Gathering, Legacy } from "#cards/kind.ts";
import { cover } from "./cover/section.ts";
import type { EventType } from "./types.ts";

const gatherings: Record<EventType, Gathering> = {
  opening: "business",
  housewarming: "other",
  "year-end": "other",
  reunion: "other",
  seminar: "business",
  exhibition: "other",
  other: "other",
};

/** Who invited thanks; what it was called is nobody's name. */
export function legacy(content: CardContent): Legacy {
  const { type, host } = part(content, cover);
  return { gathering: gatherings[type], hosts: host.trim() };
}
