import { expect, test } from "vitest";
import { cardId } from "#domain/card-id.ts";
import type { BusEvent } from "#server/event-bus.ts";
import { createLog } from "#server/log.ts";
import { eventually } from "#tests/files.ts";
import { createCdnPurges } from "./cdn-purges.ts";

const one = cardId.parse("0123456789abcdef");
const other = cardId.parse("fedcba9876543210");

type Purging = { collectMs?: number; fails?: () => boolean };

function purging({ collectMs = 0, fails = () => false }: Purging = {}) {
  const told: (readonly string[])[] = [];
  const lines: string[] = [];
  let heard = (_change: BusEvent) => {};
  const events = {
    subscribe(listener: typeof heard) {
      heard = listener;
      return () => undefined;
    },
  };
  const log = createLog("info", { write: (line) => lines.push(line) });
  const cdn = {
    name: "http" as const,
    async purge(tags: readonly string[]) {
      told.push(tags);
      if (fails()) throw new Error("nobody answers");
    },
  };
  const tell = (change: BusEvent) => heard(change);
  return { told, lines, tell, ...createCdnPurges({ cdn, events, log, collectMs }) };
}

test("what changes together is told together, each card once, and what guests left is not told at all", async () => {
  const { told, tell, flush } = purging({ collectMs: 60_000 });
  for (const card of [one, other, one]) tell({ card, what: "page", isOwn: true });
  tell({ card: one, what: "entries", section: "guestbook", isOwn: true });
  expect(told).toEqual([]);
  await flush();
  expect(told).toEqual([[`card-${one}`, `card-${other}`]]);
  await flush();
  expect(told).toHaveLength(1);
});

test("it is told by itself", async () => {
  const { told, tell } = purging();
  tell({ card: one, what: "page", isOwn: true });
  await eventually(() => told).toEqual([[`card-${one}`]]);
});

test("a CDN that does not hear us is logged once, and once more when it does again", async () => {
  let fails = true;
  const { lines, tell, flush } = purging({ collectMs: 60_000, fails: () => fails });
  for (const _time of [1, 2, 3]) {
    tell({ card: one, what: "page", isOwn: true });
    await flush();
  }
  fails = false;
  tell({ card: one, what: "page", isOwn: true });
  await flush();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    "the CDN could not be told",
    "the CDN hears us again",
  ]);
});
