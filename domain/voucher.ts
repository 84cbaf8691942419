import { z } from "zod";
import { MINUTE_MS } from "#domain/duration.ts";
import { cleanText } from "#domain/guest-text.ts";
import { daysAfter, endOfDay, koreanDay } from "#domain/korean-day.ts";
import { Refusal } from "#domain/refusal.ts";
import { ADDRESS_CHARACTERS, addressCharactersOf } from "./address-characters.ts";

/** What stands in the link of a voucher. Only its hash is kept: who reads the database cannot open one. */
export type VoucherLink = string & z.BRAND<"VoucherLink">;

/** 120 bits. Longer than what a log writes down of an address. */
export const VOUCHER_LINK_BYTES = 15;

const voucherLink = z
  .string()
  .regex(new RegExp(`^[${ADDRESS_CHARACTERS}]{${(VOUCHER_LINK_BYTES * 8) / 5}}$`))
  .brand<"VoucherLink">();

export function voucherLinkOf(random: Uint8Array): VoucherLink {
  return voucherLink.parse(addressCharactersOf(random));
}

/** Where its holder opens it. */
export function voucherAddress(link: VoucherLink): string {
  return `/login/smart-store/${link}`;
}

export const voucherStates = ["open", "used", "cancelled", "expired"] as const;
export type VoucherState = (typeof voucherStates)[number];

export type VoucherTimes = { claimedAt: Date | null; cancelledAt: Date | null; expiresAt: Date };

/** What somebody took stays theirs: only an open one runs out. */
export function voucherStateOf({ claimedAt, cancelledAt, expiresAt }: VoucherTimes, now: Date): VoucherState {
  if (claimedAt) return "used";
  if (cancelledAt) return "cancelled";
  return now < expiresAt ? "open" : "expired";
}

/** As long as paid vouchers have to be good for at least, by the standard terms of the trade. */
const GOOD_FOR_DAYS = 365;

/** Until midnight in Korea, a year after the day it was made. */
export function voucherEndsAt(createdAt: Date): Date {
  return endOfDay(daysAfter(koreanDay(createdAt), GOOD_FOR_DAYS));
}

/** Refuses to take back, or to hand on, what somebody has or what was taken back. */
export function refuseEnded(voucher: VoucherTimes, now: Date): void {
  const state = voucherStateOf(voucher, now);
  if (state === "used") {
    throw new Refusal("CONFLICT", { sentence: "이미 계정에 담긴 이용권이라 바꿀 수 없습니다." });
  }
  if (state === "cancelled") throw new Refusal("CONFLICT", { sentence: "취소된 이용권입니다." });
}

/** Four digits have 10,000 values: with five tries in ten minutes, whoever stole a link needs weeks. */
const DIGIT_TRIES = { most: 5, lockMs: 10 * MINUTE_MS };

type Tries = { wrong: number; lockedUntil: Date | null; lastAt: Date };

/** What wrong digits make of the tries at a link. After ten minutes nobody remembers the earlier ones. */
export function afterWrongDigits({ wrong, lastAt }: Tries, now: Date): Tries {
  const isLater = now.getTime() - lastAt.getTime() >= DIGIT_TRIES.lockMs;
  const counted = (isLater ? 0 : wrong) + 1;
  const isLocked = counted >= DIGIT_TRIES.most;
  const lockedUntil = isLocked ? new Date(now.getTime() + DIGIT_TRIES.lockMs) : null;
  return { wrong: counted, lockedUntil, lastAt: now };
}

/** The last four digits of a telephone number, as somebody typed or pasted them. */
export const phoneEnding = z
  .string()
  .transform((typed) => typed.normalize("NFKC").replaceAll(/[\s-]/g, ""))
  .refine((digits) => /^\d{4}$/.test(digits), { error: "휴대전화 번호의 마지막 네 자리를 적어 주세요." });

/** Longer ones no shop gives. */
const NUMBER_MAX = 40;
const NAME_MAX = 40;
/** Somebody who buys more in one line talks to us first. */
export const MOST_QUANTITY = 100;

const written = z.string().transform((typed) => cleanText(typed.toWellFormed()).replaceAll(/\s+/g, " "));

export const orderReference = written
  .refine((number) => number.length > 0, { error: "상품주문번호를 적어 주세요." })
  .refine((number) => number.length <= NUMBER_MAX, { error: "상품주문번호가 너무 깁니다." })
  .refine((number) => !/^\d(\.\d+)?E\+\d+$/i.test(number), {
    error:
      "상품주문번호가 엑셀에서 지수로 바뀌었습니다. 열의 서식을 ‘텍스트’나 ‘숫자’로 바꾸어 다시 저장해 주세요.",
  });

export const holderName = written
  .refine((name) => name.length > 0, { error: "구매하신 분의 이름이 없습니다." })
  .refine((name) => [...name].length <= NAME_MAX, { error: `이름은 ${NAME_MAX}자까지 적을 수 있습니다.` });

export const quantity = z
  .int("수량은 숫자로 적어 주세요.")
  .min(1, "수량은 1부터 적을 수 있습니다.")
  .max(MOST_QUANTITY, `한 주문에 ${MOST_QUANTITY}장까지 등록할 수 있습니다.`);

/** One line of a shop's order, as it is registered. */
export const soldVoucher = z.object({
  /** The number of the line: one order may have several. */
  productOrder: orderReference,
  order: written.refine((number) => number.length <= NUMBER_MAX, { error: "주문번호가 너무 깁니다." }),
  buyer: holderName,
  digits: phoneEnding,
  /** Our code for what was bought. */
  product: z.string().min(1, "상품을 골라 주세요."),
  quantity,
});
export type SoldVoucher = z.infer<typeof soldVoucher>;
