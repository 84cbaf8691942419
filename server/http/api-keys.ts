import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import type { Clock, Database, Orm } from "#server/ports.ts";
import { addApiKey, type Key, liveKeys, shortenKeys, whileHoldingKeys } from "./api-keys-store.ts";

const SECOND = 1_000;

const LIFETIME = 365 * DAY_MS;
/** A page may stay open for days with the key it got. */
const OVERLAP = 7 * DAY_MS;
/** Long enough for a broken daily job to be noticed. */
const DUE_BEFORE_END = 30 * DAY_MS;
/** How long another process's new key may go unnoticed. */
const FRESH = MINUTE_MS;
/** A flood of wrong keys asks the database no more often than this. */
const PAUSE_AFTER_MISS = SECOND;

export type ApiKeys = {
  /** The key to hand out; made at first use. */
  current(): Promise<string>;
  accepts(key: string): Promise<boolean>;
  /** Makes a new key; the older ones end after an overlap. */
  rotate(): Promise<void>;
  /** Rotates when the key in use is about to end; says whether it did. */
  rotateIfDue(): Promise<boolean>;
};

type Known = { secret: string; digest: Buffer; expiresAt: number };

/** The keys that every GraphQL call must carry. They tell our pages from strangers' scripts, not who is calling. */
export function createApiKeys({ database, clock }: { database: Database; clock: Clock }): ApiKeys {
  let known: Known[] = [];
  let loadedAt = Number.NEGATIVE_INFINITY;
  let remembered = 0;

  const now = () => clock.now().getTime();
  const usable = () => known.filter(({ expiresAt }) => expiresAt > now());
  const read = (orm: Orm) => liveKeys(orm, { purpose: "api", now: clock.now() });

  function remember(keys: Key[]) {
    known = keys.map(({ secret, expiresAt }) => ({
      secret,
      digest: digestOf(secret),
      expiresAt: expiresAt.getTime(),
    }));
    loadedAt = now();
    remembered += 1;
  }

  const load = singly(async () => {
    const before = remembered;
    const keys = await read(database.orm);
    // Whoever changed the keys meanwhile knows better than this older reading.
    if (remembered === before) remember(keys);
  });

  /** Known keys stay good while the database is away, so nobody waits for this. */
  function loadBehind() {
    if (now() - loadedAt >= FRESH) load().catch(() => undefined);
  }

  /** Makes a key if `due` says so, in no more than one process; says whether it did. */
  async function make(due: (inUse: Key | undefined) => boolean): Promise<boolean> {
    const work = async (orm: Orm) => {
      const [inUse] = await read(orm);
      const made = due(inUse);
      if (made) await replaceKey(orm, clock.now());
      return { made, keys: await read(orm) };
    };
    const { made, keys } = await whileHoldingKeys(database.orm, { purpose: "api", work });
    remember(keys);
    return made;
  }

  const makeFirst = singly(() => make((inUse) => !inUse));

  return {
    async current() {
      if (usable().length > 0) loadBehind();
      else await load();
      if (usable().length === 0) await makeFirst();
      const [key] = usable();
      if (!key) throw new Error("There is no API key although one was just made");
      return key.secret;
    },

    async accepts(key) {
      const digest = digestOf(key);
      const matches = () => usable().some((known) => timingSafeEqual(known.digest, digest));
      if (matches()) {
        loadBehind();
        return true;
      }
      if (now() - loadedAt >= PAUSE_AFTER_MISS) await load();
      return matches();
    },

    async rotate() {
      await make(() => true);
    },

    rotateIfDue: () => make((inUse) => !inUse || inUse.expiresAt.getTime() - now() < DUE_BEFORE_END),
  };
}

async function replaceKey(orm: Orm, createdAt: Date) {
  await shortenKeys(orm, { purpose: "api", until: new Date(createdAt.getTime() + OVERLAP) });
  await addApiKey(orm, {
    id: randomUUID(),
    purpose: "api",
    secret: `goi-${randomBytes(24).toString("base64url")}`,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LIFETIME),
  });
}

/** Digests have one length, so that comparing them tells nothing about the key. */
function digestOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

/** Whoever asks while the work is under way gets its outcome instead of starting it again. */
function singly<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let running: Promise<Outcome> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}
