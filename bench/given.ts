import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { CARD_ID_BYTES, type CardId, cardIdOf } from "#domain/card-id.ts";
import { DAY_MS } from "#domain/duration.ts";
import type { Owner } from "#domain/member.ts";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { changeCard, insertCard } from "#server/cards/store.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Database } from "#server/ports.ts";

/** A wedding card with twenty photos, as a couple would send it. */
export function weddingWith(photos: number): CardContent {
  const content = structuredClone(samples[0]?.content) as CardContent;
  const drawn = JSON.parse(readFileSync("public/art/art.json", "utf8")) as {
    name: string;
    width: number;
    height: number;
    alt: string;
  }[];
  const all = Array.from({ length: photos + 1 }, (_, index): Photo => {
    const { name, width, height, alt } = drawn[index % drawn.length] ?? {
      name: "",
      width: 1,
      height: 1,
      alt: "",
    };
    return { key: `art/${name}`, width, height, placeholder: "", caption: alt, focus: { x: 0.5, y: 0.5 } };
  });
  content.sections.cover = { ...content.sections.cover, photos: all.slice(0, 1), frame: "full-bleed" };
  content.sections.gallery = { ...content.sections.gallery, photos: all.slice(1) };
  return content;
}

export type Given = { kind: Kind; content: CardContent };

/** A data folder with one published wedding card, and the card's id. */
export async function dataWith(content: CardContent) {
  const { folder, ids, remove } = await dataWithAll([{ kind: kindNamed("greeting"), content }]);
  const [id] = ids;
  if (!id) throw new Error("The card was not made");
  return { folder, id, remove };
}

/** The same with several cards, and their ids in the same order. */
export async function dataWithAll(
  cards: readonly Given[],
): Promise<{ folder: string; ids: CardId[]; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const ids = await publishAll(await openPglite(join(folder, "database")), cards);
  return { folder, ids, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Into an empty database that no app has opened yet; it is closed, so that one may. */
export async function publishAll(database: Database, cards: readonly Given[]): Promise<CardId[]> {
  await migrate(database);
  const ids: CardId[] = [];
  for (const card of cards) ids.push(await publish(database, card));
  await database.close();
  return ids;
}

export async function publish({ orm }: Database, { kind, content }: Given): Promise<CardId> {
  const id = cardIdOf(randomBytes(CARD_ID_BYTES));
  const now = new Date();
  const { title, when } = kind.facts(content);
  const label = { title, theme: content.theme.name, eventDate: when?.date ?? null };
  const owner = "bench::bench" as Owner;
  const made = { id, kind: kind.name, owner, madeKey: randomUUID(), content, label, now };
  const card = await insertCard(orm, made);
  const expiresAt = new Date(now.getTime() + 7 * DAY_MS);
  const change = { status: "published", liveVersion: 1, publishedAt: now, plan: "basic", expiresAt } as const;
  await changeCard(orm, { card, change, now });
  return id;
}

/** What an app holds depends on it: as `npm start` and the Dockerfile set it. */
export const FRUGAL = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

export type Running = { url: string; process: ChildProcess; lines(): string[]; stop(): Promise<void> };

type Cores = { cores?: "first" | "all" };

/** A program that says where it is open; on the first core where there are several, unless it shall have them all. */
export async function running(
  args: string[],
  env: Record<string, string> = {},
  { cores = "first" }: Cores = {},
): Promise<Running> {
  const isPinned = process.platform === "linux" && cores === "first";
  const pinned = isPinned ? ["taskset", "-c", "0", process.execPath] : [process.execPath];
  const [program = "", ...before] = pinned;
  const child = spawn(program, [...before, ...args], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", ...env },
    // By the last of them it is asked how it does (event-loop-probe.ts).
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  // Tens of thousands of lines may come: they are cut when somebody wants them, for who measures has the other core.
  const said: Buffer[] = [];
  const lines = () => Buffer.concat(said).toString().split("\n").slice(0, -1);
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}`)));
    if (!child.stdout) return reject(new Error("The program has no output"));
    let isOpen = false;
    child.stdout.on("data", (part: Buffer) => {
      said.push(part);
      if (isOpen) return;
      const opened = lines().find((line) => line.startsWith("{") && JSON.parse(line).url !== undefined);
      if (!opened) return;
      isOpen = true;
      resolve(JSON.parse(opened).url);
    });
  });
  return {
    url,
    process: child,
    lines,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
