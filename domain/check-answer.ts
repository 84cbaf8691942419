import type { JudgedLink, LinkFault } from "#domain/judge-link.ts";

/** What anybody may know of a card that is open: that it is ours, and whose it seems. Nothing of what it says. */
export type CheckedCard = {
  /** 모바일 청첩장 */
  label: string;
  /** In Korea; null where it has none, or keeps it from its guests until its time. */
  day: string | null;
  /** 김*준 · 이*연; empty where nobody is named. */
  names: string;
  /** In Korea. */
  since: string;
};

/** One address of the message with what is known of it. */
export type CheckedLink = Pick<JudgedLink, "written" | "host"> &
  (
    | { is: "card"; card: CheckedCard }
    /** Ours, but no card stands there that guests can open: whether there ever was one is told to nobody. */
    | { is: "nothing" }
    /** Ours, and no card: our first page and the like. */
    | { is: "page" }
    | { is: "foreign"; faults: readonly LinkFault[] }
    /** Leads elsewhere, which nobody knows before opening it. */
    | { is: "redirect" }
  );

/** What the check number says. */
export type CheckedNumber =
  | { is: "none" }
  | { is: "length"; length: number }
  | { is: "no-day" }
  | { is: "unreal-day"; written: string }
  | { is: "limited"; minutes: number }
  | { is: "unknown" }
  | { is: "cards"; cards: readonly CheckedCard[] };

/** The worst of all that was found, which comes first. */
export type CheckVerdict =
  | "foreign"
  | "redirect"
  | "ask"
  | "nothing"
  | "page"
  | "ours"
  | "empty"
  | "unread"
  | "limited";

export type CheckAnswer = {
  verdict: CheckVerdict;
  links: readonly CheckedLink[];
  hasMoreLinks: boolean;
  number: CheckedNumber;
  isCut: boolean;
};

/** Whatever else a message holds, one address that is not ours makes it one that nobody should touch. */
export function verdictOf(links: readonly CheckedLink[], number: CheckedNumber): CheckVerdict {
  const has = (is: CheckedLink["is"]) => links.some((link) => link.is === is);
  if (has("foreign")) return "foreign";
  if (has("redirect")) return "redirect";
  if (["length", "no-day", "unreal-day"].includes(number.is)) return "ask";
  if (number.is === "limited") return "limited";
  if (has("nothing") || number.is === "unknown") return "nothing";
  if (has("card") || number.is === "cards") return "ours";
  return has("page") ? "page" : "unread";
}
