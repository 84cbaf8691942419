import type { CardId } from "#domain/card-id.ts";
import { DAY_SECONDS } from "#domain/duration.ts";
import { PASSWORD_TRIES } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";
import { networkOf } from "#server/limits/rate-limit.ts";
import type { SharedRateLimits } from "#server/limits/shared-rate-limit.ts";

const QUARTER_SECONDS = PASSWORD_TRIES.minutes * 60;
/** In a hall of 300 most have their own telephone, where no password is asked; a few mistype theirs on another. */
const A_QUARTER = 20;
/** The same for a day: four figures that are not among the commonest are then found once in some months. */
const A_DAY = 60;

type Trying = { card: CardId; visitor: string; ip?: string | undefined };

export type PasswordTries = ReturnType<typeof createPasswordTries>;

/**
 * Counts wrong passwords on a card, whichever entries they are tried on: whoever tries one figure on everybody's entry
 * gets no further than who tries many on one. A visitor first, so that who guesses alone locks nobody else out.
 */
export function createPasswordTries({ limit }: { limit: SharedRateLimits }) {
  const ofVisitor = limit({ name: "password", most: PASSWORD_TRIES.most, seconds: QUARTER_SECONDS });
  const ofNetwork = limit({ name: "password-network", most: A_QUARTER, seconds: QUARTER_SECONDS });
  const inADay = limit({ name: "password-day", most: A_DAY, seconds: DAY_SECONDS });

  /** Runs a check unless too many were wrong before. It counts while it runs, so that many at once gain nothing. */
  return async function guard(
    { card, visitor, ip }: Trying,
    check: () => Promise<boolean>,
  ): Promise<boolean> {
    const network = `${card} ${networkOf(ip ?? "")}`;
    const counts = [
      { rate: ofVisitor, key: `${card} ${visitor}` },
      { rate: ofNetwork, key: network },
      { rate: inADay, key: network },
    ];
    for (const { rate, key } of counts) {
      const retryAfterSeconds = await rate.take(key);
      if (retryAfterSeconds > 0) throw new Refusal("LOCKED", { limit: rate.name, retryAfterSeconds });
    }
    let isWrong = false;
    try {
      isWrong = !(await check());
    } finally {
      if (!isWrong) await Promise.all(counts.map(({ rate, key }) => rate.giveBack(key)));
    }
    return !isWrong;
  };
}
