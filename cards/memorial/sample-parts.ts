import { sampleMaker } from "#cards/sample-parts.ts";
import { memorial } from "./kind.ts";

/** A card with these fields filled in. */
export const made = sampleMaker(memorial);
