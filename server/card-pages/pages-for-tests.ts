import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { CARD_ID_BYTES, type CardId, cardIdOf } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import { createDiskFiles } from "#server/adapters/files-disk.ts";
import { type CardChange, changeCard, findCard, insertCard } from "#server/cards/store.ts";
import { readConfig } from "#server/config.ts";
import { createEventBus } from "#server/event-bus.ts";
import { createLog } from "#server/log.ts";
import type { Database } from "#server/ports.ts";
import { createWorkers, type Workers } from "#server/workers/workers.ts";
import { emptyPglite } from "#tests/databases.ts";
import { createCardPages } from "./card-pages.ts";
import { builtDrawing } from "./drawing.ts";

export const greeting = kindNamed("greeting");
export const owner = "0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01::minsu" as Owner;
export const start = new Date("2026-11-15T03:00:00Z");

export let database: Database;
let folder: string;
let drawers: Workers;

/** A database and a folder for the tests of one file. */
export function openForTests(): void {
  beforeAll(async () => {
    // Embedded: what is written is told before it is answered, however busy the machine is.
    database = await emptyPglite();
    drawers = createWorkers();
    folder = mkdtempSync(join(tmpdir(), "goi-pages-"));
  });
  afterAll(async () => {
    await Promise.all([database.close(), drawers.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
}

type Serving = { workers?: Workers; isDeaf?: boolean; isBehindCdn?: boolean };

/** A server of card pages with a clock that can be moved, counting how often it draws. */
export function serving({ workers = drawers, isDeaf = false, isBehindCdn }: Serving = {}) {
  let now = start;
  let drawings = 0;
  const clock = { now: () => now };
  const heard = createEventBus({ database });
  // Where the connection that listens is lost, nobody is told anything.
  const deaf = { subscribe: () => () => undefined, isFresh: () => false, caughtUp: async () => undefined };
  const events = isDeaf ? deaf : heard;
  const log = createLog("silent");
  const files = createDiskFiles({
    folder,
    endpoint: "",
    secret: "a secret of 32 characters, or more…",
    clock,
  });
  const pages = createCardPages({
    config: readConfig({ DATA_DIR: folder }),
    clock,
    log,
    database,
    files,
    events,
    workers,
    isBehindCdn,
    async drawing() {
      drawings += 1;
      return builtDrawing();
    },
  });
  async function open(
    path: string,
    { origin = "http://goi.test", ...init }: RequestInit & { origin?: string } = {},
  ) {
    const answer = await pages.handle(new Request(`${origin}${path}`, init), { origin });
    return answer ?? new Response(null, { status: 404 });
  }
  return {
    pages,
    events,
    clock,
    open,
    drawings: () => drawings,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

const sample = samples[0]?.content as CardContent;

/** A card in the database, published for a week unless something else is wished. */
export const given = (change?: CardChange, content?: CardContent, kind?: Kind) =>
  givenIn(database, { change, content, kind });

type Given = { change?: CardChange; content?: CardContent; kind?: Kind };

export async function givenIn(
  { orm }: Database,
  { change = {}, content = sample, kind = greeting }: Given = {},
): Promise<CardId> {
  const id = cardIdOf(randomBytes(CARD_ID_BYTES));
  const { title, when } = kind.facts(content);
  const label = { title, theme: content.theme.name, eventDate: when?.date ?? null };
  await insertCard(orm, { id, kind: kind.name, owner, madeKey: randomUUID(), content, label, now: start });
  const card = await findCard(orm, id);
  if (!card) throw new Error("no card");
  const published: CardChange = {
    status: "published",
    liveVersion: 1,
    publishedAt: start,
    expiresAt: new Date("2026-11-22T15:00:00Z"),
  };
  await changeCard(orm, { card, change: { ...published, ...change }, now: start });
  return id;
}

export function withSection(name: string, fields: object): CardContent {
  return { ...sample, sections: { ...sample.sections, [name]: { ...sample.sections[name], ...fields } } };
}
