import { randomUUID } from "node:crypto";
import type { CardContent } from "#cards/engine/card.ts";
import { moveDays } from "#cards/engine/move-days.ts";
import type { PhotoWidth } from "#cards/engine/photo.ts";
import { type KindName, kindNamed, kindNames, pageOf } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { daysBetween } from "#domain/korean-day.ts";
import * as operations from "#web/graphql/graphql.ts";
import { inWholeWeeks } from "./days.ts";
import type { Ask, FrontDoor } from "./front-door.ts";
import { withUploads } from "./pictures.ts";

type DemoCard = {
  /** The name of one of its kind's samples; the first without it. */
  sample?: string;
  /** The field with the card's day, and how many days from today it is to be; other days move with it. */
  day?: { at: [section: string, field: string]; inDays: number; onAnyWeekday?: true };
  /** What its maker filled in besides. */
  fields?: Record<string, Record<string, unknown>>;
};

/** Samples that say nothing of a season: the demo is of any day. A kind that is not here shows its first. */
const demoCards: Partial<Record<KindName, DemoCard>> = {
  greeting: { sample: "morning-wedding", day: { at: ["date", "date"], inDays: 70 } },
  birthday: { sample: "grandmother-seventy" },
  thanks: {
    sample: "after-wedding",
    day: { at: ["letter", "date"], inDays: -3, onAnyWeekday: true },
    fields: { recipients: { names: "장은결\n배소율\n남기찬 부장님\n이모\n과학실 동기들\n302호 아주머니" } },
  },
  "baby-birthday": { sample: "morning-table", day: { at: ["date", "date"], inDays: 19 } },
  event: { sample: "paper-exhibition", day: { at: ["date", "date"], inDays: 6 } },
  photo: { sample: "friends" },
  memorial: { sample: "mother", day: { at: ["obituary", "date"], inDays: -1, onAnyWeekday: true } },
  site: {
    sample: "cafe",
    fields: {
      profile: { sitename: "onsil-dabang" },
      guestbook: { taking: true, title: "다녀가신 분", prompt: "차 이야기도, 꽃 이야기도 좋습니다." },
    },
  },
};

export type SentCard = {
  kind: KindName;
  id: string;
  label: string;
  title: string;
  address: string;
  content: CardContent;
};
export type SentCards = Record<KindName, SentCard>;

type Maker = { door: FrontDoor; ask: Ask; today: string; photoWidth?: PhotoWidth | undefined };

/** A sample as somebody would have written it for a day near today. */
export async function contentOf(kind: KindName, today: string): Promise<CardContent> {
  const { sample: name, day, fields = {} } = demoCards[kind] ?? {};
  const sample = (await samplesOf(kind)).find((one) => !name || one.name === name);
  if (!sample) throw new Error(`There is no sample ${name} of a ${kind} card`);
  const content = day ? moveDays(sample.content, daysTo(sample.content, { day, today })) : sample.content;
  const filled = Object.entries(fields).map(([section, own]) => [
    section,
    { ...content.sections[section], ...own },
  ]);
  return {
    ...content,
    sections: { ...content.sections, ...Object.fromEntries(filled) },
  };
}

type Landing = { day: NonNullable<DemoCard["day"]>; today: string };

function daysTo({ sections }: CardContent, { day, today }: Landing): number {
  const [section, field] = day.at;
  const days = daysBetween(String(sections[section]?.[field]), today) + day.inDays;
  return day.onAnyWeekday ? days : inWholeWeeks(days);
}

/** One card of every kind, with photos of its own, sent. `change` is what its maker does to a content before that. */
export async function sendCards(
  maker: Maker,
  change: (kind: KindName, content: CardContent) => CardContent,
): Promise<SentCards> {
  const drafts = await Promise.all(kindNames.map((kind) => draft(maker, kind)));
  const sent: [KindName, SentCard][] = [];
  // Lists begin with what was changed last, and a newcomer is to see them in the order of the kinds.
  for (const one of drafts.toReversed()) {
    const content = change(one.kind, one.content);
    sent.unshift([one.kind, await sendCard(maker.ask, { ...one, content })]);
  }
  return Object.fromEntries(sent) as SentCards;
}

type Draft = { kind: KindName; id: string; version: number; content: CardContent };

async function draft({ door, ask, today, photoWidth }: Maker, kind: KindName): Promise<Draft> {
  const content = await contentOf(kind, today);
  const { card } = (await ask(operations.CreateCardDocument, { kind, content, key: randomUUID() }))
    .createCard;
  const uploaded = await withUploads(content, { door, ask, card: card.id, photoWidth });
  return { kind, id: card.id, version: card.draftVersion, content: uploaded };
}

async function sendCard(ask: Ask, { kind: name, id, version: base, content }: Draft): Promise<SentCard> {
  const { saveCard } = await ask(operations.SaveCardDocument, { id, base, content });
  const { publishCard } = await ask(operations.PublishCardDocument, { id, version: saveCard.draftVersion });
  const kind = kindNamed(name);
  const address = pageOf(kind, { id, name: publishCard.name });
  return { kind: name, id, label: kind.label, title: publishCard.title, address, content };
}
