import { type CardContent, part } from "#cards/engine/card.ts";
import type { PublishCheck } from "#cards/engine/kind.ts";
import { tooManyPhotos } from "#cards/engine/publish-checks.ts";
import { music } from "#cards/sections/music/section.ts";
import { themeNamed } from "#cards/themes/themes.ts";
import { readDay } from "#domain/korean-day.ts";
import { thanksLetter } from "./letter/section.ts";

type Check = Omit<PublishCheck, "mustMend"> & { if: boolean };

/** What to mend before sending, then what to think about. */
export function publishChecks(content: CardContent): PublishCheck[] {
  return [
    ...found(mustBeMended(content), { mustMend: true }),
    ...tooManyPhotos(content),
    ...found([...toThinkAbout(content), ...inMourning(content)], { mustMend: false }),
  ];
}

function found(checks: Check[], { mustMend }: Pick<PublishCheck, "mustMend">): PublishCheck[] {
  return checks
    .filter((check) => check.if)
    .map(({ section, field, sentence }) => ({ section, field, sentence, mustMend }));
}

function mustBeMended(content: CardContent): Check[] {
  const { sender, body, date } = part(content, thanksLetter);
  return [
    { if: !body.trim(), section: thanksLetter.name, field: "body", sentence: "편지 글을 적어 주세요." },
    {
      if: !sender.trim(),
      section: thanksLetter.name,
      field: "sender",
      sentence: "보내는 분의 이름을 적어 주세요.",
    },
    {
      if: date !== "" && readDay(date) === null,
      section: thanksLetter.name,
      field: "date",
      sentence: "달력에 없는 날입니다. 날짜를 다시 골라 주세요.",
    },
  ];
}

function toThinkAbout(content: CardContent): Check[] {
  const { occasion, company } = part(content, thanksLetter);
  return [
    {
      if: occasion === "business" && !company.trim(),
      section: thanksLetter.name,
      field: "company",
      sentence: "회사나 가게 이름을 적으면 누구의 감사장인지 바로 알 수 있습니다.",
    },
  ];
}

/** A letter after a funeral is quiet: in its words, on its paper and around it. */
function inMourning(content: CardContent): Check[] {
  const { occasion, body } = part(content, thanksLetter);
  if (occasion !== "funeral") return [];
  return [
    {
      if: themeNamed(content.theme.name).occasion !== "memorial",
      section: thanksLetter.name,
      field: "occasion",
      sentence: "조문에 감사하는 편지에는 ‘먹빛’이나 ‘국화’처럼 조용한 디자인이 어울립니다.",
    },
    {
      if: /[!~^]|ㅎㅎ|ㅋㅋ|\p{Extended_Pictographic}/u.test(body),
      section: thanksLetter.name,
      field: "body",
      sentence: "조문에 감사하는 편지에는 느낌표나 그림 글자를 쓰지 않는 편이 정중합니다.",
    },
    {
      if: !content.hidden.includes(music.name) && music.isVisible(part(content, music)),
      section: music.name,
      field: "source",
      sentence: "조문에 감사하는 편지에서는 음악을 쉬게 하는 편이 정중합니다.",
    },
  ];
}
