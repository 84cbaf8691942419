import { type CardContent, part } from "#cards/engine/card.ts";
import type { Facts } from "#cards/engine/kind.ts";
import { lunarYearOf } from "#cards/korean/lunar.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { greetingSection } from "#cards/sections/greeting/section.ts";
import { venuePlaceOf } from "#cards/sections/venue/place-of.ts";
import { dateInFigures, sentence } from "#domain/day-words.ts";
import { animalOf } from "./age.ts";
import { babyFullName } from "./baby/full-name.ts";
import { baby } from "./baby/section.ts";
import { growth } from "./growth/section.ts";

export function facts(content: CardContent): Facts {
  const name = babyFullName(part(content, baby));
  const when = whenOf(part(content, date));
  const place = venuePlaceOf(content);
  const day = when && (content.language === "en" ? dateInFigures(when) : sentence(when));
  const dayAndPlace = [day, place?.name || place?.address].filter(Boolean).join(" · ");
  const firstWords = content.hidden.includes(greetingSection.name)
    ? ""
    : part(content, greetingSection).body.trim().split("\n")[0];
  return {
    title: titleOf({ name, language: content.language }),
    description: dayAndPlace || firstWords || invitation[content.language],
    eyebrow: "You are invited",
    when,
    place,
    findings: findingsOf(content),
  };
}

const invitation = { ko: "첫돌 잔치에 초대합니다.", en: "You are invited to a first birthday." };

function titleOf({ name, language }: { name: string; language: CardContent["language"] }): string {
  if (language === "en") return name ? `${name}’s first birthday` : "First birthday";
  return name ? `${name} 첫돌` : "첫돌";
}

/** Whether guests read when the child was born, here or from the days it is counted by. */
function saysBirthday(content: CardContent): boolean {
  const isShown = ({ name }: { name: string }) => !content.hidden.includes(name);
  return isShown(baby) || (isShown(growth) && growth.isVisible(part(content, growth)));
}

/** What its viewers need of the child beside their own content. */
function findingsOf(content: CardContent): Record<string, string> {
  const child = part(content, baby);
  const year = child.birthDate && lunarYearOf(child.birthDate);
  return {
    name: babyFullName(child),
    born: saysBirthday(content) ? child.birthDate : "",
    animal: year ? animalOf(year)[content.language] : "",
  };
}
