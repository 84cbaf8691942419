import { sectionsForGuests } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { josa } from "#cards/korean/hangul.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { cardMomentWords } from "#domain/moment-words.ts";
import { Refusal } from "#domain/refusal.ts";
import { breaksSeal } from "#domain/seal.ts";
import { countAll, keepOpening, lastOpening, type SealOpeningRow } from "#server/entries/public.ts";
import { invalid } from "#server/graphql/invalid.ts";
import type { Orm } from "#server/ports.ts";
import { readVersion } from "./read-version.ts";
import { type CardRow, type changeCard, lockCard } from "./store.ts";

type Keeping = {
  kind: Kind;
  /** Whether the owner said a second time that what is sealed is to be opened before everybody's eyes. */
  opensSeals: boolean;
};

/**
 * Writes a change of a card so that no seal is broken unseen. The card is locked before anything is counted: a guest
 * who leaves something in this moment either counts, or finds the new version.
 */
export function keepingSeals(save: typeof changeCard, { kind, opensSeals }: Keeping): typeof changeCard {
  if (!kind.sections.some(({ entries: rules }) => rules?.sealedUntil)) return save;
  return (orm, changing) => {
    const { liveVersion: version } = changing.change;
    if (!version) return save(orm, changing);
    return orm.transaction(async (tx) => {
      const card = await lockCard(tx, changing.card.id);
      if (!card) return undefined;
      const opened = await openedBy(tx, { kind, card, version, now: changing.now });
      const [first] = opened;
      if (first && !opensSeals) throw sealed(first);
      const row = await save(tx, changing);
      // A change that came too late is tried again: what it would have opened stays shut.
      if (row) for (const { opening } of opened) await keepOpening(tx, opening);
      return row;
    });
  };
}

type Showing = { kind: Kind; card: CardRow; version: number; now: Date };
type Opened = { label: string; count: number; opening: SealOpeningRow };

/** What a version would open before its time. Refuses where nobody would see that it was. */
async function openedBy(tx: Orm, { kind, card, version, now }: Showing): Promise<Opened[]> {
  const [live, next] = await Promise.all([
    contentAt(tx, kind, card, card.liveVersion),
    contentAt(tx, kind, card, version),
  ]);
  if (!live || !next) return [];
  const day = { today: koreanDay(now), now: now.toISOString(), when: kind.facts(next).when };
  const shown = sectionsForGuests(kind, next, day);
  const opened: Opened[] = [];
  for (const { name, label, entries: rules } of kind.sections) {
    if (!rules?.sealedUntil) continue;
    const where = { card: card.id, section: name };
    const count = await countAll(tx, where);
    if (count === 0) continue;
    const promised = rules.sealedUntil(live.sections[name], live);
    const wanted = rules.sealedUntil(next.sections[name], next);
    const isOpened = breaksSeal({ promised, wanted, now });
    const last = await lastOpening(tx, where);
    const isTold = last !== null && last.promisedUntil > now;
    if ((isOpened || isTold) && !shown.includes(name)) throw unseen(name, label);
    if (isOpened && promised) {
      // Who opens it in two steps breaks the first promise.
      const promisedUntil = isTold && last.promisedUntil > promised ? last.promisedUntil : promised;
      const opensAt = wanted && wanted > now ? wanted : now;
      opened.push({ label, count, opening: { ...where, promisedUntil, opensAt, decidedAt: now } });
    }
  }
  return opened;
}

async function contentAt(tx: Orm, kind: Kind, card: CardRow, version: number | null) {
  return version === null ? null : (await readVersion(tx, { kind, card: card.id, version }))?.content;
}

function sealed({ label, count, opening }: Opened): Refusal {
  const sentence = `${label}에 봉해 둔 글이 ${count}개 있습니다. ${cardMomentWords(opening.promisedUntil, "ko")}까지 아무도 읽지 않기로 손님과 약속한 글입니다. 날을 미루실 수는 있지만, 먼저 여시려면 그 사실이 카드에서 모두에게 보입니다.`;
  return new Refusal("SEALED", { sentence });
}

function unseen(section: string, label: string): Refusal {
  const sentence = `봉해 둔 글을 약속한 날보다 먼저 여시려면 ${josa(label, "이/가")} 손님에게 보여야 합니다. 숨긴 채로는 여실 수 없습니다.`;
  return invalid([[["sections", section, "taking"], sentence]]);
}
