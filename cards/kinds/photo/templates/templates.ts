import children from "#content/photo-templates/children.json" with { type: "json" };
import outdoors from "#content/photo-templates/outdoors.json" with { type: "json" };
import papers from "#content/photo-templates/papers.json" with { type: "json" };
import people from "#content/photo-templates/people.json" with { type: "json" };
import { readTemplate, type Template } from "./read-template.ts";

/** Every design to begin with, as a maker finds them. */
export const templates: readonly Template[] = [...people, ...outdoors, ...papers, ...children].map(
  readTemplate,
);
