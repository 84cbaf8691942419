import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Ears, Listening } from "#server/ports.ts";

/** How long it counts that everything was heard: nothing that was changed a second ago may be served as it was. */
const FRESH_MS = 700;
/** Later than this the connection counts as dead. */
const DEAD_MS = 5_000;
/** Whoever asks later than this lets the next question be asked meanwhile: then nobody has to wait for it. */
const AGED_MS = 300;
/** Where nobody asks: those who only listen must not hear nothing for ever from a connection that is dead. */
const PROBE_MS = 15_000;
/** Where each says words of its own. All channels are told in one order. */
const WORDS = "words";
const PAUSE_MS = { first: 50, longest: 3_000 };

type Parts = {
  url: string;
  name: string;
  connectionMs: number;
  /** Whoever asks waits no longer than this: what is kept is then compared with the database instead. */
  heardMs: number;
};

/**
 * One connection that only listens, for all who do. PostgreSQL tells changes in the order of their commits, so whoever says something
 * themselves and hears it has heard everything that was committed before. Where the connection is lost nothing that
 * is kept is trusted until it is back, and then everything is looked at anew.
 */
export function listenToPostgres({ url, name, connectionMs, heardMs }: Parts) {
  const all: Ears[] = [];
  const closing = new AbortController();
  let open: { client: pg.Client; said: Map<string, () => void> } | undefined;
  let freshAt = Number.NEGATIVE_INFINITY;
  let words = 0;
  let asking: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function drop(client: pg.Client) {
    if (open?.client !== client) return;
    const { said } = open;
    open = undefined;
    freshAt = Number.NEGATIVE_INFINITY;
    for (const giveUp of [...said.values()]) giveUp();
    for (const { lost } of all) lost();
    client.end().catch(() => undefined);
    void connect();
  }

  async function connect(): Promise<void> {
    for (let pause = PAUSE_MS.first; !closing.signal.aborted; pause = Math.min(2 * pause, PAUSE_MS.longest)) {
      const client = new pg.Client({
        connectionString: url,
        application_name: name,
        connectionTimeoutMillis: connectionMs,
        keepAlive: true,
      });
      client.on("error", () => drop(client));
      client.on("end", () => drop(client));
      try {
        const said = new Map<string, () => void>();
        client.on("notification", ({ channel, payload = "" }) => {
          if (channel === WORDS) said.get(payload)?.();
          for (const ears of all.filter((one) => one.channel === channel)) ears.heard(payload);
        });
        await client.connect();
        // What only says that it is there need not be on the disk.
        await client.query(`set synchronous_commit = off; listen ${WORDS}`);
        if (closing.signal.aborted) return void (await client.end());
        open = { client, said };
        for (const ears of all) join(client, ears);
        return;
      } catch {
        client.end().catch(() => undefined);
        // Not all at once, where one server is away from many.
        await sleep(pause * (0.5 + Math.random()), undefined, { signal: closing.signal }).catch(
          () => undefined,
        );
      }
    }
  }

  function join(client: pg.Client, ears: Ears) {
    client.query(`listen ${pg.escapeIdentifier(ears.channel)}`).then(
      () => open?.client === client && ears.back(),
      () => drop(client),
    );
  }

  /** Says a word and waits until it is heard, or for as long as somebody may wait. */
  async function ask(): Promise<void> {
    if (!open) return;
    const { client, said } = open;
    const word = `${name} ${++words}`;
    const began = performance.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    // What came while this process was busy is read first.
    const dead = setTimeout(() => setImmediate(() => said.has(word) && drop(client)), DEAD_MS);
    const late = setTimeout(() => {
      // Whoever waited goes on without knowing: nothing that is kept is trusted then.
      freshAt = Number.NEGATIVE_INFINITY;
      resolve();
    }, heardMs);
    said.set(word, () => {
      said.delete(word);
      clearTimeout(dead);
      if (open?.client === client) freshAt = began;
      resolve();
    });
    client.query("select pg_notify($1, $2)", [WORDS, word]).catch(() => drop(client));
    await promise;
    clearTimeout(late);
  }

  /** By a question that begins now; whoever comes while one is under way shares the one that follows. */
  function caughtUp(): Promise<void> {
    if (asking) {
      next ??= asking.then(() => {
        next = undefined;
        return caughtUp();
      });
      return next;
    }
    // One that is not answered is enough.
    if (!open || open.said.size > 0) return Promise.resolve();
    asking = ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  void connect();
  const probe = setInterval(() => {
    if (performance.now() - freshAt > PROBE_MS) void caughtUp();
  }, PROBE_MS);
  probe.unref();

  const listening: Listening & { add(ears: Ears): void; close(): Promise<void> } = {
    name,
    add(ears) {
      all.push(ears);
      if (open) join(open.client, ears);
    },
    isFresh() {
      const age = performance.now() - freshAt;
      if (age > AGED_MS && age <= FRESH_MS && !asking) void caughtUp();
      return age <= FRESH_MS;
    },
    caughtUp,
    async close() {
      closing.abort();
      clearInterval(probe);
      const client = open?.client;
      open = undefined;
      await client?.end().catch(() => undefined);
    },
  };
  return listening;
}
