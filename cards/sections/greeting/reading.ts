import { readProse } from "#cards/reading/prose.ts";
import type { PastedText } from "#cards/reading/stretch.ts";
import { intoField, type Understood } from "#cards/reading/understood.ts";
import { greetingSection } from "./section.ts";

/** What is left of a text and reads as words to its guests. */
export function readGreeting(pasted: PastedText): Understood[] {
  return intoField({ what: "인사말", section: greetingSection, field: "body" }, readProse(pasted));
}
