import { farewell } from "#cards/kinds/memorial/farewell/section.ts";
import { labelled, readPlace } from "#cards/reading/places.ts";
import { groupAt, type PastedText, type ReadValue } from "#cards/reading/stretch.ts";
import { readTelephones } from "#cards/reading/telephones.ts";
import { intoField, type Understood } from "#cards/reading/understood.ts";
import { type ReadMoment, readMoments, type ToldMoment } from "./days.ts";

const LABELS = labelled("빈\\s?소|장례식장|장례\\s?장소|조문\\s?장소|장소");
const BURIAL = /장\s?지(?:는|은)?(?![가-힣])[^\S\n]*[:：)\]|]*[^\S\n]*\n?([^\n\uE000/|]+)/d;

/** Where one may come, and until when. */
export function readFarewell(pasted: PastedText): Understood[] {
  const { name, hall, address } = readPlace({ ...pasted, left: withoutBurial(pasted.left) }, LABELS);
  const isHall = name !== null && /병원|장례|의료원|교회|성당|추모|빈소/.test(name.value);
  const number = readTelephones(pasted).find(({ value }) => /^0[2-6]|^1[5-9]/.test(value)) ?? null;
  const into = (what: string, field: string, read: ReadValue<unknown> | null) =>
    intoField({ what, section: farewell, field }, read);
  return [
    ...into("빈소", "hall", name && { ...name, sure: name.sure && isHall }),
    ...into("호실", "room", hall),
    ...into("빈소 주소", "address", address),
    ...into("빈소 전화", "phone", number),
    ...into("장지", "burial", burialIn(pasted.left)),
    ...into("사양하는 것", "declined", declinedIn(pasted.left)),
  ];
}

/** 입관 and 발인; the day of death is of another section. */
export function readFuneralDays(pasted: PastedText): Understood[] {
  const moments = readMoments(pasted);
  const each = (what: string, which: Exclude<ToldMoment, "death">) =>
    momentFields(what, which, moments[which]);
  return [...each("입관", "encoffining"), ...each("발인", "procession")];
}

function momentFields(what: string, which: "encoffining" | "procession", moment: ReadMoment | undefined) {
  return moment
    ? [
        ...intoField({ what: `${what} 날짜`, section: farewell, field: `${which}Date` }, moment.day),
        ...intoField({ what: `${what} 시간`, section: farewell, field: `${which}Time` }, moment.time),
      ]
    : [];
}

function withoutBurial(left: string): string {
  const at = BURIAL.exec(left)?.indices?.[0];
  return at ? left.slice(0, at[0]) + "\n".repeat(at[1] - at[0]) + left.slice(at[1]) : left;
}

function burialIn(left: string): ReadValue<string> | null {
  const match = BURIAL.exec(left);
  const place = match && groupAt(match, 1);
  const value = (match?.[1] ?? "").replace(/(?:입니다)?[\s.,)]+$/, "").trim();
  const isPlace = value.length >= 2 && value.length <= 60 && !/니다|미정|추후/.test(value);
  return place && isPlace ? { value, sure: true, at: [place] } : null;
}

function declinedIn(left: string): ReadValue<"wreaths" | "both"> | null {
  const match = /[^\n.]*(?:조화|화환|근조)[^\n.]{0,24}사양[^\n.]*/d.exec(left);
  const at = match?.indices?.[0];
  if (!match || !at) return null;
  const value = /조의금|부의금|부의|부조/.test(match[0]) ? "both" : "wreaths";
  return { value, sure: true, at: [{ from: at[0], to: at[1] }] };
}
