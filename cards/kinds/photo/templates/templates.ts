import { childTemplates } from "./children.ts";
import { outdoorTemplates } from "./outdoors.ts";
import { paperTemplates } from "./papers.ts";
import type { Template } from "./parts.ts";
import { peopleTemplates } from "./people.ts";

/** Every design to begin with, as a maker finds them. */
export const templates: readonly Template[] = [
  ...peopleTemplates,
  ...outdoorTemplates,
  ...paperTemplates,
  ...childTemplates,
];
