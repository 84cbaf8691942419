import type { CardContent } from "#cards/engine/card.ts";
import type { Guest } from "#cards/engine/guest.ts";
import { peopleCount } from "#domain/people-count.ts";
import { type OwnSeats, type SeatOutlook, seatOutlook, seatsHeld } from "./seat-outlook.ts";
import { watchSpread } from "./watch-spread.ts";

/** How many seats are left, by their sort; one that is not among them has no end. */
export type SeatsLeft = Readonly<Record<string, number>>;

type Watching = { guest: Guest; section: string; onLeft(left: SeatsLeft): void };

/** Tells how many seats are left, now and whenever that changes, until the answer is called. */
export function watchSeats({ guest, section, onLeft }: Watching): () => void {
  let latest = 0;
  async function read() {
    const turn = ++latest;
    // Where this fails the count stands as it is; the next change brings it up to date.
    const left = await guest.seatsLeft(section).catch(() => null);
    if (left && turn === latest) onLeft(left);
  }
  read();
  const end = watchSpread({ guest, section, read });
  return () => {
    latest += 1;
    end();
  };
}

export const seatWords = {
  ko: {
    left: (seats: number) => `${seats}자리 남았습니다`,
    full: "자리가 모두 찼습니다",
    fullWait: "자리가 모두 찼습니다. 대기 신청을 하시면, 자리가 나는 대로 순서에 따라 참석으로 바뀝니다.",
    fullAsk: "자리가 모두 찼습니다. 더 오실 수 있는지는 카드를 보낸 분께 여쭤봐 주세요.",
    shortWait: (left: number, wanted: number) =>
      `${left}자리 남아 있어 ${peopleCount(wanted)}이 함께 오시기에는 모자랍니다. 인원을 줄이시거나, 대기 신청을 해 주세요.`,
    short: (left: number, wanted: number) =>
      `${left}자리 남아 있어 ${peopleCount(wanted)}이 함께 오시기에는 모자랍니다. 인원을 줄여 주세요.`,
    holds: "남은 자리가 모자라 이렇게는 고칠 수 없습니다. 지금 맡아 두신 자리는 그대로 있습니다.",
    sendWait: "대기 신청하기",
  },
  en: {
    left: (seats: number) => (seats === 1 ? "1 seat left" : `${seats} seats left`),
    full: "All seats are taken",
    fullWait: "All seats are taken. If you join the waiting list, free seats are given in its order.",
    fullAsk: "All seats are taken. Please ask the sender whether there is room for more.",
    shortWait: (left: number, wanted: number) =>
      `Only ${left} left, too few for ${wanted}. Please come with fewer, or join the waiting list.`,
    short: (left: number, wanted: number) =>
      `Only ${left} left, too few for ${wanted}. Please come with fewer.`,
    holds: "There are not enough seats for this change. The seats you have stay yours.",
    sendWait: "Join the waiting list",
  },
};

export type SeatWords = (typeof seatWords)["ko"];

type Language = CardContent["language"];
type LineProps = {
  /** Undefined until it is known. */
  left: number | undefined;
  /** Whether the maker counts: a plan's end is only told when it is reached. */
  isCounted: boolean;
  hasWaitingList: boolean;
  language: Language;
};

/** How many seats there are, before anything is filled in. */
export function seatsLine({ left, isCounted, hasWaitingList, language }: LineProps): string {
  const say = seatWords[language];
  if (left === 0) return hasWaitingList ? say.fullWait : say.fullAsk;
  return isCounted && left ? `${say.left(left)}.` : "";
}

type Asked = {
  left: number | undefined;
  wanted: number;
  hasWaitingList: boolean;
  own: OwnSeats | undefined;
  /** Whether it stands above the form already that all are taken. */
  saysFull: boolean;
  language: Language;
};

export type SeatsTold = {
  outlook: SeatOutlook;
  /** What comes of these fields, told before they are sent; nothing where they get their seats. */
  sentence: string;
  /** What the button says instead. */
  label: string | undefined;
};

export function tellSeats({ left, wanted, hasWaitingList, own, saysFull, language }: Asked): SeatsTold {
  const say = seatWords[language];
  const outlook = seatOutlook({ left, wanted, hasWaitingList, own });
  const free = left ?? 0;
  function sentence(): string {
    if (outlook === "seated" || outlook === "kept") return "";
    if (outlook === "refused" && seatsHeld(own) > 0) return say.holds;
    if (free > 0) return (outlook === "waiting" ? say.shortWait : say.short)(free, wanted);
    // Where there is no button something must say why.
    if (outlook === "refused") return say.fullAsk;
    return saysFull ? "" : say.fullWait;
  }
  return { outlook, sentence: sentence(), label: outlook === "waiting" ? say.sendWait : undefined };
}
