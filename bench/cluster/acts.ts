import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { CardContent } from "#cards/engine/card.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import { changeCard, findCard, saveDraft } from "#server/cards/store.ts";
import { createEventBus } from "#server/event-bus.ts";
import type { Database } from "#server/ports.ts";
import { LeaveEntryDocument } from "#web/graphql/graphql.ts";
import { type FrontDoor, newGuest } from "../../scripts/demo/front-door.ts";
import { publish } from "../given.ts";
import { percentile } from "../measure.ts";
import type { Machines } from "./machines.ts";
import { ask, failedAmong, type Seen, startReaders } from "./readers.ts";

/** A line of the table: what was done, what clients saw, what must hold. */
export type Row = { what: string; seen: string; must: string; holds: boolean };

const greeting = kindNamed("greeting");

function contentWith(change: Partial<CardContent["sections"]> = {}): CardContent {
  const content = structuredClone(samples[0]?.content) as CardContent;
  return { ...content, sections: { ...content.sections, ...change } as CardContent["sections"] };
}

export function newCard(database: Database, change: Partial<CardContent["sections"]> = {}): Promise<CardId> {
  return publish(database, { kind: greeting, content: contentWith(change) });
}

/** What forty clients of the balancer saw while something was done to what stands behind it. */
async function during(machines: Machines, card: CardId, work: () => Promise<void>): Promise<Seen[]> {
  const urls = [`/card/${card}`, "/config.json", `/card/${card}`, "/"].map(
    (path) => machines.balancer + path,
  );
  const readers = startReaders({ urls, host: machines.host, clients: 40, pauseMs: 200 });
  await sleep(2_000);
  await work();
  await sleep(3_000);
  return readers.stop();
}

function failuresRow(what: string, { seen, must }: { seen: Seen[]; must: string }): Row {
  const failed = failedAmong(seen);
  const slowest = percentile(
    seen.map(({ ms }) => ms),
    0.99,
  );
  return {
    what,
    seen: `${failed.length} of ${seen.length} failed, p99 ${Math.round(slowest)} ms`,
    must,
    holds: must !== "0 failed" || failed.length === 0,
  };
}

export async function rollingRestart(machines: Machines, card: CardId): Promise<Row> {
  const seen = await during(machines, card, async () => {
    for (const at of machines.apps.keys()) await machines.restart(at);
  });
  return failuresRow("each of three machines restarted in turn", { seen, must: "0 failed" });
}

export async function oneKilled(machines: Machines, card: CardId): Promise<Row> {
  const seen = await during(machines, card, async () => {
    await machines.kill(1);
    await sleep(6_000);
    await machines.startAgain(1);
  });
  return failuresRow("one machine killed (SIGKILL)", { seen, must: "told" });
}

export async function databaseRestarted(machines: Machines, card: CardId): Promise<Row> {
  const seen = await during(machines, card, async () => {
    machines.postgres.stop();
    await sleep(2_000);
    await machines.postgres.startAgain();
    await sleep(5_000);
  });
  const row = failuresRow("the database stopped for two seconds", { seen, must: "told" });
  const last = failedAmong(seen.slice(-100)).length;
  return {
    ...row,
    seen: `${row.seen}; of the last hundred ${last}`,
    must: "0 at the end",
    holds: last === 0,
  };
}

const READERS = 200;
/** After this long nobody may see what was before. */
const STALE_MS = 1_000;
const ANSWERS = 10_000;

/** A card is edited ten times by somebody beside the three, and then closed, while two hundred read it. */
export async function editedWhileRead(
  machines: Machines,
  { database, through }: { database: Database; through: "cdn" | "apps" },
): Promise<Row> {
  const id = await newCard(database);
  const bases = through === "cdn" ? [machines.cdn] : machines.urls;
  const urls = bases.map((base) => `${base}/card/${id}`);
  const readers = startReaders({ urls, host: machines.host, clients: READERS, pauseMs: 600 });
  const changes: { at: number; mark: string }[] = [];
  for (let n = 1; n <= 10 || readers.seen.length < ANSWERS; n += 1) {
    await sleep(2_500);
    const mark = `고쳐 쓴 인사말 ${n}번`;
    await edit(database, { id, mark });
    changes.push({ at: performance.now(), mark });
  }
  await sleep(2_500);
  await close(database, id);
  changes.push({ at: performance.now(), mark: "" });
  await sleep(4_000);
  const seen = await readers.stop();
  const checked = seen.filter(({ at }) => at > (changes[0]?.at ?? 0) + STALE_MS);
  const stale = checked.filter((answer) => {
    const last = changes.findLast(({ at }) => at + STALE_MS < answer.at);
    const later = changes.filter(({ at }) => at > (last?.at ?? 0));
    return ![last, ...later].some((change) => change && isOf(answer, change.mark));
  });
  return {
    what: `a card edited ${changes.length - 1} times and closed while ${READERS} read it ${through === "cdn" ? "through the cache" : "at each machine"}`,
    seen: `${stale.length} of ${checked.length} older than a second, ${failedAmong(seen).length} failed`,
    must: "0 older than a second",
    holds: stale.length === 0,
  };
}

function isOf({ status, text }: Seen, mark: string): boolean {
  return mark === "" ? status === 410 : status === 200 && text.includes(mark);
}

async function edit(database: Database, { id, mark }: { id: CardId; mark: string }): Promise<void> {
  const card = await findCard(database.orm, id);
  if (!card) throw new Error("no card");
  const content = contentWith({ greeting: { ...contentWith().sections.greeting, body: mark } });
  const label = { title: card.title, theme: card.theme, eventDate: card.eventDate };
  const now = new Date();
  const by = "bench::bench" as Owner;
  const saved = await saveDraft(database.orm, { id, base: card.draftVersion, content, label, by, now });
  if (!saved) throw new Error("not saved");
  await changeCard(database.orm, { card: saved, change: { liveVersion: saved.draftVersion }, now });
}

