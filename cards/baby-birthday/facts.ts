import { type CardContent, part } from "#cards/card.ts";
import type { Facts } from "#cards/kind.ts";
import { lunarYearOf } from "#cards/lunar.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { greeting } from "#cards/sections/greeting/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { figures, sentence } from "#cards/when.ts";
import { animalOf } from "./age.ts";
import { fullName } from "./baby/full-name.ts";
import { baby } from "./baby/section.ts";

export function facts(content: CardContent): Facts {
  const name = fullName(part(content, baby));
  const when = whenOf(part(content, date));
  const place = placeOf(content);
  const day = when && (content.language === "en" ? figures(when) : sentence(when));
  const dayAndPlace = [day, place?.name || place?.address].filter(Boolean).join(" · ");
  const firstWords = part(content, greeting).body.trim().split("\n")[0];
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

/** What its viewers need of the child beside their own content. */
function findingsOf(content: CardContent): Record<string, string> {
  const child = part(content, baby);
  const year = child.birthDate && lunarYearOf(child.birthDate);
  return {
    name: fullName(child),
    born: child.birthDate,
    animal: year ? animalOf(year)[content.language] : "",
  };
}

function placeOf(content: CardContent): Facts["place"] {
  const { name, hall, address } = part(content, venue);
  if (!name.trim() && !address.trim()) return null;
  return { name: [name.trim(), hall.trim()].filter(Boolean).join(" "), address: address.trim() };
}
