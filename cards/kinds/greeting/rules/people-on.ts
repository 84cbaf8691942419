import { type CardContent, part } from "#cards/engine/card.ts";
import type { NamedPerson } from "#cards/inspector/people.ts";
import type { TelephoneField } from "#cards/inspector/rules/telephones.ts";
import { people } from "#cards/sections/people/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { fullName } from "../couple/family.ts";
import { couple, type Person } from "../couple/section.ts";

export function isWedding(content: CardContent): boolean {
  return part(content, couple).occasion === "wedding";
}

/** One of the couple with both parents; those who are hidden are still who they are. */
function familyOf(who: "groom" | "bride", person: Person): NamedPerson[] {
  const { givenName, phone, father, mother } = person;
  const parents = { father, mother };
  return [
    {
      section: couple.name,
      field: `${who}.givenName`,
      name: fullName(person),
      calledAlso: [givenName.trim()],
      phone,
      phoneField: `${who}.phone`,
    },
    ...(["father", "mother"] as const).map((which) => ({
      section: couple.name,
      field: `${who}.${which}.name`,
      name: parents[which].name.trim(),
      isLate: parents[which].late,
      phone: parents[which].phone,
      phoneField: `${who}.${which}.phone`,
    })),
  ];
}

/** The family of one side. */
export function sideOn(content: CardContent, who: "groom" | "bride"): NamedPerson[] {
  return isWedding(content) ? familyOf(who, part(content, couple)[who]) : [];
}

export function greetingPeople(content: CardContent): NamedPerson[] {
  const others = part(content, people).groups.flatMap((group, at) =>
    group.people.map(({ name, late, phone }, place) => ({
      section: people.name,
      field: `groups.${at}.people.${place}.name`,
      name: name.trim(),
      isLate: late,
      phone,
      phoneField: `groups.${at}.people.${place}.phone`,
    })),
  );
  return [...sideOn(content, "groom"), ...sideOn(content, "bride"), ...others];
}

/** All numbers, also of those who have no name yet. */
export function greetingTelephones(content: CardContent): TelephoneField[] {
  const { groom, bride } = part(content, couple);
  const numbers = [...familyOf("groom", groom), ...familyOf("bride", bride), ...greetingPeople(content)];
  const known = new Map(
    numbers.map(({ section, phoneField = "", phone = "" }) => [
      `${section}.${phoneField}`,
      { section, field: phoneField, phone },
    ]),
  );
  return [...known.values(), { section: venue.name, field: "phone", phone: part(content, venue).phone }];
}
