import type { Kind } from "#cards/kind.ts";
import { kindAt } from "#cards/kinds.ts";
import { type CardId, cardId } from "#domain/card-id.ts";

type As =
  | { as: "page" | "calendar" | "picture" | "keepsake" }
  /** A font with the letters of this card. */
  | { as: "font"; font: string; weight: number };

export type Wanted = { id: CardId; kind: Kind } & As;

/** Which card an address asks for, and as what. */
export function wantedAt(path: string): Wanted | null {
  const dot = path.indexOf(".");
  const bare = dot === -1 ? path : path.slice(0, dot);
  const as = asWhat(dot === -1 ? "" : path.slice(dot));
  const kind = kindAt("view", bare);
  const id = cardId.safeParse(bare.slice(bare.lastIndexOf("/") + 1));
  return kind && as && id.success ? { id: id.data, kind, ...as } : null;
}

function asWhat(ending: string): As | null {
  if (ending === "") return { as: "page" };
  if (ending === ".ics") return { as: "calendar" };
  if (ending === ".png") return { as: "picture" };
  if (ending === ".keepsake.png") return { as: "keepsake" };
  const [, font, weight] = /^\.([a-z-]+)-(\d+)\.woff2$/.exec(ending) ?? [];
  return font ? { as: "font", font, weight: Number(weight) } : null;
}

/** Where a font with a card's letters lies; the mark changes with them. */
export function cutFontAddress(
  card: { address: string },
  { name, weight, mark }: { name: string; weight: number; mark: string },
): string {
  return `${new URL(card.address).pathname}.${name}-${weight}.woff2?l=${mark}`;
}
