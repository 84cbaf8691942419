import { type CardContent, part } from "#cards/engine/card.ts";
import { farewell } from "./farewell/section.ts";
import { mourners } from "./mourners/section.ts";
import { obituary } from "./obituary/section.ts";

/** What a notice cannot do without. */
export function partsOf(content: CardContent) {
  return {
    obituary: part(content, obituary),
    farewell: part(content, farewell),
    mourners: part(content, mourners),
  };
}

/** The same as guests are told of it: nothing of what the family hides. */
export function toldParts(content: CardContent): MemorialParts {
  const { obituary: deceased, farewell: where, mourners: who } = partsOf(content);
  const isHidden = ({ name }: { name: string }) => content.hidden.includes(name);
  return {
    obituary: deceased,
    farewell: isHidden(farewell) ? farewell.empty : where,
    mourners: isHidden(mourners) ? mourners.empty : who,
  };
}

export type MemorialParts = ReturnType<typeof partsOf>;
