import type { EntryColumn } from "#cards/engine/section.ts";
import { mayReadResponses } from "#domain/access.ts";
import { entryStateOf, entryStates } from "#domain/entry.ts";
import { RESPONSE_SEARCH_MAX } from "#domain/limits.ts";
import { Refusal } from "#domain/refusal.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { type EntrySection, entrySections, sealOf } from "#server/cards/guest-card.ts";
import type { CardRow } from "#server/cards/public.ts";
import { CardType } from "#server/cards/schema.ts";
import { asksFor } from "#server/graphql/asks-for.ts";
import { batchByCard } from "#server/graphql/batch-loader.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { entriesCsv } from "./csv.ts";
import { entryCursor } from "./cursor.ts";
import {
  countAll,
  countBySection,
  countOnSections,
  type EntriesQuery,
  entryContentsOf,
  type ListedEntry,
  listAll,
} from "./owner-lists-store.ts";
import { EntryStateEnum } from "./schema.ts";
import { refuseSealed } from "./sealed.ts";

const ResponseFilter = builder.enumType("ResponseFilter", {
  description: "What became of an entry, or `hidden` by the owner.",
  values: [...entryStates, "hidden"] as const,
});

/** An entry with the section that says how it reads. */
type Listed = { entry: ListedEntry; on: EntrySection };

export const ResponseObject = builder.objectRef<Listed>("Response").implement({
  description: "Something a guest left, for the owner of the card.",
  fields: (t) => ({
    id: t.id({ resolve: ({ entry }) => entry.id }),
    section: t.string({ resolve: ({ entry }) => entry.section }),
    content: t.field({ type: "JSON", resolve: ({ entry }) => entry.content }),
    values: t.stringList({ description: "One for each of the page's columns.", resolve: valuesOf }),
    state: t.field({ type: EntryStateEnum, resolve: ({ entry }) => entryStateOf(entry) }),
    hidden: t.boolean({ resolve: ({ entry }) => entry.hidden }),
    pinned: t.boolean({ resolve: ({ entry }) => entry.pinned }),
    reply: t.string({ nullable: true, resolve: ({ entry }) => entry.reply }),
    repliedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ entry }) => entry.repliedAt }),
    createdAt: t.field({ type: "DateTime", resolve: ({ entry }) => entry.createdAt }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ entry }) => entry.updatedAt }),
  }),
});

type Page = {
  on: EntrySection;
  wanted: EntriesQuery;
  page: Listed[];
  next: string | null;
  /** Where it is known with the page. */
  count: number | undefined;
};

const SEALED =
  "Until then nobody reads what was left here, not even the owner; only how many there are is told.";

const ResponsePage = builder.objectRef<Page>("ResponsePage").implement({
  fields: (t) => ({
    columns: t.stringList({ resolve: ({ on }) => columnsOf(on).map(({ label }) => label) }),
    responses: t.expose("page", { type: [ResponseObject] }),
    count: t.int({
      description: "All that were asked for, not only this page.",
      resolve: ({ wanted, count }, _args, { database }) => count ?? countAll(database.orm, wanted),
    }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
  }),
});

type Figure = { label: string; value: number; unit: string };

const ResponseFigure = builder.objectRef<Figure>("ResponseFigure").implement({
  fields: (t) => ({
    label: t.exposeString("label"),
    value: t.exposeInt("value"),
    unit: t.exposeString("unit"),
  }),
});

type Counts = { count: number; waiting: number; pending: number; hidden: number; blocked: number };
type Figures = Counts & { on: EntrySection; figures: readonly Figure[] };

const SectionFigures = builder.objectRef<Figures>("SectionFigures").implement({
  description: "A section on which guests leave something, at a glance.",
  fields: (t) => ({
    section: t.string({ resolve: ({ on }) => on.section.name }),
    label: t.string({ resolve: ({ on }) => on.section.label }),
    isShown: t.boolean({ description: "Whether guests see it.", resolve: ({ on }) => on.isShown }),
    sealedUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: SEALED,
      resolve: ({ on }, _args, context) => sealOf(context, on),
    }),
    count: t.exposeInt("count", { description: "All, with those that wait or are hidden." }),
    waiting: t.exposeInt("waiting"),
    pending: t.exposeInt("pending"),
    hidden: t.exposeInt("hidden"),
    blocked: t.exposeInt("blocked"),
    figures: t.field({ type: [ResponseFigure], resolve: ({ figures }) => [...figures] }),
  }),
});

const EntryCount = builder
  .objectRef<{ section: string; label: string; count: number }>("EntryCount")
  .implement({
    fields: (t) => ({
      section: t.exposeString("section"),
      label: t.exposeString("label"),
      count: t.exposeInt("count"),
    }),
  });

