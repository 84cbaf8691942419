import { buffer } from "node:stream/consumers";
import type { Kind } from "#cards/engine/kind.ts";
import { labelFor } from "#cards/engine/occasion.ts";
import { undoEndedFor } from "#domain/card-life.ts";
import { type CardRow, listCards } from "#server/cards/public.ts";
import { listOwnAnywhere } from "#server/entries/public.ts";
import { latestConsents } from "#server/members/consents-store.ts";
import { listOrders, type OrderRow } from "#server/orders/public.ts";
import { isPhotoKey, keptFile, soundFile } from "#server/photos/photo-files.ts";
import type { Clock, Database, Files, Identity } from "#server/ports.ts";
import { findPlanOf, listTasks } from "#server/wedding-plans/public.ts";
import { cardData } from "./card-data.ts";
import { downloadedCardPage, firstPage } from "./pages.ts";
import type { Fetching } from "./pass.ts";
import { rowsOf } from "./rows-of.ts";
import type { Packed } from "./zip.ts";

export type DownloadParts = {
  database: Database;
  files: Files;
  identity: Identity;
  clock: Clock;
  kinds: readonly Kind[];
};

/** Nobody leaves more on others' cards; see the store. */
const MOST_LEFT = 1_000;

/** All that is a member's own, one file after another. */
export async function* downloadContentsOf(
  parts: DownloadParts,
  { member, username, owner }: Fetching,
): AsyncGenerator<Packed> {
  const { orm } = parts.database;
  const at = parts.clock.now();
  const json = (name: string, value: unknown): Packed => ({
    name,
    body: Buffer.from(JSON.stringify(value, null, 2)),
    at,
  });
  const email = await parts.identity.email(member);
  yield json("member.json", { id: member, username, email, consents: await latestConsents(orm, member) });

  const listed: Parameters<typeof firstPage>[0]["cards"][number][] = [];
  const sent = new Set<string>();
  for (const deletedAfter of [undefined, undoEndedFor(at)]) {
    for await (const card of rowsOf<CardRow>((place) => listCards(orm, { owner, deletedAfter, ...place }))) {
      const kind = parts.kinds.find(({ name }) => name === card.kind);
      if (!kind) continue;
      const data = await cardData({ ...parts, kind }, card);
      const photos: string[] = [];
      for (const key of photosIn(data)) {
        const photo = await readPhoto(parts.files, key);
        const file = photo ?? (await readMusic(parts.files, key));
        if (!file) continue;
        if (photo) photos.push(photo.name);
        if (!sent.has(key)) yield { ...file, at: card.createdAt };
        sent.add(key);
      }
      yield json(`cards/${card.id}/card.json`, data);
      yield {
        name: `cards/${card.id}/index.html`,
        body: Buffer.from(downloadedCardPage({ data, kind, photos })),
        at,
      };
      listed.push({ id: card.id, title: card.title, kind: labelFor(kind, card.occasion) });
    }
  }

  const orders: OrderRow[] = [];
  for await (const order of rowsOf<OrderRow>((place) => listOrders(orm, { owner, ...place })))
    orders.push(order);
  yield json("orders.json", orders);
  const plan = await findPlanOf(orm, owner);
  yield json("wedding-plan.json", plan ? { ...plan, tasks: await listTasks(orm, plan.id) } : null);
  const left = await listOwnAnywhere(orm, { self: { member }, limit: MOST_LEFT });
  yield json(
    "left.json",
    left.map(({ card, section, content, createdAt }) => ({ card, section, content, createdAt })),
  );
  yield { name: "index.html", body: Buffer.from(firstPage({ email, cards: listed, at })), at };
}

/** The names of all photos and music of ours that are spoken of. */
function photosIn(value: unknown): Set<string> {
  if (typeof value === "string") return new Set(isPhotoKey(value) ? [value] : []);
  if (!value || typeof value !== "object") return new Set();
  return new Set(Object.values(value).flatMap((one) => [...photosIn(one)]));
}

/** In the largest size there is. A photo that has gone meanwhile is left out. */
async function readPhoto(files: Files, key: string): Promise<Omit<Packed, "at"> | null> {
  const stored = await files.read(keptFile(key));
  if (!stored) return null;
  const ending = stored.type === "image/webp" ? "webp" : "jpg";
  return { name: `photos/${key.slice(2)}.${ending}`, body: await buffer(stored.body) };
}

/** What stands under such a name as music. */
async function readMusic(files: Files, key: string): Promise<Omit<Packed, "at"> | null> {
  for (const type of ["mp3", "m4a"] as const) {
    const stored = await files.read(soundFile(key, type));
    if (stored) return { name: `music/${key.slice(2)}.${type}`, body: await buffer(stored.body) };
  }
  return null;
}
