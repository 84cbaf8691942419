import { z } from "zod";

/** Whole won, VAT included. */
export type Won = number & z.BRAND<"Won">;

/** No order comes near it, and sums of a year stay exact; beyond it lies a mistake. */
const MOST_WON = 1_000_000_000;

export const won = z
  .int("금액은 원 단위의 숫자로 적어 주세요.")
  .min(0, "금액은 0원부터 적을 수 있습니다.")
  .max(MOST_WON, "금액이 너무 큽니다.")
  .brand<"Won">();

export function wonOf(amount: number): Won {
  return won.parse(amount);
}

/** What is left of an amount; never less than nothing. */
export function without(amount: Won, taken: Won): Won {
  return wonOf(Math.max(0, amount - taken));
}

export function lesser(one: Won, other: Won): Won {
  return one < other ? one : other;
}

/** A part of an amount, in whole won: what cannot be divided is not given away. */
export function percentOf(amount: Won, percent: number): Won {
  return wonOf(Math.floor((amount * percent) / 100));
}

/** An amount as a receipt shows it: a tenth of the supply is tax. */
export function taxOf(amount: Won): { supply: Won; vat: Won } {
  const supply = wonOf(Math.round(amount / 1.1));
  return { supply, vat: without(amount, supply) };
}

/** `19,900원` */
export function inWon(amount: number): string {
  return `${amount.toLocaleString("ko-KR")}원`;
}
