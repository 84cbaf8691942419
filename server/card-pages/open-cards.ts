import type { OpenedCard } from "#cards/engine/kind.ts";
import { labelFor } from "#cards/engine/occasion.ts";
import { kindNamed, kindNames, pageOf } from "#cards/kinds/kinds.ts";
import { cardId } from "#domain/card-id.ts";
import { pageAt } from "#domain/card-life.ts";
import type { Owner } from "#domain/member.ts";
import { findCards } from "#server/cards/public.ts";
import type { Orm } from "#server/ports.ts";

type Wanted = { ids: readonly string[]; owner: Owner; now: Date };

/** Of these cards those of this owner that guests can open, in the order they were asked for. */
export async function findOpenCards(orm: Orm, { ids, owner, now }: Wanted): Promise<OpenedCard[]> {
  const known = ids.map((id) => cardId.safeParse(id).data).filter((id) => id !== undefined);
  const rows = known.length === 0 ? [] : await findCards(orm, known);
  return known.flatMap((id) => {
    const row = rows.find((one) => one.id === id && one.owner === owner);
    const name = kindNames.find((one) => one === row?.kind);
    if (!row || !name || pageAt(row, now) !== "page") return [];
    const kind = kindNamed(name);
    return [{ id, title: row.title, kind: labelFor(kind, row.occasion), address: pageOf(kind, row) }];
  });
}
