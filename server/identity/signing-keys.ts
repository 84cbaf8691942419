import { DAY_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Clock, Database, Log } from "#server/ports.ts";
import { type CryptoKey, type JWK, type KeyFinder, makeKey, publicPart, readKey } from "./jwt.ts";
import type { Secrets } from "./secrets.ts";
import { insertSigningKey, listSigningKeys, type SigningKeyRow } from "./signing-keys-store.ts";

const LIFETIME_MS = 365 * DAY_MS;
/** A new key is made this long before the newest one ends, so that every reader has seen it by then. */
const SUCCESSION_MS = 30 * DAY_MS;
/** Tokens with made-up key names must not become database queries. */
const REREAD_MS = 10_000;

type RingKey = { kid: string; signing: CryptoKey; verifying: CryptoKey; published: JWK; expiresAt: Date };
type Ring = { keys: RingKey[]; nextSlot: number; readAt: number };
type Parts = { database: Database; clock: Clock; secrets: Secrets; log: Log };

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/** The keys that sign our tokens: kept sealed in the database, the same for every process. */
export function createSigningKeys({ database, clock, secrets, log }: Parts) {
  let ring: Ring | undefined;
  let renewing: Promise<Ring> | undefined;
  let succession: Promise<RingKey> | undefined;

  async function renew(): Promise<Ring> {
    const readAt = clock.now().getTime();
    const rows = await listSigningKeys(database.orm);
    const keys = await Promise.all(rows.map(openKey));
    const nextSlot = 1 + Math.max(0, ...rows.map(({ id }) => slotOf(id)));
    ring = { keys: keys.filter((key) => key !== undefined), nextSlot, readAt };
    return ring;
  }

  /** However many need it, the database is asked once. */
  function renewOnce(): Promise<Ring> {
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  const current = async () => ring ?? renewOnce();
  const isStale = ({ readAt }: Ring) => clock.now().getTime() - readAt >= REREAD_MS;

  async function openKey({ secret, expiresAt }: SigningKeyRow): Promise<RingKey | undefined> {
    const text = secrets.open("signing-key", secret);
    if (!text) {
      log.warn({}, "A signing key was sealed with another secret and is not used");
      return undefined;
    }
    const jwk = JSON.parse(text) as JWK & { kid: string };
    const published = publicPart(jwk);
    const [signing, verifying] = await Promise.all([readKey(jwk), readKey(published)]);
    return { kid: jwk.kid, signing, verifying, published, expiresAt };
  }

  function lasting({ keys }: Ring, beyondMs: number): RingKey[] {
    const until = clock.now().getTime() + beyondMs;
    return keys.filter(({ expiresAt }) => expiresAt.getTime() > until);
  }

  /** Processes that find no key together make one for the same slot; the first stays. */
  async function succeed(): Promise<RingKey> {
    const before = await renew();
    if (lasting(before, SUCCESSION_MS).length === 0) await makeKeyFor(before.nextSlot);
    const key = lasting(await renew(), SUCCESSION_MS).at(-1);
    if (!key) throw new Error("No signing key could be made");
    return key;
  }

  async function makeKeyFor(slot: number): Promise<void> {
    const now = clock.now();
    await insertSigningKey(database.orm, {
      id: `signing-${slot}`,
      secret: secrets.seal("signing-key", JSON.stringify(await makeKey())),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
  }

  async function newest(): Promise<RingKey> {
    const found = lasting(await current(), SUCCESSION_MS).at(-1);
    if (found) return found;
    succession ??= succeed().finally(() => {
      succession = undefined;
    });
    return succession;
  }

  const find: KeyFinder = async ({ kid }) => {
    const known = await current();
    const named = (it: Ring) => lasting(it, 0).find((key) => key.kid === kid);
    const found = named(known) ?? (isStale(known) ? named(await renewOnce()) : undefined);
    if (!found) throw new Refusal("TOKEN_INVALID");
    return found.verifying;
  };

  return {
    newest,
    find,
    /** The JSON Web Key Set: public halves only. */
    async published(): Promise<{ keys: JWK[] }> {
      await newest();
      const known = await current();
      return {
        keys: lasting(isStale(known) ? await renewOnce() : known, 0).map(({ published }) => published),
      };
    },
  };
}

function slotOf(id: string): number {
  return Number(id.split("-").at(-1));
}
