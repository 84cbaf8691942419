import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { z } from "zod";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { defineSection } from "#cards/engine/section.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { pageEndRules } from "#cards/inspector/rules/page-end.ts";
import { cards } from "#server/database/tables/cards.ts";
import { type Answer, startApi, untilNotBusy } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import type { CardFieldsFragment } from "#web/graphql/graphql.ts";
import * as operations from "#web/graphql/graphql.ts";

const words = defineSection({
  name: "words",
  label: "글",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    body: z.string(),
    date: z.string(),
    size: z.number().default(1),
  }),
  empty: { title: "", body: "", date: "", size: 1 },
  isVisible: ({ title }) => title !== "",
  upgrades: [],
});

type Words = z.infer<typeof words.content>;
const wordsOf = (content: CardContent) => content.sections.words as Words;

const sectionsOf = (...sections: unknown[]) => sections as Kind["sections"];

/** A made-up kind with one section, which must have a title before it is sent. */
export const note: Kind = {
  name: "note",
  label: "쪽지",
  line: "시험하는 카드",
  addresses: { view: "/note/{id}" },
  sections: sectionsOf(words),
  first: "words",
  themes: ["letter"],
  plans: [{ name: "basic", label: "베이직", won: 1_000, photos: 0, days: null }],
  factSections: { who: ["words"] },
  facts(content) {
    const { title, date } = wordsOf(content);
    return { title, description: "", when: date ? { date, time: null } : null, place: null };
  },
  easyView: async () => (page) => ({ who: [{ as: "name", words: page.card.title }] }),
  rules: async () => [
    {
      code: "untitled",
      weight: "must",
      finds: "a note without a title",
      find: ({ content }) =>
        foundIf(!wordsOf(content).title, {
          section: "words",
          field: "title",
          sentence: "제목을 적어 주세요.",
        }),
    },
    {
      code: "without-day",
      weight: "should",
      finds: "a note without a day",
      find: ({ content }) =>
        foundIf(!wordsOf(content).date, { section: "words", field: "date", sentence: "날짜가 없습니다." }),
    },
    ...pageEndRules,
  ],
  samples: async () => [],
  phrases: () => Promise.reject(new Error("It has none")),
};

/** The same, for nothing. */
export const present: Kind = { ...note, name: "present", plans: [] };

/** The same, and one of its rules breaks over every card. */
export const brokenNote: Kind = {
  ...note,
  name: "broken-note",
  rules: async () => [
    {
      code: "breaks",
      weight: "must",
      finds: "nothing",
      find() {
        throw new Error("a mistake of ours");
      },
    },
    ...(await note.rules()),
  ],
};

/** The same after it has gained a section. */
export const laterNote: Kind = {
  ...note,
  sections: sectionsOf(
    words,
    defineSection({
      name: "more",
      label: "더",
      content: z.object({ text: z.string() }),
      empty: { text: "새 칸" },
      isVisible: () => true,
      upgrades: [],
    }),
  ),
};

/** Content of a note. */
export function saying(title: string, change: Partial<Words> = {}): CardContent {
  const start = startCard(note);
  return { ...start, sections: { words: { ...start.sections.words, title, ...change } } };
}

export type CardAnswer = Answer & { card: CardFieldsFragment; content: CardContent };
type Api = Awaited<ReturnType<typeof startApi>>;

/** A client of the API in the name of the member with this token. */
export function makerOn(api: () => Api, token?: string) {
  async function ask(operation: { toString(): string }, variables?: unknown): Promise<CardAnswer> {
    const answer = await untilNotBusy(() => api().post(operation.toString(), { token, variables }));
    const [value] = Object.values(answer.data ?? {}) as (Partial<CardAnswer> & CardFieldsFragment)[];
    return { ...answer, card: value?.card ?? value, content: value?.content } as CardAnswer;
  }

  return {
    ask,
    create: (change: { kind?: string; content?: unknown; key?: string } = {}) =>
      ask(operations.CreateCardDocument, { kind: "note", key: randomUUID(), ...change }),
    duplicate: (id: string, key: string = randomUUID()) => ask(operations.DuplicateCardDocument, { id, key }),
    save: (id: string, base: number, content: unknown, setsAside?: boolean) =>
      ask(operations.SaveCardDocument, { id, base, content, setsAside }),
    open: (id: string) => ask(operations.MyCardDocument, { id }),
    publish: (id: string, version: number) => ask(operations.PublishCardDocument, { id, version }),
    apply: (id: string, version: number, opensSeals?: boolean) =>
      ask(operations.ApplyChangesDocument, { id, version, opensSeals }),
    close: (id: string) => ask(operations.CloseCardDocument, { id }),
    reopen: (id: string) => ask(operations.ReopenCardDocument, { id }),
    delete: (id: string) => ask(operations.DeleteCardDocument, { id }),
    restore: (id: string) => ask(operations.RestoreCardDocument, { id }),
    restoreVersion: (id: string, base: number, version: number) =>
      ask(operations.RestoreVersionDocument, { id, base, version }),
    versions: (id: string, change: { first?: number; after?: number } = {}) =>
      ask(operations.CardVersionsDocument, { id, ...change }),
    version: (id: string, version: number) => ask(operations.CardVersionDocument, { id, version }),
    async list(change: { first?: number; after?: string; kind?: string } = {}) {
      const answer = await ask(operations.MyCardsDocument, change);
      const nothing: operations.MyCardsQuery["myCards"] = { cards: [], next: null };
      return { ...answer, ...((answer.data?.myCards as typeof nothing | undefined) ?? nothing) };
    },
    async listDeleted() {
      const { data } = await ask(operations.MyDeletedCardsDocument);
      return data.myDeletedCards.cards as CardFieldsFragment[];
    },
  };
}

/** An API without a card on a database, anew before each test of one `describe`. */
export function apiDesk(
  open: () => Promise<Database>,
  options: Omit<Parameters<typeof startApi>[0], "database">,
) {
  const desk = {} as { database: Database; api: Api };
  beforeAll(async () => {
    desk.database = await open();
  });
  afterAll(() => desk.database.close());
  beforeEach(async () => {
    const { database } = desk;
    await database.orm.delete(cards);
    desk.api = await startApi({ database, ...options });
  });
  return desk;
}

/** The same with two makers of notes. */
export function cardDesk(open: () => Promise<Database>) {
  const desk = apiDesk(open, { kinds: [note, present, brokenNote] });
  const minsu = makerOn(() => desk.api, "minsu");
  return Object.assign(desk, {
    minsu,
    jiyu: makerOn(() => desk.api, "jiyu"),
    async published(content = saying("초대합니다")) {
      const { card } = await minsu.create({ content });
      return (await minsu.publish(card.id, 1)).card;
    },
  });
}