async function close(database: Database, id: CardId): Promise<void> {
  const card = await findCard(database.orm, id);
  if (card) await changeCard(database.orm, { card, change: { status: "closed" }, now: new Date() });
}

/** How long after a commit another process knows of it. */
export async function toldElsewhere(here: Database, there: Database): Promise<Row> {
  const id = await newCard(here);
  const events = createEventBus({ database: there });
  while (!events.isFresh()) {
    await events.caughtUp();
    await sleep(10);
  }
  const took: number[] = [];
  for (let n = 0; n < 500; n += 1) {
    const heard = new Promise<void>((resolve) => {
      const stop = events.subscribe((change) => {
        if (change.what !== "page" || change.card !== id) return;
        stop();
        resolve();
      });
    });
    const began = performance.now();
    await here.run("update cards set extra_days = extra_days + 1 where id = $1", [id]);
    const committed = performance.now();
    await heard;
    took.push(Math.max(0, performance.now() - committed));
    if (n === 0 && committed - began > 5_000) throw new Error("The database is too slow to measure");
  }
  const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)];
  return {
    what: "500 changes told to another process",
    seen: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms after the commit`,
    must: "p99 ≤ 100 ms",
    holds: p99 <= 100,
  };
}

/** A door to one machine, for somebody of a network of their own. */
export function doorTo(url: string, { host, network }: { host: string; network: string }): FrontDoor {
  return {
    async fetch(path, { headers, body } = {}) {
      const sent = typeof body === "string" ? { body } : {};
      const given = { ...(headers as Record<string, string>), "x-forwarded-for": network };
      const { status, text } = await ask(url + path, { host, headers: given, ...sent });
      if (status === 0) throw new Error(`${path} was not answered`);
      return new Response(text, { status });
    },
    codeFor: async () => "",
    makeAdmin: async () => undefined,
  };
}

let networks = 0;
export function newNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

/** Thirty sign-ins a minute and network, whichever machine they come to. */
export async function limitsTogether({ urls, host }: Machines): Promise<Row> {
  const { userPoolClientId: ClientId } = JSON.parse((await ask(`${urls[0]}/config.json`, { host })).text);
  const network = newNetwork();
  const tries = Array.from({ length: 90 }, async (_, n) => {
    const door = doorTo(urls[n % urls.length] ?? "", { host, network });
    const AuthParameters = { USERNAME: `${randomUUID()}@example.com`, PASSWORD: "not the password" };
    const answer = await door.fetch("/identity/user-pool", {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
      },
      body: JSON.stringify({ ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters }),
    });
    await answer.arrayBuffer();
    return answer.status;
  });
  const tried = (await Promise.all(tries)).filter((status) => status !== 429).length;
  return {
    what: "90 sign-ins of one network in a minute, at three machines",
    seen: `${tried} tried, the others refused`,
    must: "exactly 30",
    holds: tried === 30,
  };
}

const SEATS = 20;
const GUESTS = 200;

/** Two hundred answer at once where twenty have room, each at another machine; again and again. */
export async function seatsTogether(
  { urls, host }: Machines,
  { database, repeats }: { database: Database; repeats: number },
): Promise<Row> {
  const taken: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const rsvp = { ...contentWith().sections.rsvp, deadline: "", capacity: SEATS, waitingList: false };
    const card = await newCard(database, { rsvp });
    const guests = await Promise.all(
      Array.from({ length: GUESTS }, (_, n) =>
        newGuest(doorTo(urls[n % urls.length] ?? "", { host, network: newNetwork() })),
      ),
    );
    const content = { name: "김하늘", side: "groom", attending: "yes", adults: 1, meal: "yes" };
    const answers = await Promise.allSettled(
      guests.map((guest) => guest(LeaveEntryDocument, { card, section: "rsvp", content, key: randomUUID() })),
    );
    const { rows } = await database.run(
      "select count(*)::int as count from entries where card = $1 and state = 'accepted'",
      [card],
    );
    const told = answers.filter(({ status }) => status === "fulfilled").length;
    if (told !== Number(rows[0]?.count)) throw new Error(`${told} were told yes, ${rows[0]?.count} are in`);
    taken.push(told);
  }
  const isExact = taken.every((count) => count === SEATS);
  return {
    what: `${GUESTS} answers at once for ${SEATS} seats at three machines, ${repeats} times`,
    seen: isExact ? `${SEATS} each time` : taken.join(", "),
    must: `${SEATS} each time`,
    holds: isExact,
  };
}

const IDLE_SECONDS = 120;
const SETTLE_SECONDS = 10;

/** What three machines ask the database while nobody asks them anything. */
export async function idleCost(database: Database): Promise<Row> {
  const count = async () => {
    const { rows } = await database.run(
      "select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()",
    );
    return Number(rows[0]?.count);
  };
  // What the server does by itself after so much was written is nobody's question.
  await database.run("alter system set autovacuum = off");
  await database.run("select pg_reload_conf()");
  await sleep(SETTLE_SECONDS * 1_000);
  const before = await count();
  await sleep(IDLE_SECONDS * 1_000);
  const each = ((await count()) - before) / IDLE_SECONDS;
  return {
    what: `three machines at rest for ${IDLE_SECONDS} s`,
    seen: `${each.toFixed(1)} transactions a second`,
    must: "≤ 5",
    holds: each <= 5,
  };
}
