import { type CardContent, part } from "#cards/engine/card.ts";
import type { NamedPerson } from "#cards/inspector/people.ts";
import { speakers } from "./speakers/section.ts";

/** Who stands before the guests. */
export function peopleAtEvent(content: CardContent): NamedPerson[] {
  return part(content, speakers).speakers.map(({ name }, at) => ({
    section: speakers.name,
    field: `speakers.${at}.name`,
    name: name.trim(),
  }));
}
