import type { Kind } from "#cards/engine/kind.ts";
import { kinds } from "#cards/kinds/kinds.ts";
import { daysBetween, koreanDay, lastDayBefore } from "#domain/korean-day.ts";
import type { OrderFieldsFragment } from "#web/graphql/graphql.ts";

export type ShownOrder = OrderFieldsFragment;

/** Said where an order is asked for that is not there. */
export const noOrder = {
  title: "찾으시는 주문이 없습니다",
  words: "주소가 잘렸거나 다른 계정에서 하신 주문입니다.",
};

/** Where an order stands, as its buyer reads it. */
export type OrderStanding = { word: string; tone: "waiting" | "done" | "over" };

type Stood = Pick<ShownOrder, "state" | "way" | "isUncertain" | "refundAskedAt">;

export function orderStanding({ state, way, isUncertain, refundAskedAt }: Stood): OrderStanding {
  switch (state) {
    case "PENDING":
      if (isUncertain) return { word: "결제 확인 중", tone: "waiting" };
      return { word: way === "transfer" ? "입금 대기" : "결제 대기", tone: "waiting" };
    case "PAID":
      return refundAskedAt ? { word: "환불 진행 중", tone: "waiting" } : { word: "결제 완료", tone: "done" };
    case "REFUNDED":
      return { word: "환불 완료", tone: "over" };
    case "CANCELLED":
      return { word: "취소됨", tone: "over" };
    case "EXPIRED":
      return { word: "기한 지남", tone: "over" };
  }
}

/** How long something can still be done that ends at this midnight: 오늘까지, 3일 남음. */
export function daysLeftWords(end: string, now: Date): string {
  const days = daysBetween(koreanDay(now), lastDayBefore(new Date(end)));
  return days <= 0 ? "오늘까지" : `${days}일 남음`;
}

/** As long as what an order of this kind can be given back in full. */
export function refundableWords(kind: string): string {
  const known: Kind | undefined = kinds.find(({ name }) => name === kind);
  const isByPrint = known?.plans.some(({ prints }) => prints !== undefined) ?? false;
  return isByPrint ? "카드를 공개하거나 표시 없는 파일을 받기 전이라면" : "카드를 공개하기 전이라면";
}

/** Why something of the price was paid before. */
export function creditWords({ purpose, isPaidInShop }: Pick<ShownOrder, "purpose" | "isPaidInShop">): string {
  if (isPaidInShop) return "스토어 이용권";
  return purpose === "UPGRADE" ? "이미 내신 금액" : "다른 주문에 담긴 무료 카드";
}

/** How an order was paid, in a word. */
export function wayWords({ way, receipt }: Pick<ShownOrder, "way" | "receipt">): string {
  if (receipt?.method) return receipt.method;
  if (way === "none") return "결제 금액 없음";
  if (way === "transfer") return "무통장 입금";
  return way === "practice" ? "연습 결제 (실제 결제 아님)" : "카드 · 간편결제";
}
