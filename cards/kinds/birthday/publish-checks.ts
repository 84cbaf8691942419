import { type CardContent, part } from "#cards/engine/card.ts";
import type { PublishCheck } from "#cards/engine/kind.ts";
import { tooManyPhotos } from "#cards/engine/publish-checks.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { bornOn } from "./cake/birthdays.ts";
import { cake } from "./cake/section.ts";
import { birthdayLetter } from "./letter/section.ts";
import { rollingPaper } from "./rolling-paper/section.ts";
import { waiting } from "./waiting/section.ts";

/** A concern, and whether this card gives cause for it. */
type Check = Omit<PublishCheck, "mustMend"> & { if: boolean };

/** What to mend before sending, then what to think about. */
export function publishChecks(content: CardContent, today?: string): PublishCheck[] {
  return [
    ...found(mustBeMended(content, today), { mustMend: true }),
    ...tooManyPhotos(content),
    ...found(toThinkAbout(content, today), { mustMend: false }),
  ];
}

function found(checks: Check[], { mustMend }: Pick<PublishCheck, "mustMend">): PublishCheck[] {
  return checks
    .filter((check) => check.if)
    .map(({ section, field, sentence }) => ({ section, field, sentence, mustMend }));
}

function mustBeMended(content: CardContent, today: string | undefined): Check[] {
  const celebrant = part(content, cake);
  const born = bornOn(celebrant);
  const opens = part(content, waiting);
  const day = part(content, date);
  return [
    {
      if: !celebrant.name.trim() && !celebrant.nickname.trim(),
      section: "cake",
      field: "name",
      sentence: "주인공의 이름이나 부르는 말을 적어 주세요.",
    },
    {
      if: celebrant.birthDate !== "" && born === null,
      section: "cake",
      field: "birthDate",
      sentence: "달력에 없는 날입니다. 태어난 날을 다시 골라 주세요.",
    },
    {
      if: born !== null && today !== undefined && born > today,
      section: "cake",
      field: "birthDate",
      sentence: "아직 오지 않은 날입니다. 태어난 날을 다시 골라 주세요.",
    },
    {
      if: day.date !== "" && whenOf(day) === null,
      section: "date",
      field: "date",
      sentence: "달력에 없는 날입니다. 날짜를 다시 골라 주세요.",
    },
    {
      if: opens.date === "" && opens.time !== "",
      section: "waiting",
      field: "date",
      sentence: "카드가 열리는 날을 골라 주세요. 바로 열려면 시간을 비워 주세요.",
    },
    {
      if: isSealed(content) && !part(content, rollingPaper).opensDate && !isKept(content),
      section: "rolling-paper",
      field: "opensDate",
      sentence: "쪽지를 언제까지 봉해 둘지 날짜를 골라 주세요.",
    },
  ];
}

function toThinkAbout(content: CardContent, today: string | undefined): Check[] {
  const { age, candles, milestone } = part(content, cake);
  const opens = part(content, waiting);
  const { opensDate } = part(content, rollingPaper);
  const isOver = (day: string) => day !== "" && today !== undefined && day < today;
  return [
    {
      if: candles !== "count" && age === null && milestone !== "hundred-days",
      section: "cake",
      field: "age",
      sentence: "몇 번째 생일인지 적으면 나이만큼 초를 꽂아 드립니다.",
    },
    {
      if: !birthdayLetter.isVisible(part(content, birthdayLetter)),
      section: "letter",
      field: "body",
      sentence: "촛불을 끈 뒤에 열릴 편지가 비어 있습니다.",
    },
    {
      if: isOver(opens.date),
      section: "waiting",
      field: "date",
      sentence: "열리는 때가 이미 지나, 카드가 바로 열립니다.",
    },
    {
      if: opens.date !== "" && content.hidden.includes(waiting.name),
      section: "waiting",
      field: "date",
      sentence: "‘열리는 때’를 숨겨 두셔서 카드가 기다리지 않고 바로 열립니다.",
    },
    {
      if: isSealed(content) && isOver(opensDate),
      section: "rolling-paper",
      field: "opensDate",
      sentence: "쪽지를 봉해 둘 날이 이미 지나, 쪽지가 바로 보입니다.",
    },
  ];
}

function isSealed(content: CardContent): boolean {
  const { taking, sealed } = part(content, rollingPaper);
  return taking && sealed && !content.hidden.includes(rollingPaper.name);
}

function isKept(content: CardContent): boolean {
  return waiting.isVisible(part(content, waiting)) && !content.hidden.includes(waiting.name);
}
