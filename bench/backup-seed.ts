import { createHash, randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import type { CardId } from "#domain/card-id.ts";
import { inParallel } from "#server/backup/in-parallel.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Database } from "#server/ports.ts";
import { CARDS, seedCards } from "./admin-search.ts";
import { publish } from "./given.ts";

const ENTRIES = 1_000_000;
const PHOTOS = 5_000;
/** What a photo of a telephone comes to at 400, 800 and 1600 points, and kept. */
const PHOTO_BYTES = [20_000, 60_000, 160_000, 300_000];
/** In parts, because a statement must end in time on a server. */
const PARTS = 50;

/** 100,000 cards, a million of what guests leave on them, and one card to look at meanwhile. */
export async function seedLarge(database: Database): Promise<CardId> {
  await migrate(database);
  const content = samples[0]?.content;
  if (!content) throw new Error("no sample");
  const id = await publish(database, { kind: kindNamed("greeting"), content });
  await seedCards(database);
  for (let part = 0; part < PARTS; part += 1) {
    const range = (all: number) =>
      `generate_series(${(part * all) / PARTS + 1}, ${((part + 1) * all) / PARTS}) as n`;
    await unchecked(
      database,
      `insert into card_versions (card, version, content, made_by, created_at)
      select lpad(to_hex(n), 16, '0'), 1, (select content from card_versions where card = '${id}' limit 1), 'bench::bench', now()
      from ${range(CARDS)}`,
    );
    await unchecked(
      database,
      `insert into entries (id, card, section, visitor, only_one, content, state, seats, is_shown, approved, created_at, updated_at)
      select md5(n::text), lpad(to_hex(1 + n % ${CARDS}), 16, '0'), 'guestbook', md5((n / 3)::text), false,
        jsonb_build_object('name', '하객 ' || n, 'text', repeat('두 분의 앞날을 축복합니다. ', 1 + n % 4)),
        'accepted', 0, true, true, now(), now()
      from ${range(ENTRIES)}`,
    );
  }
  return id;
}

/** Without its triggers, which nobody hears yet, and which take most of the time. */
async function unchecked(database: Database, insert: string): Promise<void> {
  await database.run(`begin; set local session_replication_role = replica; ${insert}; commit`);
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
