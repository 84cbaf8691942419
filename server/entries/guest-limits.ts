import type { CardId } from "#domain/card-id.ts";
import { Refusal } from "#domain/refusal.ts";
import { createEntryPasswords, type EntryHashing } from "#server/identity/passwords.ts";
import { createConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import type { SharedRateLimits } from "#server/limits/shared-rate-limit.ts";
import type { Clock } from "#server/ports.ts";
import { createPasswordTries } from "./password-tries.ts";

/** Connections to the database that guests' writing may hold at once; others stay for those who read. */
const WRITING_AT_ONCE = 8;
/** A hall full of people, twice; each waits for some milliseconds of work. */
const WAITING_TO_WRITE = 2_000;

const MINUTE = 60;
/** A person writes no second message sooner. */
const MESSAGE_SECONDS = 10;
/** A hall with 300 guests shares one address, and nobody's first entry is refused because of others. */
const ENTRIES_A_NETWORK = 300;
export const MESSAGES_A_CARD = 300;
/** Of what a card takes in a minute; the rest stays for guests elsewhere, whatever one network sends. */
const MESSAGES_A_NETWORK_FILLS = 240;
/** Nobody changes an answer more often by hand. */
const CHANGES_AN_ENTRY = 20;
/** A telephone on bad Wi-Fi sends again every few seconds, one that is asked to wait less often. */
const REPEATS_A_VISITOR = 60;
/** Everybody in the hall sends again twice. */
const REPEATS_A_NETWORK = 600;
/** Everybody in the hall writes with a password and gets one wrong: an eighth of what is hashed in a minute. */
const HASHES_A_NETWORK = 600;
/** Everything that is being sent again at some moment. */
const KEYS_REMEMBERED = 50_000;

type Leaving = {
  card: CardId;
  /** Sending again is not leaving again. */
  key: string;
  visitor: string;
  ip?: string;
  each: "one" | "many";
};

type Parts = {
  clock: Clock;
  limit: SharedRateLimits;
  /** Hears of every message that a card takes no more in this minute. */
  onFlood?: (card: CardId) => void;
  hashing?: EntryHashing | undefined;
};

export type GuestLimits = ReturnType<typeof createGuestLimits>;

/** What keeps many guests, and one who means harm, from taking what the others need. */
export function createGuestLimits({ clock, limit, onFlood, hashing }: Parts) {
  const messages = createRateLimit({ most: 1, seconds: MESSAGE_SECONDS, clock });
  const messagesOfNetwork = createRateLimit({ most: ENTRIES_A_NETWORK, seconds: MINUTE, clock });
  const fillingOfNetwork = createRateLimit({ most: MESSAGES_A_NETWORK_FILLS, seconds: MINUTE, clock });
  const messagesOnCard = createRateLimit({ most: MESSAGES_A_CARD, seconds: MINUTE, clock });
  const answers = createRateLimit({ most: CHANGES_AN_ENTRY, seconds: MINUTE, clock });
  const answersOfNetwork = createRateLimit({ most: ENTRIES_A_NETWORK, seconds: MINUTE, clock });
  const repeats = createRateLimit({ most: REPEATS_A_VISITOR, seconds: MINUTE, clock });
  const repeatsOfNetwork = createRateLimit({ most: REPEATS_A_NETWORK, seconds: MINUTE, clock });
  const hashesOfNetwork = createRateLimit({ most: HASHES_A_NETWORK, seconds: MINUTE, clock });
  const passwords = createEntryPasswords(hashing);
  const counted = createLruCache<string, true>(KEYS_REMEMBERED);
  const changes = createRateLimit({ most: CHANGES_AN_ENTRY, seconds: MINUTE, clock });

  return {
    passwordTries: createPasswordTries({ limit }),
    keepPassword(password: string, ip: string | undefined): Promise<string> {
      refuseFor("entry-hashes", hashesOfNetwork(networkOf(ip ?? "")));
      return passwords.keep(password);
    },
    passwordMatches(kept: string, { password, ip }: { password: string; ip?: string | undefined }) {
      refuseFor("entry-hashes", hashesOfNetwork(networkOf(ip ?? "")));
      return passwords.matches(kept, password);
    },
    /** Runs what a guest writes, when it is its turn. */
    withLimit: createConcurrencyLimit({
      atOnce: WRITING_AT_ONCE,
      waiting: WAITING_TO_WRITE,
      refuse: () => new Refusal("BUSY", { retryAfterSeconds: 1 }),
    }),

    refuseTooManyLeft({ card, key, visitor, ip, each }: Leaving): void {
      if (counted.has(`${card} ${key}`)) {
        refuseFor("repeats", repeats(visitor));
        refuseFor("repeats-network", repeatsOfNetwork(networkOf(ip ?? "")));
        return;
      }
      const network = `${card} ${ip === undefined ? "" : networkOf(ip)}`;
      // A visitor first: whoever floods alone takes nothing of what the network has.
      if (each === "one") {
        refuseFor("answers", answers(`${card} ${visitor}`));
        refuseFor("answers-network", answersOfNetwork(network));
      } else {
        refuseFor("messages", messages(`${card} ${visitor}`));
        refuseFor("messages-network", messagesOfNetwork(network));
        const seconds = fillingOfNetwork(network) > 0 ? 0 : messagesOnCard(card);
        if (seconds > 0) onFlood?.(card);
        refuseFor("messages-card", seconds);
      }
      counted.set(`${card} ${key}`, true);
    },

    refuseTooManyChanges(entry: string): void {
      refuseFor("changes", changes(entry));
    },
  };
}

function refuseFor(limit: string, seconds: number): void {
  if (seconds > 0) throw new Refusal("RATE_LIMITED", { limit, retryAfterSeconds: seconds });
}
