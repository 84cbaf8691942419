import { accountLines } from "#cards/sections/accounts/account-lines.ts";
import { accounts } from "#cards/sections/accounts/section.ts";
import { clockKo, sentence } from "#domain/day-words.ts";
import type { CardContent } from "./card.ts";
import { factsOf } from "./facts-of.ts";
import type { Kind, When } from "./kind.ts";
import { type MapPoint, mapLinks } from "./links.ts";

/** Something that guests act upon, as they will read it. */
export type PromisedFact = {
  name: "who" | "when" | "where" | "accounts";
  label: string;
  lines: readonly string[];
  /** Where a map shows it. */
  map?: string;
  /** The sections that say it, or how their fields begin: what is found there is found here. */
  sections: readonly string[];
};

/** Whether a place of a card is one that says a fact. */
export function saysFact(
  { sections }: PromisedFact,
  { section, field }: { section: string; field: string },
): boolean {
  return sections.some((start) => start === section || `${section}.${field}`.startsWith(start));
}

/** What a card will tell its guests: who, when, where, and to which accounts. */
export function promisedFacts(kind: Kind, content: CardContent): PromisedFact[] {
  const { title, when, until, dayLine, place } = factsOf(kind, content);
  const { who, when: dated = [], where = [] } = kind.factSections;
  const map = place && mapLinks({ ...place, point: pointIn(content, where) })?.kakao;
  // A line of its own says what the day is: 발인. A page without a day may have one that is about something else.
  const days = dayLine && dated.length > 0 && !dated.includes("date") ? [dayLine] : daysOf(when, until);
  const held = accountLines(content);
  return [
    { name: "who", label: "이름", lines: [title], sections: who },
    ...(days.length > 0 ? [{ name: "when" as const, label: "날짜", lines: days, sections: dated }] : []),
    ...(place
      ? [
          {
            name: "where" as const,
            label: "장소",
            lines: [place.name, place.address].filter(Boolean),
            ...(map && { map }),
            sections: where,
          },
        ]
      : []),
    ...(held.length > 0
      ? [{ name: "accounts" as const, label: "계좌", lines: held, sections: [accounts.name] }]
      : []),
  ];
}

function daysOf(when: When | null, until: When | null | undefined): string[] {
  if (!when) return [];
  const end = until && (until.date === when.date ? until.time && clockKo(until.time) : sentence(until));
  return [sentence(when), ...(end ? [`${end}까지`] : [])];
}

function pointIn({ sections }: CardContent, names: readonly string[]): MapPoint | null {
  return (
    names
      .map((name) => (sections[name.split(".")[0] ?? ""]?.point as MapPoint | null | undefined) ?? null)
      .find(Boolean) ?? null
  );
}
