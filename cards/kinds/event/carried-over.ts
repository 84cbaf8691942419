import { type CardContent, part } from "#cards/engine/card.ts";
import type { CarriedOver, Gathering } from "#cards/engine/kind.ts";
import { eventCover } from "./cover/section.ts";
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
export function carriedOver(content: CardContent): CarriedOver {
  const { type, host } = part(content, eventCover);
  return { gathering: gatherings[type], hosts: host.trim() };
}
