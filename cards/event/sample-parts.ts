import { sampleMaker } from "#cards/sample-parts.ts";
import { event } from "./kind.ts";

/** A card with these fields filled in. */
export const made = sampleMaker(event);
