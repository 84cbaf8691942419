import { createHash, randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import type { CardId } from "#domain/card-id.ts";
import { keepFigures } from "#server/admin/figures.ts";
import { inParallel } from "#server/backup/in-parallel.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Database } from "#server/ports.ts";
import { answersOn, CARDS, inParts, messagesOn, seedCards, unchecked, versionsLike } from "./card-seed.ts";
import { publish } from "./given.ts";

const ENTRIES = 1_000_000;
const PHOTOS = 5_000;
/** What a photo of a telephone comes to at 400, 800 and 1600 points, and kept. */
const PHOTO_BYTES = [20_000, 60_000, 160_000, 300_000];

/** 100,000 cards, an answer and ten messages of guests on each, and one card to look at meanwhile. */
export async function seedLarge(database: Database): Promise<{ card: CardId; seedSeconds: number }> {
  await migrate(database);
  const content = samples[0]?.content;
  if (!content) throw new Error("no sample");
  const id = await publish(database, { kind: kindNamed("greeting"), content });
  const begun = performance.now();
  await seedCards(database);
  await inParts(CARDS, (range) => unchecked(database, versionsLike(id, range)));
  await inParts(ENTRIES, (range) => unchecked(database, messagesOn(CARDS, range)));
  await inParts(CARDS, (range) => unchecked(database, answersOn("lpad(to_hex(n), 16, '0')", range)));
  const seedSeconds = (performance.now() - begun) / 1_000;
  // Every minute there is; of all days at once it would be somebody's half second.
  await keepFigures({ database, clock: { now: () => new Date() } });
  return { card: id, seedSeconds };
}

/** Files as `files-disk.ts` lays them down, with bytes that do not compress. */
export async function seedFiles(dataDir: string): Promise<void> {
  const noise = randomBytes(Math.max(...PHOTO_BYTES));
  await inParallel(Array.from({ length: PHOTOS }).keys(), async (photo) => {
    for (const bytes of PHOTO_BYTES) {
      const key = `u/${createHash("sha256").update(`${photo} ${bytes}`).digest("hex").slice(0, 32)}.webp`;
      const shelf = createHash("sha256").update(key).digest("hex").slice(0, 2);
      const folder = join(dataDir, "files", "objects", shelf, key.replaceAll("/", "@"));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "image%2Fwebp"), [Buffer.from(key), noise.subarray(0, bytes)]);
    }
  });
}
