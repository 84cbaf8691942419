import { isOver, offeredActions } from "#domain/card-life.ts";
import { dayOfThisYear } from "#domain/day-words.ts";
import { daysBetween, koreanDay, lastDayBefore } from "#domain/korean-day.ts";
import type { CardFieldsFragment } from "#web/graphql/graphql.ts";

/** Where a card stands in its life, as its owner reads it. */
export type CardStatus = { word: string; tone: "working" | "open" | "ended" | "hidden"; detail: string };

type Card = Pick<
  CardFieldsFragment,
  | "state"
  | "suspendedReason"
  | "blockedUntil"
  | "isTrial"
  | "expiresAt"
  | "planUntil"
  | "closedAt"
  | "updatedAt"
>;

/** From two weeks on, how long a page still stands is said in days. */
const SOON_DAYS = 14;

export function cardStatus(card: Card, now: Date): CardStatus {
  const { state, suspendedReason, blockedUntil, isTrial, expiresAt, closedAt, updatedAt } = card;
  if (state === "DRAFT") {
    return { word: "작성 중", tone: "working", detail: `${dayInWords(updatedAt, now)}에 고쳤습니다` };
  }
  const over = isOver(card, now);
  const until = expiresAt && !over ? untilInWords(expiresAt, now) : "";
  if (state === "SUSPENDED" && blockedUntil) {
    const why = `${dayInWords(blockedUntil, now)}까지 임시 조치로 가려집니다. 이의가 있으시면 알려 주세요.`;
    return { word: "임시 조치", tone: "hidden", detail: why };
  }
  if (state === "SUSPENDED") {
    const why = `관리자가 숨겼습니다. 이유: ${suspendedReason}`;
    return { word: "숨김", tone: "hidden", detail: joined(why, until) };
  }
  if (over) {
    const last = expiresAt && dayOfThisYear(lastDayBefore(new Date(expiresAt)), koreanDay(now));
    return { word: "종료", tone: "ended", detail: `${last}에 끝났습니다. 내용은 1년 동안 보관합니다.` };
  }
  if (state === "CLOSED") {
    const closed = closedAt ? `${dayInWords(closedAt, now)}에 닫았습니다` : "";
    return { word: "마감", tone: "ended", detail: joined(closed, until) };
  }
  const open = isTrial ? `체험 ${until}` : until || "닫으실 때까지";
  return { word: "공개 중", tone: "open", detail: joined(open, planInWords(card, now)) };
}

/** A plan that was bought for some time. */
function planInWords({ planUntil }: Card, now: Date): string {
  if (!planUntil) return "";
  return new Date(planUntil) > now
    ? `요금제 ${untilInWords(planUntil, now)}`
    : "요금제가 끝나 무료로 이어집니다";
}

function joined(...said: string[]): string {
  return said.filter(Boolean).join(" · ");
}

/** What its owner may do with a card besides editing and deleting it. */
export function allowedActions({ state, expiresAt }: Pick<Card, "state" | "expiresAt">, now: Date) {
  return offeredActions({ state: state.toLowerCase() as Lowercase<typeof state>, expiresAt }, now);
}

function untilInWords(expiresAt: string, now: Date): string {
  const [last, today] = [lastDayBefore(new Date(expiresAt)), koreanDay(now)];
  const days = daysBetween(today, last);
  if (days === 0) return "오늘까지";
  const left = days > SOON_DAYS ? "" : ` (${days}일 남음)`;
  return `${dayOfThisYear(last, today)}까지${left}`;
}

/** `5월 22일`, with its year where it is another one. */
export function dayInWords(moment: string, now: Date): string {
  return dayOfThisYear(koreanDay(new Date(moment)), koreanDay(now));
}
