import { type CardContent, part } from "#cards/engine/card.ts";
import type { NamedPerson } from "#cards/inspector/people.ts";
import { calledChild } from "#cards/korean/called-child.ts";
import { cake } from "./cake/section.ts";

/** Whose day it is. */
export function peopleOnBirthday(content: CardContent): NamedPerson[] {
  const { name, nickname } = part(content, cake);
  const whole = name.trim();
  const given = /^[가-힣]{3}$/u.test(whole) ? whole.slice(1) : "";
  const calledAlso = [nickname.trim(), given, calledChild(given)].filter(Boolean);
  return [{ section: cake.name, field: "name", name: whole, calledAlso }];
}
