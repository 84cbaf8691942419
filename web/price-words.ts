import type { Plan } from "#cards/engine/kind.ts";

/** What a card costs, as short as it can be said truly. */
export function priceWords({ prices }: { prices: readonly Plan["won"][] }): string {
  if (prices.every((won) => won === 0)) return "무료";
  if (prices.includes(0)) return "무료로 시작";
  const least = `${Math.min(...prices).toLocaleString("ko")}원`;
  return prices.length > 1 ? `${least}부터` : least;
}
