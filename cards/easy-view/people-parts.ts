import type { CardPage } from "#cards/engine/page.ts";
import type { people } from "#cards/sections/people/section.ts";
import { type EasyCall, type EasyLine, easyLine, shownPart } from "./easy-view.ts";

/** Everybody in the groups of a card, with what they are, and whom of them one may call. */
export function peopleParts(page: CardPage): { lines: EasyLine[]; calls: EasyCall[] } {
  const groups = shownPart<typeof people>(page, "people")?.groups ?? [];
  const lines = groups.flatMap((group) => [
    easyLine("label", group.title),
    ...group.people.map(({ relation, name, late, baptismalName }) =>
      easyLine("note", relation, late && lateSign(page), name, baptismalName),
    ),
  ]);
  const calls = groups.flatMap((group) =>
    group.people
      .filter(({ late }) => !late)
      .map(({ relation, name, phone }) => ({ relation: `${group.title} ${relation}`.trim(), name, phone })),
  );
  return { lines, calls };
}

function lateSign({ card }: CardPage): string {
  return card.language === "ko" ? "故" : "the late";
}
