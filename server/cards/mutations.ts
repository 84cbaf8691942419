import { randomBytes } from "node:crypto";
import { awaitedDays } from "#cards/engine/awaited.ts";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { withoutBlocks } from "#cards/engine/follow.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { freePlanOf, planNamed } from "#cards/engine/plan.ts";
import { siteNameIn } from "#cards/kinds/kinds.ts";
import { mayDelete, mayDuplicate, mayEdit, mayPublish } from "#domain/access.ts";
import { CARD_ID_BYTES, cardIdOf } from "#domain/card-id.ts";
import {
  type CardAction,
  expiryAfter,
  expiryOf,
  isOver,
  nextState,
  refuseTooManyDrafts,
  stateOf,
} from "#domain/card-life.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { keySent } from "#domain/sent-uuid.ts";
import { settleSeats } from "#server/entries/actions.ts";
import { type Access, every, member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { changingWithName } from "#server/sites/claim-name.ts";
import { cardOwner, grantedCard, rereadCard } from "./access.ts";
import { followBlocks } from "./blocks.ts";
import { keepPhotos, photosToShow } from "./card-photos.ts";
import { kindOf, kindSent, labelOf, readSent, refuseUnfit } from "./content.ts";
import { CardDraft, CardType, cardContentOf } from "./schema.ts";
import { keepingSeals } from "./seals.ts";
import {
  type CardChange,
  type CardRow,
  changeCard,
  findMade,
  insertCard,
  isDraft,
  saveDraft,
  withDraftLock,
} from "./store.ts";

/** Others may change a card between our reading and writing it; more often than this nobody does. */
const TRIES = 5;

type Making = { kind: Kind; content: CardContent; key: string; from?: CardRow };

/** A new card; the same key again answers with the card it made. */
export function makeCard(context: Context, { kind, content, key, from }: Making): Promise<CardRow> {
  const owner = ownerOf(memberOf(context));
  const madeKey = keySent(key);
  return withDraftLock(context.database.orm, {
    owner,
    async work(tx, drafts) {
      const made = await findMade(tx, { owner, madeKey });
      if (made && made.kind !== kind.name) {
        throw new Refusal("INVALID", { fields: { key: "다른 카드를 만드는 데 쓰인 키입니다." } });
      }
      if (made) return made;
      refuseTooManyDrafts(drafts);
      const own = withoutBlocks(kind, content);
      const shown = await photosToShow(tx, { card: from?.id ?? null, owner, content: own });
      const card = await insertCard(tx, {
        id: cardIdOf(randomBytes(CARD_ID_BYTES)),
        kind: kind.name,
        owner,
        madeKey,
        content: own,
        label: labelOf(kind, content),
        now: context.clock.now(),
      });
      await followBlocks(tx, { kind, card: card.id, from: from?.id ?? null, content });
      await keepPhotos(tx, { card: card.id, shown });
      return card;
    },
  });
}

/** First of all, so that saves are counted whosever card they name. */
const withinSaveLimit: Access = {
  who: "member within the rate limit of saves",
  check(_args, context) {
    const retryAfterSeconds = context.saves(ownerOf(memberOf(context)));
    if (retryAfterSeconds > 0) throw new Refusal("RATE_LIMITED", { limit: "saves", retryAfterSeconds });
  },
};

type Saving = { card: CardRow; base: number; setsAside: boolean; content: CardContent };

/** Makes content the newest version, if `base` still is. What is the newest already, is saved. */
async function keep(context: Context, saving: Saving): Promise<CardRow> {
  const { card, base, setsAside, content: whole } = saving;
  const { orm } = context.database;
  const now = context.clock.now();
  const kind = kindOf(context, card);
  const label = labelOf(kind, whole);
  const content = withoutBlocks(kind, whole);
  const by = ownerOf(memberOf(context));
  const most = planNamed(kind, card.plan)?.photos;
  await followBlocks(orm, { kind, card: card.id, from: null, content });
  const shown = await photosToShow(orm, { card: card.id, owner: by, content, most });
  await keepPhotos(orm, { card: card.id, shown: shown.filter(({ used }) => !used) });
  const saved = await saveDraft(orm, { id: card.id, base, setsAside, content, label, by, now });
  if (saved) return saved;
  const current = await rereadCard(context);
  nextState(current, "save");
  if (await isDraft(orm, { card: current, content })) return current;
  throw new Refusal("CONFLICT", { version: current.draftVersion });
}

type Act = {
  action: CardAction;
  /** What the action changes of the card. */
  change(card: CardRow, now: Date): CardChange | Promise<CardChange>;
  /** How it is written; undefined when the card was changed since it was read. */
  save?: typeof changeCard;
  /** Whether the owner wants to open what is sealed before its time. */
  opensSeals?: boolean;
};

/** Decide and save; and again, when the card was changed since it was read. */
async function act(
  context: Context,
  wanted: Act,
  { card, tries }: { card: CardRow; tries: number } = { card: grantedCard(context), tries: TRIES },
): Promise<CardRow> {
  const { action, change } = wanted;
  const kind = kindOf(context, card);
  const named = wanted.save ?? changingWithName(context, kind);
  const save = keepingSeals(named, { kind, opensSeals: wanted.opensSeals ?? false });
  const moves = nextState(card, action) !== stateOf(card);
  const shows = action === "apply" && card.liveVersion !== card.draftVersion;
  if (!moves && !shows) return card;
  const now = context.clock.now();
  const changed = await save(context.database.orm, { card, change: await change(card, now), now });
  if (changed) {
    if (changed.liveVersion !== card.liveVersion) await settleSeats(context, changed);
    return changed;
  }
  if (tries === 1) throw new Refusal("CONFLICT", { version: card.draftVersion });
  return act(context, wanted, { card: await rereadCard(context), tries: tries - 1 });
}

type Showing = { card: CardRow; version: number; plan: string | null; now: Date };

/** Guests are going to see what its maker looked at, with nothing left to mend: what that changes of the card. */
async function showing(context: Context, { card, version, plan, now }: Showing) {
  if (card.draftVersion !== version) throw new Refusal("CONFLICT", { version: card.draftVersion });
  const content = await cardContentOf(context, { card, version });
  const kind = kindOf(context, card);
  const { publishedAt, expiresAt: known, extraDays } = card;
  const { eventDate } = labelOf(kind, content);
  const period = {
    plan,
    extraDays,
    days: planNamed(kind, plan)?.days ?? null,
    eventDate,
    stays: kind.staysOpen?.(content) ?? false,
    moments: awaitedDays(kind, content),
  };
  const expiresAt = publishedAt
    ? expiryAfter({ publishedAt, expiresAt: known }, { ...period, now })
    : expiryOf({ ...period, publishedAt: now });
  await refuseUnfit(context, { kind, content, ending: { expiresAt, isTrial: plan === null, now } });
  const checkDay = eventDate ?? koreanDay(publishedAt ?? now);
  return { liveVersion: version, name: siteNameIn(kind, content) || null, expiresAt, checkDay };
}

const cardAndVersion = builder.args((t) => ({
  id: t.id({ required: true }),
  version: t.int({ required: true, description: "The version its maker looked at." }),
}));
export const KEY = "A UUID of the caller's for this card: asking again with it makes no second one.";

builder.mutationFields((t) => ({
  createCard: t.field({
    access: member,
    type: CardDraft,
    args: {
      kind: t.arg.string({ required: true }),
      content: t.arg({ type: "JSON", description: "What it begins with; an empty card without it." }),
      key: t.arg.id({ required: true, description: KEY }),
    },
    async resolve(_root, { kind: name, content: sent, key }, context) {
      const kind = kindSent(context, name);
      const content = sent == null ? startCard(kind) : readSent(kind, sent);
      return { card: await makeCard(context, { kind, content, key }) };
    },
  }),
  duplicateCard: t.field({
    access: cardOwner("id", mayDuplicate),
    type: CardType,
    description: "A draft of its own with the same content.",
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true, description: KEY }) },
    async resolve(_root, { key }, context) {
      const card = grantedCard(context);
      nextState(card, "duplicate");
      const kind = kindOf(context, card);
      const content = await cardContentOf(context, { card, version: card.draftVersion });
      return makeCard(context, { kind, content: withoutName(kind, content), key, from: card });
    },
  }),
  saveCard: t.field({
    access: every(withinSaveLimit, cardOwner("id", mayEdit)),
    type: CardType,
    description: "Makes the content the newest version. A CONFLICT says which is the newest by now.",
    args: {
      id: t.arg.id({ required: true }),
      base: t.arg.int({ required: true, description: "The version the content was made from." }),
      content: t.arg({ type: "JSON", required: true }),
      setsAside: t.arg.boolean({
        description: "Whether the base was left for something else: the history goes on offering it.",
      }),
    },
    async resolve(_root, { base, content: sent, setsAside }, context) {
      const card = grantedCard(context);
      nextState(card, "save");
      const content = readSent(kindOf(context, card), sent);
      return keep(context, { card, base, setsAside: setsAside ?? false, content });
    },
  }),
  restoreVersion: t.field({
    access: every(withinSaveLimit, cardOwner("id", mayEdit)),
    type: CardDraft,
    description: "Makes what an earlier version says the newest version.",
    args: {
      id: t.arg.id({ required: true }),
      base: t.arg.int({ required: true, description: "The version that is left." }),
      version: t.arg.int({ required: true }),
    },
    async resolve(_root, { base, version }, context) {
      const card = grantedCard(context);
      nextState(card, "save");
      const content = await cardContentOf(context, { card, version });
      return { card: await keep(context, { card, base, setsAside: true, content }), content };
    },
  }),
  publishCard: t.field({
    access: cardOwner("id", mayPublish),
    type: CardType,
    args: cardAndVersion,
    resolve: (_root, { version }, context) =>
      act(context, {
        action: "publish",
        async change(card, now) {
          const plan = card.plan ?? freePlanOf(kindOf(context, card));
          const shown = await showing(context, { card, version, plan, now });
          return { ...shown, status: "published", plan, publishedAt: now };
        },
      }),
  }),
  applyChanges: t.field({
    access: cardOwner("id", mayPublish),
    type: CardType,
    description: "반영하기: guests see the newest version from now on.",
    args: {
      ...cardAndVersion,
      opensSeals: t.arg.boolean({
        description:
          "Whether what guests left under a seal may be opened before its time. All guests are told of it; without it such a version is refused as SEALED.",
      }),
    },
    resolve: (_root, { version, opensSeals }, context) =>
      act(context, {
        action: "apply",
        opensSeals: opensSeals ?? false,
        change: (card, now) => showing(context, { card, version, plan: card.plan, now }),
      }),
  }),
  closeCard: t.field({
    access: cardOwner("id", mayPublish),
    type: CardType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) =>
      act(context, {
        action: "close",
        change: (_card, now) => ({ status: "closed", closedAt: now }),
      }),
  }),
  reopenCard: t.field({
    access: cardOwner("id", mayPublish),
    type: CardType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) =>
      act(context, {
        action: "reopen",
        change(card, now) {
          if (isOver(card, now)) throw new Refusal("GONE");
          return { status: "published", closedAt: null };
        },
      }),
  }),
  deleteCard: t.field({
    access: cardOwner("id", mayDelete),
    type: CardType,
    description: "For 30 days it can be restored.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) =>
      act(context, { action: "delete", change: (_card, now) => ({ deletedAt: now }) }),
  }),
  restoreCard: t.field({
    access: cardOwner("id", mayDelete),
    type: CardType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) =>
      act(context, {
        action: "restore",
        change: () => ({ deletedAt: null }),
        save: (orm, changing) =>
          changing.card.status === "draft" ? amongDrafts(orm, changing) : changeCard(orm, changing),
      }),
  }),
}));

/** Two cards cannot have one name. */
function withoutName({ named }: Kind, content: CardContent): CardContent {
  if (!named) return content;
  const { section, field } = named;
  return {
    ...content,
    sections: { ...content.sections, [section]: { ...content.sections[section], [field]: "" } },
  };
}

/** A draft comes back only where there is room for it. */
const amongDrafts: typeof changeCard = (orm, changing) =>
  withDraftLock(orm, {
    owner: changing.card.owner,
    work(tx, drafts) {
      refuseTooManyDrafts(drafts);
      return changeCard(tx, changing);
    },
  });
