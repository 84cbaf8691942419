import { type CardContent, part } from "#cards/engine/card.ts";
import type { SectionGroups } from "#cards/engine/section-groups.ts";
import { cover } from "#cards/sections/cover/section.ts";
import { date } from "#cards/sections/date/section.ts";
import { ending } from "#cards/sections/ending/section.ts";
import { greetingSection as words } from "#cards/sections/greeting/section.ts";
import { music } from "#cards/sections/music/section.ts";
import { photoWall } from "#cards/sections/photo-wall/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { video } from "#cards/sections/video/section.ts";
import { couple, type GreetingOccasion } from "./couple/section.ts";
import { interview } from "./interview/section.ts";
import { signature } from "./signature/section.ts";
import { story } from "./story/section.ts";
import { thanksAfter } from "./thanks-after/section.ts";
import { wreath } from "./wreath/section.ts";

const needed: Record<GreetingOccasion, readonly string[]> = {
  wedding: [cover.name, words.name, couple.name, date.name, venue.name],
  greeting: [cover.name, words.name],
  "new-year": [cover.name, words.name],
  opening: [cover.name, words.name, date.name, venue.name],
};

/** What most couples add later, or never. */
const rare = [interview, story, video, wreath, photoWall, signature, ending, music, thanksAfter];

export function groups(content: CardContent): SectionGroups {
  const { occasion } = part(content, couple);
  const later = rare.map(({ name }): string => name);
  return {
    must: needed[occasion],
    // Only a wedding has a couple.
    later: occasion === "wedding" ? later : [...later, couple.name],
  };
}
