import type { Template } from "./parts.ts";
import { peopleTemplates } from "./people.ts";

/** Every design to begin with, as a maker finds them. */
export const templates: readonly Template[] = [...peopleTemplates];
