import type { CardContent } from "#cards/engine/card.ts";
import type { Section } from "#cards/engine/section.ts";

/** What guests have of a section: they leave something in it, they see it, or nothing of it is there. */
export type ShownChoice = "taking" | "shown" | "hidden";

type Chosen = Pick<Section, "name" | "empty" | "staysWithoutTaking">;

function takes({ empty }: Chosen): boolean {
  return typeof empty === "object" && empty !== null && "taking" in empty;
}

/** What its maker chooses among, in words. */
export function shownChoices(section: Chosen): readonly (readonly [ShownChoice, string])[] {
  const hidden = ["hidden", "숨기기"] as const;
  if (!takes(section)) return [["shown", "보이기"], hidden];
  return section.staysWithoutTaking
    ? [["taking", "받기"], ["shown", "보이기만"], hidden]
    : [["taking", "받기"], hidden];
}

/** A card keeps whether a section is hidden and whether it takes something apart; a guest sees one thing. */
export function shownChoiceIn(section: Chosen, { hidden, sections }: CardContent): ShownChoice {
  if (hidden.includes(section.name)) return "hidden";
  if (!takes(section)) return "shown";
  if (sections[section.name]?.taking) return "taking";
  return section.staysWithoutTaking ? "shown" : "hidden";
}

export function withShownChoice(section: Chosen, content: CardContent, choice: ShownChoice): CardContent {
  const { name } = section;
  const others = content.hidden.filter((hidden) => hidden !== name);
  if (choice === "hidden") return { ...content, hidden: [...others, name] };
  const own = takes(section)
    ? { ...content.sections[name], taking: choice === "taking" }
    : content.sections[name];
  return {
    ...content,
    hidden: others,
    sections: own ? { ...content.sections, [name]: own } : content.sections,
  };
}
