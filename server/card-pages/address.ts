import type { Kind } from "#cards/kind.ts";
import { kindAt } from "#cards/kinds.ts";
import { type CardId, cardId } from "#domain/card-id.ts";

export type Wanted = { id: CardId; kind: Kind; as: "page" | "calendar" | "picture" };

/** Which card an address asks for, and as what. */
export function wantedAt(path: string): Wanted | null {
  const [, bare = path, ending] = /^(.*?)(\.ics|\.png)?$/.exec(path) ?? [];
  const kind = kindAt("view", bare);
  const id = cardId.safeParse(bare.slice(bare.lastIndexOf("/") + 1));
  if (!kind || !id.success) return null;
  return { id: id.data, kind, as: ending === ".ics" ? "calendar" : ending === ".png" ? "picture" : "page" };
}
