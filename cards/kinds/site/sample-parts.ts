import { sampleMaker } from "#cards/engine/sample-parts.ts";
import type { LinkBlock } from "./blocks/section.ts";
import { always } from "./blocks/sorts.ts";
import { site } from "./kind.ts";

/** A page with these fields filled in. */
export const sampleSite = sampleMaker(site);

/** A link of a sample: to where nobody can ever live. */
export function link(
  id: string,
  more: Pick<LinkBlock, "title" | "address" | "icon"> & Partial<LinkBlock>,
): LinkBlock {
  return { id, type: "link", highlight: false, on: true, ...always, ...more };
}
