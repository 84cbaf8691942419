import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { z } from "zod";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection, type EntryRules } from "#cards/engine/section.ts";
import { DAY_MS } from "#domain/duration.ts";
import { makerOn, note } from "#server/cards/card-for-tests.ts";
import { cards } from "#server/database/tables/cards.ts";
import { photos, photoUses } from "#server/database/tables/photos.ts";
import { type Answer, codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import { createMedia } from "#server/http/media.ts";
import type { Database, Files } from "#server/ports.ts";
import { diskStore, send } from "#tests/files.ts";
import type { PhotoFieldsFragment, UploadFieldsFragment } from "#web/graphql/graphql.ts";
import * as operations from "#web/graphql/graphql.ts";
import { createOwnPhotos } from "./own-photos.ts";
import { asFromPhone, redAndBlue } from "./pictures-for-tests.ts";
import { removePhotos } from "./remove-photos.ts";
import { createShownPhotos } from "./shown-photos.ts";

const pictures = defineSection({
  name: "pictures",
  label: "사진",
  content: z.object({ photos: z.array(photoSchema), cover: photoSchema.nullable() }),
  empty: { photos: [], cover: null },
  isVisible: () => true,
  upgrades: [],
});

type Wall = { shut: boolean; silent: boolean };
const rules: EntryRules<Wall> = {
  fields: () => ({}),
  entry: () => z.object({ photos: z.array(photoSchema), words: z.string().default("") }),
  perVisitor: "many",
  closed: ({ shut }) => (shut ? "어제까지 받았습니다." : null),
  hasPassword: false,
  takesPhotos: true,
  approveFirst: () => false,
  shown: (entry) => entry,
  columns: () => [],
  figures: () => [],
};

const wall = defineSection({
  name: "wall",
  label: "사진 벽",
  content: z.object({ shut: z.boolean(), silent: z.boolean() }),
  empty: { shut: false, silent: false },
  isVisible: ({ silent }) => !silent,
  upgrades: [],
  entries: rules,
});
const words = defineSection({ ...wall, name: "words", entries: { ...rules, takesPhotos: false } });

/** A made-up kind with photos, and a wall for those of its guests. */
export const album: Kind = {
  ...note,
  name: "album",
  addresses: { view: "/album/{id}" },
  sections: [pictures, wall, words] as unknown as Kind["sections"],
  first: "pictures",
  facts: () => ({ title: "사진첩", description: "", when: null, place: null }),
  rules: async () => [],
};

type Look = { photos?: Photo[]; cover?: Photo | null; wall?: Partial<Wall>; hidden?: string[] };

/** Content of an album. */
export function showing({ photos = [], cover = null, wall: change, hidden = [] }: Look): CardContent {
  const start = startCard(album);
  return {
    ...start,
    hidden,
    sections: {
      ...start.sections,
      pictures: { ...start.sections.pictures, photos, cover },
      wall: { ...start.sections.wall, ...change },
    },
  };
}

/** A photo as a card has it. */
export function onCard({ key, width, height, placeholder }: PhotoFieldsFragment): Photo {
  return { key, width, height, placeholder, caption: "", focus: { x: 0.5, y: 0.5 } };
}

type Api = Awaited<ReturnType<typeof startApi>>;
type Sender = { token: string } | { visitor: string };
type Told = { bytes?: number; type?: string };

/** Somebody who sends photos: a member to a card of theirs, a visitor to a card's wall. */
export function senderOn({ api, bucket }: { api: () => Api; bucket: () => string }, who: Sender) {
  const guest = "visitor" in who;
  const identity = guest ? { headers: { "x-visitor": who.visitor } } : { token: who.token };
  const ask = (operation: { toString(): string }, variables: object) =>
    api().post(operation.toString(), { variables, ...identity });

  async function prepare(
    card: string,
    { bytes = 100_000, type = "image/jpeg", section = "wall" }: Told & { section?: string } = {},
  ) {
    const answer = guest
      ? await ask(operations.PrepareGuestPhotoDocument, { card, section, bytes, type })
      : await ask(operations.PreparePhotoDocument, { card, bytes, type });
    const upload: UploadFieldsFragment | undefined = answered(answer);
    return { ...answer, upload };
  }

  async function finish(id: string) {
    const answer = await ask(guest ? operations.FinishGuestPhotoDocument : operations.FinishPhotoDocument, {
      id,
    });
    const stored: PhotoFieldsFragment | undefined = answered(answer);
    return { ...answer, stored };
  }

  /** Prepared and sent, to where the form would lead if the API of the tests had an address. */
  async function upload(card: string, file: Buffer): Promise<string> {
    const { upload, ...answer } = await prepare(card, { bytes: file.length });
    if (!upload) throw new Error(codesOf(answer).join());
    const fields = Object.fromEntries(upload.fields.map(({ name, value }) => [name, value]));
    const { status } = await send({ url: bucket(), fields }, new Blob([new Uint8Array(file)]));
    if (status !== 204) throw new Error(`The form was answered with ${status}`);
    return upload.id;
  }

  return {
    ask,
    prepare,
    finish,
    upload,
    cut: (variables: object) => ask(operations.CutPhotoDocument, variables),
    async photo(card: string, file: Buffer): Promise<PhotoFieldsFragment> {
      const { stored, ...answer } = await finish(await upload(card, file));
      if (!stored) throw new Error(codesOf(answer).join());
      return stored;
    },
  };
}

function answered<Value>({ data }: Answer): Value | undefined {
  const [value] = Object.values(data ?? {}) as (Value | null)[];
  return value ?? undefined;
}

/** A small one, lying on its side, with words hidden in it. */
export const picture = await asFromPhone(redAndBlue({ width: 60, height: 40 }), 6)
  .jpeg()
  .toBuffer();

/** What there is anew for each test. */
type Laid = {
  api: Api;
  store: Awaited<ReturnType<typeof diskStore>>;
  /** The files of the test, which a test may let fail. */
  files: Files;
  media: ReturnType<typeof createMedia>["handle"];
  /** An album of Minsu's. */
  card: string;
};
type Before = { owner?: string; visitor?: string; card?: string; bytes?: number; at: string };

/** An API with photos on a database, for the tests of one `describe`. */
export function photoDesk(open: () => Promise<Database>) {
  const desk = {} as Laid & { database: Database };
  const place = { api: () => desk.api, bucket: () => `${desk.store.server.origin}/bucket` };
  const minsu = makerOn(place.api, "minsu");

  beforeAll(async () => {
    desk.database = await open();
  });
  afterAll(() => desk.database.close());
  beforeEach(async () => {
    const { database } = desk;
    await database.orm.delete(photoUses);
    await database.orm.delete(photos);
    await database.orm.delete(cards);
    desk.store = await diskStore();
    desk.files = { ...desk.store.files };
    desk.api = await startApi({ database, files: desk.files, kinds: [album] });
    const { clock, photoPasses } = desk.api;
    desk.media = createMedia({
      files: desk.files,
      shownPhoto: createShownPhotos({ database, clock }).find,
      isOwn: createOwnPhotos({ database, photoPasses }),
    }).handle;
    desk.card = (await minsu.create({ kind: "album" })).card.id;
    return () => desk.store.close();
  });

  return Object.assign(desk, {
    minsu,
    jiyu: makerOn(place.api, "jiyu"),
    mine: senderOn(place, { token: "minsu" }),
    hers: senderOn(place, { token: "jiyu" }),
    guest: senderOn(place, { visitor: "guest" }),
    stranger: senderOn(place, { visitor: "" }),
    async statusOf(file: string, headers: Record<string, string> = {}) {
      return (await desk.media(new Request(`http://goi.test/media/${file}`, { headers }))).status;
    },
    sweep(afterDays = 0) {
      const { database, files, api } = desk;
      const now = () => new Date(api.clock.now().getTime() + afterDays * DAY_MS);
      return removePhotos({ database, files, clock: { now } });
    },
    remaining: async () => ({
      files: desk.store.count(),
      rows: await desk.database.orm.$count(photos),
    }),
    /** Rows as if somebody had sent that many before. */
    sentBefore: (count: number, { owner, visitor, card, bytes = 1, at }: Before) =>
      desk.database.orm.execute(sql`insert into photos (key, owner, visitor, card, bytes, created_at, finished_at)
        select 'u/' || n, ${owner ?? null}, ${visitor ?? null}, ${card ?? null}, ${bytes}::int,
          ${at}::timestamptz, ${at}::timestamptz from generate_series(1, ${count}::int) n`),
  });
}
