import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { defineSection, type Section } from "#cards/engine/section.ts";
import { apiDesk, makerOn, note } from "#server/cards/card-for-tests.ts";
import { entries, entryKeys, seats } from "#server/database/tables/entries.ts";
import { type Answer, type startApi, untilNotBusy } from "#server/graphql/api-for-tests.ts";
import type { EntryHashing } from "#server/identity/passwords.ts";
import type { Database } from "#server/ports.ts";
import * as operations from "#web/graphql/graphql.ts";

const answer = z.object({
  name: z.string().min(1, "이름을 적어 주세요.").max(20, "이름은 20자까지 쓸 수 있습니다."),
  seats: z.int().min(0, "인원을 확인해 주세요.").max(10, "열 분까지 함께 오실 수 있습니다."),
});

/** Seats at a table, one answer each. */
const table = defineSection({
  name: "table",
  label: "참석 여부",
  content: z.object({
    capacity: z.int().nullable(),
    waitingList: z.boolean(),
    until: z.string(),
    isShown: z.boolean(),
  }),
  empty: { capacity: null, waitingList: true, until: "", isShown: true },
  isVisible: ({ isShown }) => isShown,
  upgrades: [],
  entries: {
    fields: () => ({}),
    entry: () => answer,
    perVisitor: "one",
    closed: ({ until }, now) => (until && now >= new Date(until) ? "답을 받는 날이 지났습니다." : null),
    hasPassword: false,
    approveFirst: () => false,
    seats: {
      capacity: ({ capacity }) => capacity,
      taken: (entry) => answer.parse(entry).seats,
      waitingList: ({ waitingList }) => waitingList,
    },
    shown: () => null,
    columns: () => [
      { label: "이름", value: (entry) => answer.parse(entry).name },
      { label: "인원", value: (entry) => String(answer.parse(entry).seats) },
    ],
    figures: (_content, entries) => [
      {
        label: "참석 인원",
        value: entries.reduce((sum, entry) => sum + answer.parse(entry).seats, 0),
        unit: "명",
      },
    ],
  },
});

const message = z.object({
  name: z.string().min(1, "이름을 적어 주세요.").max(20),
  text: z.string().min(1, "글을 적어 주세요.").max(300, "글은 300자까지 쓸 수 있습니다."),
  isSecret: z.boolean().default(false),
});

/** Messages, as many as one likes. */
const book = defineSection({
  name: "book",
  label: "방명록",
  content: z.object({ approveFirst: z.boolean(), sealedUntil: z.string() }),
  empty: { approveFirst: false, sealedUntil: "" },
  isVisible: () => true,
  upgrades: [],
  entries: {
    fields: () => ({}),
    entry: () => message,
    perVisitor: "many",
    closed: () => null,
    hasPassword: true,
    approveFirst: ({ approveFirst }) => approveFirst,
    shown(entry) {
      const { name, text, isSecret } = message.parse(entry);
      return isSecret ? null : { name, text };
    },
    tally: (entry) => message.parse(entry).text,
    sealedUntil: ({ sealedUntil }) => (sealedUntil ? new Date(sealedUntil) : null),
    columns: () => [
      { label: "이름", value: (entry) => message.parse(entry).name },
      { label: "글", value: (entry) => message.parse(entry).text },
    ],
    figures: (_content, entries) => [{ label: "글", value: entries.length, unit: "개" }],
  },
});

/** A made-up kind with a table and a book for guests. */
export const party: Kind = {
  ...note,
  name: "party",
  label: "잔치",
  sections: [...note.sections, table as Section, book as Section],
};

type Change = { table?: Partial<typeof table.empty>; book?: Partial<typeof book.empty>; hidden?: string[] };

/** Content of a party. */
export function partyWith({ table: seats, book: pages, hidden = [] }: Change = {}): CardContent {
  const { sections, ...frame } = startCard(party);
  return {
    ...frame,
    hidden,
    sections: {
      words: { ...sections.words, title: "잔치" },
      table: { ...sections.table, ...seats },
      book: { ...sections.book, ...pages },
    },
  };
}

type Api = Awaited<ReturnType<typeof startApi>>;
type Own = operations.OwnEntryFieldsFragment;
type Left = Answer & { entry: Own };
type Leave = Partial<operations.LeaveEntryMutationVariables>;

