import { labelled, readPlace } from "#cards/reading/places.ts";
import type { PastedText } from "#cards/reading/stretch.ts";
import { readTelephones } from "#cards/reading/telephones.ts";
import { intoField, intoFields, type Understood } from "#cards/reading/understood.ts";
import { venue } from "./section.ts";

const LABELS = labelled(
  "장\\s?소|예식\\s?장소|예식장|식장|오시는\\s?곳|모시는\\s?곳|행사\\s?장소|행사장|잔치\\s?장소|곳|위치|어디서|where|venue|place",
);
const OF_THE_PLACE =
  /(?:홀|웨딩|호텔|컨벤션|예식장|채플|교회|성당|회관|장소|식장|주소|Tel|대표)[^\n]{0,20}$/i;

/** Where it is: the house, its hall, its address and its number. */
export function readVenue(pasted: PastedText): Understood[] {
  const { name, hall, address } = readPlace(pasted, LABELS);
  const number = readTelephones(pasted).find(
    ({ value, before }) =>
      !value.startsWith("01") && (OF_THE_PLACE.test(before) || beginsWith(before, name?.value)),
  );
  return [
    ...intoField({ what: "장소 이름", section: venue, field: "name" }, name),
    ...intoField({ what: "홀과 층", section: venue, field: "hall" }, hall),
    ...intoField({ what: "주소", section: venue, field: "address" }, address),
    ...(number
      ? [intoFields({ what: "장소 전화", section: venue, read: number, fields: { phone: number.value } })]
      : []),
  ];
}

function beginsWith(before: string, name: string | undefined): boolean {
  return name !== undefined && before.includes(name);
}
