import { photoWall } from "#cards/sections/photo-wall/section.ts";
import { rsvp } from "#cards/sections/rsvp/section.ts";
import { instant } from "#domain/korean-day.ts";
import { type CardContent, part } from "./card.ts";
import type { PublishCheck, When } from "./kind.ts";
import type { Section } from "./section.ts";

type Known = { when: When | null; today: string | undefined };

/** Days on which guests could leave nothing, or leave it too late; for every kind that asks them. */
export function entryChecks(content: CardContent, known: Known): PublishCheck[] {
  return [...aboutAnswers(content, known), ...aboutPhotos(content)];
}

function aboutAnswers(content: CardContent, { when, today }: Known): PublishCheck[] {
  if (!asks(content, rsvp)) return [];
  const { deadline } = part(content, rsvp);
  const concern = (sentence: string) => ({
    section: rsvp.name,
    field: "deadline",
    sentence,
    mustMend: false,
  });
  if (deadline && when && deadline > when.date)
    return [concern("참석 여부를 받는 마지막 날이 행사 날보다 늦습니다.")];
  if (deadline && today && deadline < today)
    return [concern("참석 여부를 받는 마지막 날이 이미 지났습니다.")];
  return [];
}

function aboutPhotos(content: CardContent): PublishCheck[] {
  if (!asks(content, photoWall)) return [];
  const { fromDate, fromTime, untilDate, untilTime } = part(content, photoWall);
  if (!fromDate || !untilDate) return [];
  const from = instant({ date: fromDate, time: fromTime || null });
  if (from < instant({ date: untilDate, time: untilTime || "24:00" })) return [];
  const sentence = "사진을 받는 기간이 시작하기 전에 끝납니다.";
  return [{ section: photoWall.name, field: "untilDate", sentence, mustMend: false }];
}

function asks<Content>(content: CardContent, section: Section<string, Content>): boolean {
  const { name } = section;
  return (
    name in content.sections && !content.hidden.includes(name) && section.isVisible(part(content, section))
  );
}
