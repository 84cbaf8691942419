import { entryStateOf, entryStates } from "#domain/entry.ts";
import {
  cardForGuests,
  type EntrySection,
  sealOf,
  seatingOf,
  sectionForGuests,
} from "#server/cards/guest-card.ts";
import { anybody } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { selfOf } from "#server/graphql/context.ts";
import { MAX_PAGE } from "#server/graphql/limits.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { shownEntryCursor } from "./cursor.ts";
import { lastOpening, type SealOpeningRow } from "./seals-store.ts";
import { listSeats, placeInLine } from "./seats-store.ts";
import { countBlocked, countShown, type EntryRow, listOwn, listShown, tallyOf, type Where } from "./store.ts";

export const EntryStateEnum = builder.enumType("EntryState", {
  description:
    "`waiting`: on the waiting list. `pending`: the owner has not let it through yet. `blocked`: hidden by a temporary measure.",
  values: entryStates,
});

/** An entry with what its section lets through. */
type Shown = { entry: EntryRow; shown: Record<string, unknown> };

const Entry = builder.objectRef<Shown>("Entry").implement({
  description: "Something a guest left, as every other guest sees it.",
  fields: (t) => ({
    id: t.id({ resolve: ({ entry }) => entry.id }),
    shown: t.expose("shown", { type: "JSON" }),
    pinned: t.boolean({ resolve: ({ entry }) => entry.pinned }),
    reply: t.string({ nullable: true, resolve: ({ entry }) => entry.reply }),
    createdAt: t.field({ type: "DateTime", resolve: ({ entry }) => entry.createdAt }),
  }),
});

const SealOpening = builder.objectRef<SealOpeningRow>("SealOpening").implement({
  description: "That the owner opened what was sealed before its promised time, or chose an earlier one.",
  fields: (t) => ({
    promisedUntil: t.expose("promisedUntil", { type: "DateTime" }),
    opensAt: t.expose("opensAt", { type: "DateTime" }),
    decidedAt: t.expose("decidedAt", { type: "DateTime" }),
  }),
});

type Page = {
  where: Where;
  on: EntrySection;
  page: Shown[];
  next: string | null;
  sealedUntil: Date | null;
};

const EntryPage = builder.objectRef<Page>("EntryPage").implement({
  fields: (t) => ({
    entries: t.expose("page", { type: [Entry] }),
    count: t.int({
      description: "All that other guests see, not only this page.",
      resolve: ({ where }, _args, { database }) => countShown(database.orm, where),
    }),
    blocked: t.int({
      description: "How many a temporary measure hides.",
      resolve: ({ where, sealedUntil }, _args, { database }) =>
        sealedUntil ? 0 : countBlocked(database.orm, where),
    }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
    sealedUntil: t.expose("sealedUntil", {
      type: "DateTime",
      nullable: true,
      description: "Until then nobody reads any of them; only how many there are is told.",
    }),
    openedEarly: t.field({
      type: SealOpening,
      nullable: true,
      description: "The last time a seal was opened before its promised time; null where that never was.",
      resolve: ({ where, on }, _args, { database }) =>
        on.rules.sealedUntil ? lastOpening(database.orm, where) : null,
    }),
  }),
});

export type Own = Pick<EntryRow, "id" | "section" | "content" | "state" | "approved" | "createdAt"> &
  Partial<Pick<EntryRow, "blockedUntil">>;

export const OwnEntryObject = builder.objectRef<Own>("OwnEntry").implement({
  description: "Something the caller left, in full.",
  fields: (t) => ({
    id: t.exposeID("id"),
    section: t.exposeString("section"),
    content: t.expose("content", { type: "JSON" }),
    state: t.field({ type: EntryStateEnum, resolve: entryStateOf }),
    place: t.int({
      nullable: true,
      description: "In the waiting list, the first being 1; null for what does not wait.",
      resolve: ({ id, state }, _args, { database }) =>
        state === "waiting" ? placeInLine(database.orm, id) : null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const Tally = builder.objectRef<{ name: string; count: number }>("Tally").implement({
  description: "How many entries are counted under one name.",
  fields: (t) => ({ name: t.exposeString("name"), count: t.exposeInt("count") }),
});

const SeatsLeft = builder.objectRef<{ name: string; left: number }>("SeatsLeft").implement({
  fields: (t) => ({ name: t.exposeString("name"), left: t.exposeInt("left") }),
});

builder.queryFields((t) => ({
  tally: t.field({
    access: anybody,
    type: [Tally],
    description: "How many guests said the same on a section that counts what they leave.",
    args: { card: t.arg.id({ required: true }), section: t.arg.string({ required: true }) },
    async resolve(_root, { card: id, section: name }, context) {
      const card = await cardForGuests(context, id);
      const on = await sectionForGuests(context, { card, name });
      if (sealOf(context, on)) return [];
      return on.rules.tally ? tallyOf(context.database.orm, { card: card.id, section: name }) : [];
    },
  }),
  seatsLeft: t.field({
    access: anybody,
    type: [SeatsLeft],
    description: "How many seats a section still has, of each sort that has an end.",
    args: { card: t.arg.id({ required: true }), section: t.arg.string({ required: true }) },
    async resolve(_root, { card: id, section: name }, context) {
      const card = await cardForGuests(context, id);
      const on = await sectionForGuests(context, { card, name });
      const known = await listSeats(context.database.orm, { card: card.id, section: name });
      const taken = new Map(known.map((seats) => [seats.sort, seats.taken]));
      const sorts = new Set([...(on.rules.seats?.sorts?.(on.content) ?? [""]), ...taken.keys()]);
      return [...sorts].flatMap((sort) => {
        const capacity = seatingOf(on, sort)?.capacity ?? null;
        return capacity === null
          ? []
          : [{ name: sort, left: Math.max(0, capacity - (taken.get(sort) ?? 0)) }];
      });
    },
  }),
  entries: t.field({
    access: anybody,
    type: EntryPage,
    description:
      "What guests left on a section of a card, as other guests see it: pinned first, then the newest.",
    args: {
      card: t.arg.id({ required: true }),
      section: t.arg.string({ required: true }),
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
    },
    async resolve(_root, { card: id, section: name, first, after }, context) {
      const card = await cardForGuests(context, id);
      const on = await sectionForGuests(context, { card, name });
      const where = { card: card.id, section: name };
      const sealedUntil = sealOf(context, on);
      if (sealedUntil) return { where, on, page: [], next: null, sealedUntil };
      const size = pageSize(first);
      const place = shownEntryCursor.read(after);
      const rows = await listShown(context.database.orm, { ...where, after: place, limit: size + 1 });
      const { page, next } = paginate(rows, { size, next: shownEntryCursor.write });
      const shown = page.flatMap((entry) => {
        const letThrough = on.rules.shown(entry.content);
        return letThrough ? [{ entry, shown: letThrough }] : [];
      });
      return { where, on, page: shown, next, sealedUntil };
    },
  }),
  myEntries: t.field({
    access: anybody,
    type: [OwnEntryObject],
    description: "What the caller left on a section of a card, the newest first; at most 100.",
    args: { card: t.arg.id({ required: true }), section: t.arg.string({ required: true }) },
    async resolve(_root, { card: id, section: name }, context) {
      const card = await cardForGuests(context, id);
      await sectionForGuests(context, { card, name });
      const wanted = { card: card.id, section: name, self: selfOf(context), limit: MAX_PAGE };
      return listOwn(context.database.orm, wanted);
    },
  }),
}));
