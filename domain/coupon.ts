import { z } from "zod";
import { plainDay } from "#domain/day-words.ts";
import { inWon, lesser, percentOf, type Won, won, wonOf } from "#domain/money.ts";
import { Refusal } from "#domain/refusal.ts";
import { clearCharactersOf, readClearCharacters } from "./clear-characters.ts";

/** A code as it is kept: without the dashes and blanks that make it readable. */
export type CouponCode = string & z.BRAND<"CouponCode">;

/** Shorter ones are found by trying; longer ones nobody types. */
const CODE_LENGTH = { least: 4, most: 32 };

export const couponCode = z
  .string()
  .transform((typed) => typed.normalize("NFC").toUpperCase().replaceAll(/[\s-]/g, ""))
  .refine((code) => new RegExp(`^[A-Z0-9가-힣]{${CODE_LENGTH.least},${CODE_LENGTH.most}}$`).test(code), {
    error: `쿠폰 번호는 한글, 영문, 숫자 ${CODE_LENGTH.least}~${CODE_LENGTH.most}자입니다.`,
  })
  .brand<"CouponCode">();

/** More than 60 bits: one letter holds almost five. */
export const COUPON_CODE_BYTES = 13;

/** A code that nobody guesses. */
export function couponCodeOf(random: Uint8Array): CouponCode {
  return couponCode.parse(clearCharactersOf(random));
}

/** What a typed code may have meant: a generated one has neither I nor L. */
export function codesMeant(typed: string): CouponCode[] {
  const codes = [typed, readClearCharacters(typed)].map((code) => couponCode.safeParse(code).data);
  return [...new Set(codes.filter((code) => code !== undefined))];
}

/** A code as people read it: in fours. */
export function readableCode(code: string): string {
  return code.length === COUPON_CODE_BYTES ? code.replace(/^(.{4})(.{4})/, "$1-$2-") : code;
}

export const benefit = z.discriminatedUnion("type", [
  z.object({ type: z.literal("percent"), percent: z.int().min(1).max(100) }),
  z.object({ type: z.literal("won"), amount: won.refine((amount) => amount > 0) }),
  /** The plan itself, for nothing. */
  z.object({ type: z.literal("plan"), plan: z.string().min(1).max(40) }),
  z.object({ type: z.literal("days"), days: z.int().min(1).max(1_000) }),
]);
export type Benefit = z.infer<typeof benefit>;

const day = z.iso.date("날짜를 골라 주세요.");
const count = z.int().min(1).max(1_000_000);

/** What a coupon says; null is what it does not limit. */
export const couponTerms = z
  .object({
    label: z.string().trim().min(1, "쿠폰 이름을 적어 주세요.").max(40, "쿠폰 이름은 40자까지입니다."),
    benefit,
    kinds: z.array(z.string()).min(1, "카드 종류를 하나 이상 골라 주세요.").nullable(),
    /** Of what is to be paid without it. */
    minimum: won,
    /** Of what it takes away. */
    maximum: won.nullable(),
    /** Days in Korea, both included. */
    from: day.nullable(),
    until: day.nullable(),
    mostUses: count.nullable(),
    mostUsesEach: count.nullable(),
    /** Only for the account of this company. */
    company: z.guid().nullable(),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    error: "끝나는 날이 시작하는 날보다 앞에 있습니다.",
  });
export type CouponTerms = z.infer<typeof couponTerms>;

type Use = {
  coupon: Omit<CouponTerms, "label"> & { stoppedAt: Date | null; used: number };
  kind: string;
  plan: string;
  /** What is to be paid without it. */
  price: Won;
  /** The approved company whose account this is; null for everybody else. */
  company: string | null;
  usedByMember: number;
  /** In Korea. */
  today: string;
};

/** Refuses a coupon that does not fit, and says why. One that is stopped or somebody else's is as good as unknown. */
export function refuseCoupon({ coupon, kind, plan, price, company, usedByMember, today }: Use): void {
  if (coupon.stoppedAt || (coupon.company && coupon.company !== company)) throw new Refusal("COUPON_UNKNOWN");
  if (coupon.from && today < coupon.from) {
    throw new Refusal("COUPON_NOT_STARTED", {
      sentence: `${plainDay(coupon.from)}부터 쓸 수 있는 쿠폰입니다.`,
    });
  }
  if (coupon.until && today > coupon.until) {
    throw new Refusal("COUPON_EXPIRED", { sentence: `${plainDay(coupon.until)}까지 쓸 수 있던 쿠폰입니다.` });
  }
  const { benefit, kinds, minimum, mostUses, mostUsesEach } = coupon;
  if ((kinds && !kinds.includes(kind)) || (benefit.type === "plan" && benefit.plan !== plan)) {
    throw new Refusal("COUPON_KIND");
  }
  if (price < minimum) {
    throw new Refusal("COUPON_MINIMUM", { sentence: `${inWon(minimum)} 이상 주문에 쓸 수 있는 쿠폰입니다.` });
  }
  if (mostUsesEach !== null && usedByMember >= mostUsesEach) throw new Refusal("COUPON_USED");
  if (mostUses !== null && coupon.used >= mostUses) throw new Refusal("COUPON_USED_UP");
}

/** What a coupon takes away from a price, and the days it adds. */
export function reliefOf(
  { benefit, maximum }: Pick<CouponTerms, "benefit" | "maximum">,
  price: Won,
): { discount: Won; extraDays: number } {
  const most = maximum === null ? price : lesser(price, maximum);
  switch (benefit.type) {
    case "percent":
      return { discount: lesser(percentOf(price, benefit.percent), most), extraDays: 0 };
    case "won":
      return { discount: lesser(benefit.amount, most), extraDays: 0 };
    case "plan":
      return { discount: price, extraDays: 0 };
    case "days":
      return { discount: wonOf(0), extraDays: benefit.days };
  }
}
