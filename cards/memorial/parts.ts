import { type CardContent, part } from "#cards/card.ts";
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
export type Parts = ReturnType<typeof partsOf>;
