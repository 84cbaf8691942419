import { z } from "zod";
import { type CardContent, startCard } from "#cards/card.ts";
import type { Kind } from "#cards/kind.ts";
import type { Photo } from "#cards/photo.ts";
import { photo } from "#cards/photo-schema.ts";
import { defineSection, type Leaving } from "#cards/section.ts";
import { send } from "#tests/files.ts";
import type { PhotoFieldsFragment, UploadFieldsFragment } from "#web/graphql/graphql.ts";
import * as operations from "#web/graphql/graphql.ts";
import { type Answer, codesOf, type startApi } from "./api-for-tests.ts";
import { note } from "./card-for-tests.ts";

const pictures = defineSection({
  name: "pictures",
  label: "사진",
  content: z.object({ photos: z.array(photo), cover: photo.nullable() }),
  empty: { photos: [], cover: null },
  says: () => true,
  upgrades: [],
});

type Wall = { shut: boolean; silent: boolean };
const leaving: Leaving<Wall> = {
  entry: () => z.object({ photos: z.array(photo), words: z.string().default("") }),
  each: "many",
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
  says: ({ silent }) => !silent,
  upgrades: [],
  leaving,
});
const words = defineSection({ ...wall, name: "words", leaving: { ...leaving, takesPhotos: false } });

/** A made-up kind with photos, and a wall for those of its guests. */
export const album: Kind = {
  ...note,
  name: "album",
  addresses: { view: "/album/{id}" },
  sections: [pictures, wall, words] as unknown as Kind["sections"],
  first: "pictures",
  facts: () => ({ title: "사진첩", description: "", when: null, place: null }),
  concerns: () => [],
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
