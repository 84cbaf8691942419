import { type CardContent, part } from "#cards/engine/card.ts";
import { entryChecks } from "#cards/engine/entry-checks.ts";
import type { PublishCheck } from "#cards/engine/kind.ts";
import { tooManyPhotos } from "#cards/engine/publish-checks.ts";
import { accountConcerns } from "#cards/sections/accounts/publish-checks.ts";
import { accounts } from "#cards/sections/accounts/section.ts";
import { cover } from "#cards/sections/cover/section.ts";
import { date } from "#cards/sections/date/section.ts";
import { people } from "#cards/sections/people/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { daysBetween } from "#domain/korean-day.ts";
import { isDiallable } from "#domain/telephone.ts";
import { fullName } from "./couple/family.ts";
import { couple } from "./couple/section.ts";
import { facts } from "./facts.ts";

/** A concern, and whether this card gives cause for it. */
type Check = Omit<PublishCheck, "mustMend"> & { if: boolean };

/** What to mend before sending, then what to think about. */
export function publishChecks(content: CardContent, today?: string): PublishCheck[] {
  return [
    ...found(mustBeMended(content), { mustMend: true }),
    ...tooManyPhotos(content),
    ...accountConcerns(content),
    ...found([...toThinkAbout(content, today), ...telephones(content)], { mustMend: false }),
    ...entryChecks(content, { when: facts(content).when, today }),
  ];
}

function found(checks: Check[], { mustMend }: Pick<PublishCheck, "mustMend">): PublishCheck[] {
  return checks
    .filter((check) => check.if)
    .map(({ section, field, sentence }) => ({ section, field, sentence, mustMend }));
}

function mustBeMended(content: CardContent): Check[] {
  const { occasion, groom, bride } = part(content, couple);
  const { title } = part(content, cover);
  const given = part(content, date).date;
  const { when } = facts(content);
  const wedding = occasion === "wedding";
  return [
    {
      if: wedding && !fullName(groom),
      section: "couple",
      field: "groom.givenName",
      sentence: "신랑의 이름을 적어 주세요.",
    },
    {
      if: wedding && !fullName(bride),
      section: "couple",
      field: "bride.givenName",
      sentence: "신부의 이름을 적어 주세요.",
    },
    {
      if: !wedding && !title.trim(),
      section: "cover",
      field: "title",
      sentence: "표지에 보일 제목을 적어 주세요.",
    },
    { if: wedding && !given, section: "date", field: "date", sentence: "예식 날짜를 정해 주세요." },
    {
      if: given !== "" && when === null,
      section: "date",
      field: "date",
      sentence: "달력에 없는 날입니다. 날짜를 다시 골라 주세요.",
    },
  ];
}

function toThinkAbout(content: CardContent, today: string | undefined): Check[] {
  const wedding = part(content, couple).occasion === "wedding";
  const { when, place } = facts(content);
  const asksForMoney = !content.hidden.includes(accounts.name) && accounts.isVisible(part(content, accounts));
  return [
    {
      if: when !== null && today !== undefined && daysBetween(today, when.date) < 0,
      section: "date",
      field: "date",
      sentence: "이미 지난 날입니다. 날짜가 맞는지 한 번 더 봐 주세요.",
    },
    {
      if: wedding && when !== null && when.time === null,
      section: "date",
      field: "time",
      sentence: "예식 시간이 비어 있습니다.",
    },
    {
      if: wedding && place === null,
      section: "venue",
      field: "name",
      sentence: "예식 장소가 비어 있습니다.",
    },
    {
      if: place !== null && place.address === "",
      section: "venue",
      field: "address",
      sentence: "주소를 적으면 손님이 지도에서 바로 찾을 수 있습니다.",
    },
    {
      if: asksForMoney && (when === null || place === null),
      section: "accounts",
      field: "groups",
      sentence: "날짜와 장소 없이 계좌만 보이면 청구서처럼 느껴질 수 있습니다.",
    },
  ];
}

function telephones(content: CardContent): Check[] {
  const { groom, bride } = part(content, couple);
  const { groups } = part(content, people);
  const numbers = [
    ...Object.entries({ groom, bride }).flatMap(([who, { phone, father, mother }]) => [
      { section: "couple", field: `${who}.phone`, phone },
      { section: "couple", field: `${who}.father.phone`, phone: father.phone },
      { section: "couple", field: `${who}.mother.phone`, phone: mother.phone },
    ]),
    ...groups.flatMap((group, at) =>
      group.people.map(({ phone }, place) => ({
        section: "people",
        field: `groups.${at}.people.${place}.phone`,
        phone,
      })),
    ),
    { section: "venue", field: "phone", phone: part(content, venue).phone },
  ];
  return numbers.map(({ section, field, phone }) => ({
    if: phone.trim() !== "" && !isDiallable(phone),
    section,
    field,
    sentence: `전화번호 ${phone.trim()}의 자릿수를 확인해 주세요.`,
  }));
}
