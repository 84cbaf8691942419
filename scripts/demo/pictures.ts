import { readFile } from "node:fs/promises";
import type { CardContent } from "#cards/engine/card.ts";
import type { PhotoWidth } from "#cards/engine/photo.ts";
import { photoPlaces } from "#cards/engine/photo-places.ts";
import type { UploadFieldsFragment } from "#web/graphql/graphql.ts";
import * as operations from "#web/graphql/graphql.ts";
import type { Ask, FrontDoor } from "./front-door.ts";

/** A drawing of ours by its key, `art/hanok-door`, as the file that somebody would choose. */
export async function drawing(key: string, width: PhotoWidth = 1600): Promise<Blob> {
  const bytes = await readFile(new URL(`../../public/${key}-${width}.webp`, import.meta.url));
  return new Blob([bytes], { type: "image/webp" });
}

/** Sends a file by the form that the API gave for it, as a browser does. */
export async function sendFile(door: FrontDoor, { url, fields }: UploadFieldsFragment, file: Blob) {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append("file", file);
  const { status } = await door.fetch(new URL(url).pathname, { method: "POST", body: form });
  if (status !== 204) throw new Error(`A file was answered with ${status}`);
}

type Maker = { door: FrontDoor; ask: Ask; card: string; photoWidth?: PhotoWidth | undefined };

/** The content with photos that this card's maker uploaded in the place of our drawings. */
export async function withUploads(content: CardContent, maker: Maker): Promise<CardContent> {
  const keys = [...new Set(photoPlaces(content).map(({ key }) => key))].filter((key) =>
    key.startsWith("art/"),
  );
  const uploads = new Map<string, operations.PhotoFieldsFragment>();
  for (const key of keys) uploads.set(key, await upload(maker, key));
  return replaced(content, uploads) as CardContent;
}

async function upload(
  { door, ask, card, photoWidth }: Maker,
  key: string,
): Promise<operations.PhotoFieldsFragment> {
  const file = await drawing(key, photoWidth);
  const { preparePhoto } = await ask(operations.PreparePhotoDocument, {
    card,
    bytes: file.size,
    type: file.type,
  });
  await sendFile(door, preparePhoto, file);
  return (await ask(operations.FinishPhotoDocument, { id: preparePhoto.id })).finishPhoto;
}

function replaced(value: unknown, uploads: ReadonlyMap<string, operations.PhotoFieldsFragment>): unknown {
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, uploads));
  if (typeof value !== "object" || value === null) return value;
  const uploaded = "key" in value && typeof value.key === "string" ? uploads.get(value.key) : undefined;
  // What the maker says of a photo, its caption and its focus, stays.
  if (uploaded) return { ...value, ...uploaded };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, uploads)]));
}
