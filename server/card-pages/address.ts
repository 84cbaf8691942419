import type { Kind } from "#cards/engine/kind.ts";
import { kindAt } from "#cards/kinds/kinds.ts";
import { type CardId, cardId } from "#domain/card-id.ts";

export type As =
  | { as: "page" | "easy" | "calendar" | "picture" | "keepsake" | "contact" }
  /** A font, or one part of it, with the characters of this card. */
  | { as: "font"; font: string; weight: number; part?: string };

export type WantedCard = { id: CardId; kind: Kind } & As;
/** The same by a name, as it was written; behind it may stand what is wanted of it: `.png`. */
export type NameWanted = { name: string; ending: string; kind: Kind } & As;

/** Which card an address asks for, and as what. */
export function wantedAt(path: string): WantedCard | NameWanted | null {
  const dot = path.indexOf(".");
  const bare = dot === -1 ? path : path.slice(0, dot);
  const ending = dot === -1 ? "" : path.slice(dot);
  const as = asWhat(ending);
  const kind = kindAt("view", bare);
  const last = bare.slice(bare.lastIndexOf("/") + 1);
  if (!kind || !as) return null;
  if (kind.named) return { name: last, ending, kind, ...as };
  const id = cardId.safeParse(last);
  return id.success ? { id: id.data, kind, ...as } : null;
}

export function asWhat(ending: string): As | null {
  if (ending === "") return { as: "page" };
  if (ending === ".easy") return { as: "easy" };
  if (ending === ".ics") return { as: "calendar" };
  if (ending === ".vcf") return { as: "contact" };
  if (ending === ".png") return { as: "picture" };
  if (ending === ".keepsake.png") return { as: "keepsake" };
  const [, font, weight, part] = /^\.([a-z-]+)-(\d+)(?:-([a-z\d-]+))?\.woff2$/.exec(ending) ?? [];
  return font ? { as: "font", font, weight: Number(weight), part } : null;
}

/** Where a font with a card's characters lies; the mark changes with them. */
export function cutFontAddress(
  card: { address: string },
  { name, weight, part, mark }: { name: string; weight: number; part?: string; mark: string },
): string {
  const face = [name, weight, part].filter((word) => word !== undefined).join("-");
  return `${new URL(card.address).pathname}.${face}.woff2?l=${mark}`;
}
