import type { CardContent } from "./card.ts";
import type { Kind } from "./kind.ts";

/** In the order a maker goes through them. */
export const sectionGroups = {
  must: "꼭 필요한 것",
  good: "더하면 좋은 것",
  later: "나중에 해도 되는 것",
} as const;
export type SectionGroup = keyof typeof sectionGroups;

/** The names of sections that a card is not sent without, and of those that nobody needs before it is sent. */
export type SectionGroups = { must: readonly string[]; later: readonly string[] };

type Grouped = Readonly<Record<SectionGroup, string[]>>;
const known = new WeakMap<CardContent, { kind: Kind; grouped: Grouped }>();

/**
 * The sections of a card that are offered, group by group, in each as the card has them. While it is made several ask
 * with every letter, and they are grouped once.
 */
export function groupedSections(kind: Kind, content: CardContent): Grouped {
  const before = known.get(content);
  if (before?.kind === kind) return before.grouped;
  const grouped = group(kind, content);
  known.set(content, { kind, grouped });
  return grouped;
}

function group(kind: Kind, content: CardContent): Grouped {
  const { must, later } = kind.groups?.(content) ?? { must: [kind.first], later: [] };
  const offered = content.order.filter((name) => {
    const section = kind.sections.find((one) => one.name === name);
    return section && (section.isOffered?.(content.sections[name]) ?? true);
  });
  return {
    must: offered.filter((name) => must.includes(name)),
    good: offered.filter((name) => !must.includes(name) && !later.includes(name)),
    later: offered.filter((name) => later.includes(name)),
  };
}

/** All of them, as a maker goes through them. */
export function walkedSections(kind: Kind, content: CardContent): string[] {
  const { must, good, later } = groupedSections(kind, content);
  return [...must, ...good, ...later];
}
