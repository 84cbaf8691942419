import type { Kind } from "#cards/engine/kind.ts";
import { Refusal, refusals } from "#domain/refusal.ts";
import { MAX_HELD_NAMES, MAX_NAMES } from "#domain/sitename.ts";
import { changeCard } from "#server/cards/public.ts";
import type { Context } from "#server/graphql/context.ts";
import { nameAvailability } from "./schema.ts";
import { claimSitename, countHeldNames, countNames } from "./store.ts";

/** Writes a change of a card together with the name that comes with it: guests see both, or neither. */
export function changingWithName(context: Context, kind: Kind): typeof changeCard {
  return async (orm, changing) => {
    const { card, change, now } = changing;
    const { name } = change;
    if (!name || name === card.name) return changeCard(orm, changing);
    const standing = await nameAvailability(context, { name, card });
    if (standing.state === "unfit") throw new Refusal("INVALID", at(kind, standing.sentence ?? ""));
    if (standing.state !== "free") throw refusedName(kind, standing);
    const changed = await orm.transaction(async (tx) => {
      if ((await countHeldNames(tx, { card: card.id, name, now })) >= MAX_HELD_NAMES)
        throw tooManyNames(kind);
      if ((await countNames(tx, { owner: card.owner, card: card.id })) >= MAX_NAMES) throw hoardedNames(kind);
      const row = await changeCard(tx, changing);
      if (!row || (await claimSitename(tx, { name, card: card.id, now }))) return row;
      throw refusedName(kind, { ...standing, state: "taken" });
    });
    return changed;
  };
}

function refusedName(kind: Kind, { state, suggestions }: { state: string; suggestions: string[] }): Refusal {
  const code = state === "reserved" ? "SITENAME_RESERVED" : "SITENAME_TAKEN";
  const free = suggestions.length > 0 ? ` 지금 쓸 수 있는 이름: ${suggestions.join(", ")}` : "";
  return new Refusal(code, at(kind, refusals[code].sentence + free));
}

function tooManyNames(kind: Kind): Refusal {
  const sentence = `주소를 자주 바꾸셨습니다. 예전 주소가 ${MAX_HELD_NAMES}개까지 90일 동안 남아 있어, 조금 뒤에 바꿀 수 있습니다.`;
  return new Refusal("LIMIT_REACHED", at(kind, sentence));
}

function hoardedNames(kind: Kind): Refusal {
  const sentence = `주소가 있는 페이지는 한 분이 ${MAX_NAMES}개까지 쓸 수 있습니다. 쓰지 않는 페이지를 지우시면, 그 페이지가 완전히 없어진 뒤 새 주소를 만들 수 있습니다.`;
  return new Refusal("LIMIT_REACHED", at(kind, sentence));
}

function at({ named }: Kind, sentence: string) {
  return { sentence, fields: named ? { [`sections.${named.section}.${named.field}`]: sentence } : {} };
}
