import { z } from "zod";
import { DAY_MS } from "#domain/duration.ts";
import { cleanText, lengthOf } from "#domain/guest-text.ts";
import { EMAIL_MAX } from "#domain/limits.ts";

/** 128 bits: nobody guesses the link of a card that is on its way to somebody. */
export const HAND_OVER_BYTES = 16;
/** Long enough for a couple who think about it, short enough that a forgotten message opens nothing. */
export const HAND_OVER_DAYS = 14;

/** More than the busiest hall gives its customers in a day; each may be an e-mail to somebody who never heard of us. */
export const HAND_OVERS_A_DAY = 100;

export const handOverStates = ["waiting", "taken", "withdrawn", "expired"] as const;
export type HandOverState = (typeof handOverStates)[number];

type Moments = { takenAt: Date | null; withdrawnAt: Date | null; expiresAt: Date };

export function handOverState({ takenAt, withdrawnAt, expiresAt }: Moments, now: Date): HandOverState {
  if (takenAt) return "taken";
  if (withdrawnAt) return "withdrawn";
  return now < expiresAt ? "waiting" : "expired";
}

export function handOverEnd(now: Date): Date {
  return new Date(now.getTime() + HAND_OVER_DAYS * DAY_MS);
}

const LABEL_MAX_LENGTH = 40;

/** What a company writes when it hands a card over, in the form as in the mutation. */
export const handOverForm = z.object({
  label: z
    .string()
    .transform((typed) => cleanText(typed).replaceAll(/\s+/g, " "))
    .refine((label) => label !== "", { error: "받으실 분을 알아볼 수 있게 적어 주세요." })
    .refine((label) => lengthOf(label) <= LABEL_MAX_LENGTH, {
      error: `받으실 분은 ${LABEL_MAX_LENGTH}자까지 쓸 수 있습니다.`,
    }),
  email: z
    .string()
    .transform((typed) => typed.trim())
    .refine((email) => email === "" || (email.length <= EMAIL_MAX && z.email().safeParse(email).success), {
      error: "이메일 주소를 확인해 주세요.",
    }),
});
