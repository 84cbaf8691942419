import type { CardPage } from "#cards/engine/page.ts";
import type { DirectionName } from "#cards/sections/venue/block.ts";
import type { venue } from "#cards/sections/venue/section.ts";
import { type EasyLine, type EasyParts, easyLine, noteLines, shownPart } from "./easy-view.ts";

const words: Record<"ko" | "en", Record<DirectionName, string> & { place: string }> = {
  ko: {
    subway: "지하철",
    bus: "버스",
    car: "자가용",
    parking: "주차",
    shuttle: "셔틀버스",
    place: "장소",
  },
  en: {
    subway: "Subway",
    bus: "Bus",
    car: "By car",
    parking: "Parking",
    shuttle: "Shuttle",
    place: "The venue",
  },
};

type Where = Required<Pick<EasyParts, "where" | "place" | "calls">>;

/** Where it is, the ways there, and its telephone. Of a hidden venue only its name, as the card itself says it. */
export function whereParts(page: CardPage, called?: string): Where {
  const { place: told, language } = page.card;
  const own = shownPart<typeof venue>(page, "venue");
  if (!own) return { where: told?.name ? [easyLine("name", told.name)] : [], place: null, calls: [] };
  const say = words[language];
  const { name, hall, address, phone, directions } = own;
  const ways = (Object.keys(directions) as DirectionName[]).filter((way) => directions[way].trim());
  return {
    where: [
      easyLine("name", name),
      easyLine("name", hall),
      easyLine("fact", address),
      ...ways.flatMap((way): EasyLine[] => [easyLine("label", say[way]), ...noteLines(directions[way])]),
    ],
    place: own,
    calls: [{ relation: called ?? say.place, name, phone }],
  };
}
