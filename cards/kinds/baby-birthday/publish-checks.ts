import { type CardContent, part } from "#cards/engine/card.ts";
import { entryChecks } from "#cards/engine/entry-checks.ts";
import type { PublishCheck } from "#cards/engine/kind.ts";
import { tooManyPhotos } from "#cards/engine/publish-checks.ts";
import { accountConcerns } from "#cards/sections/accounts/publish-checks.ts";
import { accounts } from "#cards/sections/accounts/section.ts";
import { date } from "#cards/sections/date/section.ts";
import { daysBetween, koreanDay } from "#domain/korean-day.ts";
import { babyFullName } from "./baby/full-name.ts";
import { baby } from "./baby/section.ts";
import { closesAt } from "./doljabi/closing.ts";
import { doljabi } from "./doljabi/section.ts";
import { laidOut } from "./doljabi/things.ts";
import { facts } from "./facts.ts";

/** A concern, and whether this card gives cause for it. */
type Check = Omit<PublishCheck, "mustMend"> & { if: boolean };

/** What to mend before sending, then what to think about. */
export function publishChecks(content: CardContent, today?: string): PublishCheck[] {
  return [
    ...found(mustBeMended(content, today), { mustMend: true }),
    ...tooManyPhotos(content),
    ...accountConcerns(content),
    ...found([...toThinkAbout(content, today), ...aboutGuessing(content, today)], { mustMend: false }),
    ...entryChecks(content, { when: facts(content).when, today }),
  ];
}

function found(checks: Check[], { mustMend }: Pick<PublishCheck, "mustMend">): PublishCheck[] {
  return checks
    .filter((check) => check.if)
    .map(({ section, field, sentence }) => ({ section, field, sentence, mustMend }));
}

function mustBeMended(content: CardContent, today: string | undefined): Check[] {
  const child = part(content, baby);
  const given = part(content, date).date;
  const { when } = facts(content);
  return [
    {
      if: !babyFullName(child),
      section: "baby",
      field: "givenName",
      sentence: "아기의 이름을 적어 주세요.",
    },
    {
      if: today !== undefined && child.birthDate > today,
      section: "baby",
      field: "birthDate",
      sentence: "태어난 날이 아직 오지 않은 날입니다. 날짜를 다시 골라 주세요.",
    },
    {
      if: when !== null && child.birthDate > when.date,
      section: "baby",
      field: "birthDate",
      sentence: "태어난 날이 잔칫날보다 늦습니다. 두 날짜를 확인해 주세요.",
    },
    {
      if: given !== "" && when === null,
      section: "date",
      field: "date",
      sentence: "달력에 없는 날입니다. 날짜를 다시 골라 주세요.",
    },
  ];
}

function toThinkAbout(content: CardContent, today: string | undefined): Check[] {
  const { when, place } = facts(content);
  const asksForMoney = !content.hidden.includes(accounts.name) && accounts.isVisible(part(content, accounts));
  return [
    {
      if: part(content, baby).birthDate === "",
      section: "baby",
      field: "birthDate",
      sentence: "태어난 날을 적으면 날수와 띠, 별자리가 저절로 채워집니다.",
    },
    { if: when === null, section: "date", field: "date", sentence: "잔칫날이 비어 있습니다." },
    {
      if: when !== null && today !== undefined && daysBetween(today, when.date) < 0,
      section: "date",
      field: "date",
      sentence: "이미 지난 날입니다. 날짜가 맞는지 한 번 더 봐 주세요.",
    },
    {
      if: when !== null && place === null,
      section: "venue",
      field: "name",
      sentence: "잔치 장소가 비어 있습니다.",
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

function aboutGuessing(content: CardContent, today: string | undefined): Check[] {
  const { taking, things, closesDate, closesTime } = part(content, doljabi);
  if (!taking || content.hidden.includes(doljabi.name)) return [];
  const end = closesAt({ closesDate, closesTime });
  const { when } = facts(content);
  return [
    {
      if: laidOut(things).length < 2,
      section: "doljabi",
      field: "things",
      sentence: "돌상에 물건을 둘 이상 올려야 손님이 고를 수 있습니다.",
    },
    {
      if: end !== null && today !== undefined && koreanDay(end) < today,
      section: "doljabi",
      field: "closesDate",
      sentence: "돌잡이 맞히기가 끝나는 때가 이미 지났습니다.",
    },
    {
      if: closesDate !== "" && when !== null && closesDate > when.date,
      section: "doljabi",
      field: "closesDate",
      sentence: "돌잡이 맞히기가 잔칫날보다 늦게 끝납니다.",
    },
  ];
}