builder.objectFields(CardType, (t) => ({
  entryCounts: t.field({
    type: [EntryCount],
    description: "How many entries there are on each section that has any.",
    resolve: (card, _args, context) => entryCounts(context, card),
  }),
}));

const sectionOfCard = builder.args((t) => ({
  card: t.id({ required: true }),
  section: t.string({ required: true }),
}));

builder.queryFields((t) => ({
  responses: t.field({
    access: cardOwner("card", mayReadResponses),
    type: ResponsePage,
    description: "What guests left on a section of the member's card, the newest first.",
    args: {
      ...sectionOfCard,
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      search: t.arg.string({ description: "In any text of an entry." }),
      state: t.arg({ type: ResponseFilter }),
    },
    async resolve(_root, { section, first, after, search, state }, context, info) {
      const { card, on } = await ownSection(context, section);
      const where = { card: card.id, section };
      // Not even how many hold a word: whoever may ask that may guess all of them.
      if (sealOf(context, on)) return { on, wanted: where, page: [], next: null, count: undefined };
      const wanted = { ...where, search: searched(search), state: state ?? undefined };
      const size = pageSize(first);
      const place = entryCursor.read(after);
      const rows = await listAll(context.database.orm, {
        ...wanted,
        after: place,
        limit: size + 1,
        isCounted: asksFor(info, "count"),
      });
      const { page, next } = paginate(rows, { size, next: entryCursor.write });
      const count = !place && next === null ? page.length : (rows[0]?.count ?? undefined);
      return { on, wanted, page: page.map((entry) => ({ entry, on })), next, count };
    },
  }),
  responseFigures: t.field({
    access: cardOwner("card", mayReadResponses),
    type: [SectionFigures],
    description: "Of every section of the member's card on which guests leave something.",
    args: { card: t.arg.id({ required: true }) },
    async resolve(_root, _args, context) {
      const card = grantedCard(context);
      const counted = await countBySection(context.database.orm, [card.id]);
      const sections = await entrySections(context, card);
      return Promise.all(
        sections.map(async (on) => {
          const section = on.section.name;
          const counts = counted.find((it) => it.section === section) ?? NONE;
          if (sealOf(context, on)) return { ...counts, on, figures: [] };
          const contents =
            counts.count > 0
              ? await entryContentsOf(context.database.orm, {
                  card: card.id,
                  section,
                  fields: on.rules.figureFields,
                })
              : [];
          return { ...counts, on, figures: on.rules.figures(on.content, contents) };
        }),
      );
    },
  }),
  responsesCsv: t.string({
    access: cardOwner("card", mayReadResponses),
    description: "All of them as a file that spreadsheets open, the newest first.",
    args: sectionOfCard,
    async resolve(_root, { section }, context) {
      const { card, on } = await ownSection(context, section);
      refuseSealed(context, on);
      return entriesCsv(context.database.orm, { card: card.id, section, on });
    },
  }),
}));

const NONE: Counts = { count: 0, waiting: 0, pending: 0, hidden: 0, blocked: 0 };

/** A section of the caller's card, whether guests see it at the moment or not. */
async function ownSection(context: Context, section: string) {
  const card = grantedCard(context);
  const on = (await entrySections(context, card)).find((it) => it.section.name === section);
  if (!on) throw new Refusal("NOT_FOUND");
  return { card, on };
}

/** A search with nothing in it is none; one that the database cannot read finds nothing, like any other. */
function searched(search: string | null | undefined): string | undefined {
  const words = search?.normalize("NFC").trim().slice(0, RESPONSE_SEARCH_MAX).toWellFormed();
  return words || undefined;
}

/** Of one section they are the same for all that is left there. */
const knownColumns = new WeakMap<EntrySection, readonly EntryColumn[]>();

function columnsOf(on: EntrySection): readonly EntryColumn[] {
  const columns = knownColumns.get(on) ?? on.rules.columns(on.content);
  knownColumns.set(on, columns);
  return columns;
}

function valuesOf({ entry, on }: Listed): string[] {
  return columnsOf(on).map(({ value }) => value(entry.content));
}

const countsOf = batchByCard(({ database }, cards) => countOnSections(database.orm, cards));

async function entryCounts(context: Context, card: CardRow) {
  const counts = await countsOf(context, card.id);
  const kind = context.kinds.find(({ name }) => name === card.kind);
  return (kind?.sections ?? []).flatMap(({ name, label }) => {
    const found = counts.find((it) => it.section === name);
    return found ? [{ section: name, label, count: found.count }] : [];
  });
}
