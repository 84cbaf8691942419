import { sampleMaker } from "#cards/sample-parts.ts";
import { thanks } from "./kind.ts";

/** A card with these fields filled in. */
export const made = sampleMaker(thanks);