/** A member with a party that guests can open. */
export async function hostOf(api: () => Api, change: Change = {}, token = "minsu") {
  const maker = makerOn(api, token);
  const { card } = await maker.create({ kind: "party", content: partyWith(change) });
  await maker.publish(card.id, 1);
  let version = 1;
  const of = (section: string) => ({ card: card.id, section });
  const ask = async (operation: { toString(): string }, variables?: unknown) =>
    maker.ask(operation, variables);

  return {
    ...maker,
    card: card.id,
    ask,
    /** Lets guests see the party so. */
    async show(next: Change, opensSeals?: boolean) {
      await maker.save(card.id, version, partyWith(next));
      version += 1;
      return maker.apply(card.id, version, opensSeals);
    },
    async responses(section: string, wanted: Partial<operations.ResponsesQueryVariables> = {}) {
      const answered = await ask(operations.ResponsesDocument, { ...of(section), ...wanted });
      const nothing: operations.ResponsesQuery["responses"] = {
        columns: [],
        responses: [],
        count: 0,
        next: null,
      };
      return { ...answered, ...((answered.data?.responses as typeof nothing | undefined) ?? nothing) };
    },
    figures: async () =>
      (await ask(operations.ResponseFiguresDocument, { card: card.id })).data
        .responseFigures as operations.ResponseFiguresQuery["responseFigures"],
    csv: (section: string) => ask(operations.ResponsesCsvDocument, of(section)),
    hide: (id: string) => ask(operations.HideEntryDocument, { id }),
    unhide: (id: string) => ask(operations.ShowEntryDocument, { id }),
    pin: (id: string) => ask(operations.PinEntryDocument, { id }),
    unpin: (id: string) => ask(operations.UnpinEntryDocument, { id }),
    reply: (id: string, text: string | null) => ask(operations.ReplyToEntryDocument, { id, text }),
    remove: (id: string) => ask(operations.RemoveEntryDocument, { id }),
  };
}

/** A device with a card open; `headers` say whose. */
export function guestOn(
  api: () => Api,
  { card, name, ip, headers }: { card: string; name: string; ip?: string; headers?: Record<string, string> },
) {
  const visitor = headers ?? { "x-visitor": `guest-${encodeURIComponent(name)}` };
  async function ask(operation: { toString(): string }, variables: unknown): Promise<Left> {
    const asked = { variables, headers: visitor, ip };
    const answered = await untilNotBusy(() => api().post(operation.toString(), asked));
    const [entry] = Object.values(answered.data ?? {}) as Own[];
    return { ...answered, entry: entry as Own };
  }
  const leave = (sent: Leave) => ask(operations.LeaveEntryDocument, { card, key: randomUUID(), ...sent });

  return {
    ask,
    /** An answer for so many. */
    come: (seats: number, sent: Leave = {}) => leave({ section: "table", content: { name, seats }, ...sent }),
    write: (text: string, sent: Leave = {}) => leave({ section: "book", content: { name, text }, ...sent }),
    leave,
    change: (id: string, content: unknown, password?: string) =>
      ask(operations.ChangeEntryDocument, { id, content, password }),
    withdraw: (id: string, password?: string) => ask(operations.WithdrawEntryDocument, { id, password }),
    async mine(section: string) {
      const { data } = await ask(operations.MyEntriesDocument, { card, section });
      return ((data as operations.MyEntriesQuery | undefined)?.myEntries ?? []) as Own[];
    },
    async read(section = "book", page: { first?: number; after?: string } = {}) {
      const answered = await ask(operations.EntriesDocument, { card, section, ...page });
      const nothing: operations.EntriesQuery["entries"] = {
        entries: [],
        count: 0,
        blocked: 0,
        next: null,
        sealedUntil: null,
        openedEarly: null,
      };
      return { ...answered, ...((answered.data?.entries as typeof nothing | undefined) ?? nothing) };
    },
  };
}

/** An API with parties on a database, anew before each test of one `describe`. */
export function partyDesk(
  open: () => Promise<Database>,
  options: { onFlood?: (card: string) => void; entryHashing?: EntryHashing } = {},
) {
  const desk = apiDesk(open, { kinds: [party], ...options });
  return Object.assign(desk, {
    host: (change?: Change) => hostOf(() => desk.api, change),
    guest: (card: string, name: string, more: { ip?: string; headers?: Record<string, string> } = {}) =>
      guestOn(() => desk.api, { card, name, ...more }),
    /** All that is kept of what guests left. */
    async everything() {
      const { orm } = desk.database;
      return [
        await orm.select().from(entries).orderBy(entries.id),
        await orm.select().from(entryKeys).orderBy(entryKeys.key),
        await orm.select({ taken: seats.taken }).from(seats),
      ];
    },
  });
}
