import { samples as greeting } from "./greeting/samples.ts";
import type { KindName } from "./kinds.ts";
import type { Sample } from "./sample.ts";
import { samples as thanks } from "./thanks/samples.ts";

/** The samples of every kind, in the order a maker sees them. */
export const samples: Record<KindName, readonly Sample[]> = { greeting, thanks };
