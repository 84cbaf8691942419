import type { Kind } from "#cards/engine/kind.ts";
import { CARD_ID_BYTES, type CardId, cardIdOf } from "#domain/card-id.ts";
import {
  type CheckAnswer,
  type CheckedCard,
  type CheckedLink,
  type CheckedNumber,
  verdictOf,
} from "#domain/check-answer.ts";
import { readMessage } from "#domain/check-message.ts";
import { MINUTE_MS } from "#domain/duration.ts";
import type { JudgedLink } from "#domain/judge-link.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { asSitename, sitenameFault, skeletonOf } from "#domain/sitename.ts";
import { wantedAt } from "#server/card-pages/address.ts";
import { findOpenToCheck, type OpenCard } from "#server/cards/public.ts";
import type { Clock, Orm } from "#server/ports.ts";
import { findSitenames } from "#server/sites/public.ts";
import { checkedCard } from "./checked-card.ts";
import type { GuessLimit } from "./guess-limit.ts";

export type CheckParts = {
  orm: Orm;
  clock: Clock;
  kinds: readonly Kind[];
  /** First words of the app's own addresses, where no card stands. */
  addresses: () => Promise<ReadonlySet<string>>;
  guesses: GuessLimit;
};

/** Stands for a name that nobody has, so that it is looked for like any other. */
const NO_CARD = cardIdOf(new Uint8Array(CARD_ID_BYTES));

type Asked = { message: string; day: string; origin: string; ip: string };

/** Whether what somebody received is one of ours. Nothing is opened, and what is closed is answered like what never was. */
export async function answerCheck(
  parts: CheckParts,
  { message, day, origin, ip }: Asked,
): Promise<CheckAnswer> {
  const now = parts.clock.now();
  const read = readMessage({ message, day, own: new URL(origin), today: koreanDay(now) });
  const { hasMoreLinks, isCut } = read;
  if (message.trim() === "") {
    return { verdict: "empty", links: [], hasMoreLinks, isCut, number: { is: "none" } };
  }
  const ids = await idsOf(parts, read.links);
  const known = [...new Set(ids.values())];
  const open =
    known.length > 0 ? await findOpenToCheck(parts.orm, { ids: known, number: null, days: [], now }) : [];
  const toldOf = (one: OpenCard) => checkedCard(one, { kinds: parts.kinds, now });
  const links = read.links.map((link) => {
    const id = ids.get(link);
    const found = open.find(({ card }) => card.id === id);
    return checkedLink(link, { isCard: id !== undefined, card: found ? toldOf(found) : null });
  });
  const number = await checkedNumber(parts, { read, open, ip, now, toldOf });
  return { verdict: verdictOf(links, number), links, hasMoreLinks, number, isCut };
}

function checkedLink(
  link: JudgedLink,
  { isCard, card }: { isCard: boolean; card: CheckedCard | null },
): CheckedLink {
  const { written, host } = link;
  if (link.isOurs) {
    if (card) return { written, host, is: "card", card };
    return { written, host, is: isCard ? "nothing" : "page" };
  }
  const [fault] = link.faults;
  if (fault === "redirect") return { written, host, is: "redirect" };
  return { written, host, is: "foreign", faults: link.faults };
}

type Numbered = {
  read: ReturnType<typeof readMessage>;
  /** The cards to which its addresses lead. */
  open: readonly OpenCard[];
  ip: string;
  now: Date;
  toldOf: (one: OpenCard) => CheckedCard | null;
};

async function checkedNumber(
  { orm, guesses }: CheckParts,
  { read, open, ip, now, toldOf }: Numbered,
): Promise<CheckedNumber> {
  const { number: written, days, unreal } = read;
  if (!written) return { is: "none" };
  if ("length" in written) return { is: "length", length: written.length };
  const { number } = written;
  const cardsOf = (found: readonly OpenCard[]): CheckedNumber => ({
    is: "cards",
    cards: found.map(toldOf).filter((card) => card !== null),
  });
  const beside = open.filter(({ card }) => card.checkNumber === number);
  if (beside.length > 0) return cardsOf(beside);
  if (days.length === 0) return unreal ? { is: "unreal-day", written: unreal } : { is: "no-day" };
  // Each day is another guess.
  for (const _day of days) {
    const seconds = await guesses.guess(ip);
    if (seconds > 0) return { is: "limited", minutes: Math.ceil((seconds * 1_000) / MINUTE_MS) };
  }
  const found = await findOpenToCheck(orm, { ids: [], number, days, now });
  if (found.length === 0) return { is: "unknown" };
  for (const _day of days) await guesses.giveBack(ip);
  return cardsOf(found);
}

/** The cards whose addresses these are, whether or not they can be opened, or ever were there. */
async function idsOf(
  { orm, addresses }: CheckParts,
  links: readonly JudgedLink[],
): Promise<Map<JudgedLink, CardId>> {
  const ids = new Map<JudgedLink, CardId>();
  const names = new Map<JudgedLink, string>();
  const own = await addresses();
  for (const link of links) {
    if (!link.isOurs) continue;
    const wanted = wantedAt(link.path.toLowerCase());
    if (!wanted) continue;
    if ("id" in wanted) {
      ids.set(link, wanted.id);
      continue;
    }
    const name = asSitename(wanted.name);
    if (sitenameFault(name) === null && !own.has(name)) names.set(link, name);
  }
  if (names.size === 0) return ids;
  const found = await findSitenames(orm, [...names.values()]);
  for (const [link, name] of names) {
    const card = found.find(({ skeleton }) => skeleton === skeletonOf(name))?.card;
    ids.set(link, card ?? NO_CARD);
  }
  return ids;
}
