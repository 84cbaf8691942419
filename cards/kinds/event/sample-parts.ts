import { sampleMaker } from "#cards/engine/sample-parts.ts";
import { event } from "./kind.ts";

/** A card with these fields filled in. */
export const sampleEvent = sampleMaker(event);
