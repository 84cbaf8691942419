import { randomBytes, randomUUID } from "node:crypto";
import { type KindName, kindNamed, siteNameIn } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { CARD_ID_BYTES, type CardId, cardIdOf } from "#domain/card-id.ts";
import { writtenCheckNumber } from "#domain/check-number.ts";
import { koreanDay } from "#domain/korean-day.ts";
import type { Owner } from "#domain/member.ts";
import { type CardChange, changeCard, findCard, insertCard } from "#server/cards/store.ts";
import type { Database } from "#server/ports.ts";
import { claimSitename } from "#server/sites/store.ts";

const OWNER = "0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01::minsu" as Owner;

type Wanted = {
  kind: KindName;
  now: Date;
  /** What else is true of it: that it is closed, deleted, hidden. */
  change?: CardChange;
};

export type CheckedSample = { id: CardId; number: string; day: string; path: string };

/** The first sample of a kind, as somebody published it. */
export async function publishedSample(
  { orm }: Database,
  { kind: named, now, change }: Wanted,
): Promise<CheckedSample> {
  const kind = kindNamed(named);
  const [sample] = await samplesOf(named);
  if (!sample) throw new Error(`There is no sample of ${named}`);
  const { content } = sample;
  const { title, when } = kind.facts(content);
  const id = cardIdOf(randomBytes(CARD_ID_BYTES));
  const label = { title, theme: content.theme.name, eventDate: when?.date ?? null };
  await insertCard(orm, { id, kind: named, owner: OWNER, madeKey: randomUUID(), content, label, now });
  const card = await findCard(orm, id);
  if (!card) throw new Error("The card is not there");
  const name = siteNameIn(kind, content) || null;
  if (name) await claimSitename(orm, { name, card: id, now });
  const day = when?.date ?? koreanDay(now);
  const published: CardChange = {
    status: "published",
    liveVersion: 1,
    name,
    publishedAt: now,
    expiresAt: new Date("2027-11-22T15:00:00Z"),
    checkDay: day,
  };
  await changeCard(orm, { card, change: { ...published, ...change }, now });
  const path = kind.addresses.view.replace(/\{\w+\}/, name ?? id);
  return { id, number: writtenCheckNumber(card.checkNumber ?? -1), day, path };
}
