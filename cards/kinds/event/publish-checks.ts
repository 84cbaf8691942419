import { type CardContent, part } from "#cards/engine/card.ts";
import { entryChecks } from "#cards/engine/entry-checks.ts";
import type { PublishCheck } from "#cards/engine/kind.ts";
import { tooManyPhotos } from "#cards/engine/publish-checks.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { untilOf } from "#cards/sections/date/until.ts";
import { daysBetween } from "#domain/korean-day.ts";
import { attendance } from "./attendance/section.ts";
import { isOffered, offeredSessions } from "./attendance/sessions.ts";
import { eventCover } from "./cover/section.ts";
import { facts } from "./facts.ts";
import { fee } from "./fee/section.ts";

/** A concern, and whether this card gives cause for it. */
type Check = Omit<PublishCheck, "mustMend"> & { if: boolean };

/** What to mend before sending, then what to think about. */
export function publishChecks(content: CardContent, today?: string): PublishCheck[] {
  const { when } = facts(content);
  return [
    ...found(mustBeMended(content), { mustMend: true }),
    ...tooManyPhotos(content),
    ...found([...toThinkAbout(content, today), ...aboutSessions(content)], { mustMend: false }),
    ...entryChecks(content, { when, today }),
  ];
}

function found(checks: Check[], { mustMend }: Pick<PublishCheck, "mustMend">): PublishCheck[] {
  return checks
    .filter((check) => check.if)
    .map(({ section, field, sentence }) => ({ section, field, sentence, mustMend }));
}

function mustBeMended(content: CardContent): Check[] {
  const given = part(content, date);
  const said = whenOf(given);
  const { when } = facts(content);
  const ends = given.endDate !== "" || given.endTime !== "";
  return [
    {
      if: !part(content, eventCover).title.trim(),
      section: eventCover.name,
      field: "title",
      sentence: "포스터에 크게 놓일 제목을 적어 주세요.",
    },
    { if: when === null, section: date.name, field: "date", sentence: "언제 여는지 날짜를 정해 주세요." },
    {
      if: given.date !== "" && said === null,
      section: date.name,
      field: "date",
      sentence: "달력에 없는 날입니다. 날짜를 다시 골라 주세요.",
    },
    ...aboutFee(content),
    {
      if: said !== null && ends && untilOf(given, said) === null,
      section: date.name,
      field: given.endDate ? "endDate" : "endTime",
      sentence: "끝나는 때가 시작보다 빠릅니다. 둘을 다시 봐 주세요.",
    },
  ];
}

/** No bank's numbers are shorter. */
const FEWEST_DIGITS = 10;

/** The account is one line of the maker's own; guests need a bank and a name in it, and a number. */
function aboutFee(content: CardContent): Check[] {
  const { won, account } = part(content, fee);
  const isShown = won !== null && account.trim() !== "" && !content.hidden.includes(fee.name);
  const digits = account.replace(/\D/g, "").length;
  return [
    {
      if: isShown && digits < FEWEST_DIGITS,
      section: fee.name,
      field: "account",
      sentence: "참가비를 받을 계좌번호를 끝까지 적어 주세요.",
    },
    {
      if: isShown && digits >= FEWEST_DIGITS && !/\p{L}/u.test(account),
      section: fee.name,
      field: "account",
      sentence: "참가비를 받을 계좌의 은행과 예금주를 함께 적어 주세요.",
    },
  ];
}

function toThinkAbout(content: CardContent, today: string | undefined): Check[] {
  const { when, until, place } = facts(content);
  const { taking, deadline } = part(content, attendance);
  const asks = taking && !content.hidden.includes(attendance.name);
  const { won, account, how } = part(content, fee);
  const asksForMoney = won !== null && won > 0 && !content.hidden.includes(fee.name);
  const last = until?.date ?? when?.date;
  return [
    {
      if: last !== undefined && today !== undefined && daysBetween(today, last) < 0,
      section: date.name,
      field: "date",
      sentence: "이미 지난 날입니다. 날짜가 맞는지 한 번 더 봐 주세요.",
    },
    { if: place === null, section: "venue", field: "name", sentence: "어디에서 여는지 비어 있습니다." },
    {
      if: place !== null && place.address === "",
      section: "venue",
      field: "address",
      sentence: "주소를 적으면 손님이 지도에서 바로 찾을 수 있습니다.",
    },
    {
      if: asks && deadline !== "" && last !== undefined && deadline > last,
      section: attendance.name,
      field: "deadline",
      sentence: "신청을 받는 마지막 날이 행사 날보다 늦습니다.",
    },
    {
      if: asks && deadline !== "" && today !== undefined && deadline < today,
      section: attendance.name,
      field: "deadline",
      sentence: "신청을 받는 마지막 날이 이미 지났습니다.",
    },
    {
      if: asksForMoney && !account.trim() && !how.trim(),
      section: fee.name,
      field: "how",
      sentence: "참가비를 어떻게 내는지 적어 주세요.",
    },
  ];
}

function aboutSessions(content: CardContent): Check[] {
  const { sessions } = part(content, attendance);
  const { until, when } = facts(content);
  const said = whenOf(part(content, date));
  const first = said?.date;
  const last = until?.date ?? when?.date;
  return [
    ...sessions.map((session, at) => ({
      if: !isOffered(session),
      section: attendance.name,
      field: `sessions.${at}.name`,
      sentence: "이름도 날짜도 없는 회차는 손님에게 보이지 않습니다.",
    })),
    ...offeredSessions({ sessions }).map((session) => ({
      if:
        session.date !== "" &&
        first !== undefined &&
        last !== undefined &&
        (session.date < first || session.date > last),
      section: attendance.name,
      field: `sessions.${sessions.indexOf(session)}.date`,
      sentence: `‘${session.name || session.date}’ 회차가 행사 날짜를 벗어납니다.`,
    })),
  ];
}
