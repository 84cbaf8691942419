import { type CardContent, part } from "#cards/card.ts";
import type { Facts } from "#cards/kind.ts";
import { lunarYearOf } from "#cards/lunar.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { greeting } from "#cards/sections/greeting/section.ts";
import { placeOf } from "#cards/sections/venue/place-of.ts";
import { figures, sentence } from "#cards/when.ts";
import { animalOf } from "./age.ts";
import { fullName } from "./baby/full-name.ts";
import { baby } from "./baby/section.ts";
import { growth } from "./growth/section.ts";

export function facts(content: CardContent): Facts {
  const name = fullName(part(content, baby));
  const when = whenOf(part(content, date));
  const place = placeOf(content);
  const day = when && (content.language === "en" ? figures(when) : sentence(when));
  const dayAndPlace = [day, place?.name || place?.address].filter(Boolean).join(" · ");
  const firstWords = content.hidden.includes(greeting.name)
    ? ""
    : part(content, greeting).body.trim().split("\n")[0];
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
  return isShown(baby) || (isShown(growth) && growth.says(part(content, growth)));
}

/** What its viewers need of the child beside their own content. */
function findingsOf(content: CardContent): Record<string, string> {
  const child = part(content, baby);
  const year = child.birthDate && lunarYearOf(child.birthDate);
  return {
    name: fullName(child),
    born: saysBirthday(content) ? child.birthDate : "",
    animal: year ? animalOf(year)[content.language] : "",
  };
}
