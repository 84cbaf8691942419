import { type CardContent, part } from "#cards/engine/card.ts";
import type { NamedPerson } from "#cards/inspector/people.ts";
import { calledChild } from "#cards/korean/called-child.ts";
import { babyFullName } from "./baby/full-name.ts";
import { baby } from "./baby/section.ts";

/** The child, its parents, and its brothers and sisters. */
export function peopleOnFirstBirthday(content: CardContent): NamedPerson[] {
  const child = part(content, baby);
  const given = child.givenName.trim();
  const at = (field: string, name: string, calledAlso: readonly string[] = []) => ({
    section: baby.name,
    field,
    name: name.trim(),
    calledAlso: calledAlso.map((called) => called.trim()).filter(Boolean),
  });
  return [
    at("givenName", babyFullName(child), [given, calledChild(given), child.nickname]),
    ...(["father", "mother"] as const).map((who) => at(who, child[who], [givenNameOf(child[who])])),
    ...child.siblings.map(({ name }, place) => at(`siblings.${place}.name`, name, [givenNameOf(name)])),
  ];
}

/** 도윤 of 한도윤; nothing of a name that may be read otherwise. */
function givenNameOf(name: string): string {
  return /^[가-힣]{3}$/u.test(name.trim()) ? name.trim().slice(1) : "";
}
