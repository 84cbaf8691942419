import { z } from "zod";
import { cleanText, lengthOf } from "#domain/guest-text.ts";
import { ADMIN_REASON_MAX, COMPANY_REASON_MAX, DOOR_NAME_MAX, OWNER_REPLY_MAX } from "#domain/limits.ts";

type Asked = { most: number; long: string; missing?: string };

/** What somebody writes into a form: cleaned, its letters counted as people count them. */
export function writtenText({ most, long, missing }: Asked) {
  return z
    .string(missing)
    .transform(cleanText)
    .refine((text) => missing === undefined || text !== "", { error: missing })
    .refine((text) => lengthOf(text) <= most, { error: long });
}

/** What an owner answers beneath what a guest wrote; nothing takes the answer away. */
export const ownerReply = writtenText({
  most: OWNER_REPLY_MAX,
  long: `답글은 ${OWNER_REPLY_MAX}자까지 쓸 수 있습니다.`,
});

/** Why an admin does something. */
export const adminReason = writtenText({
  most: ADMIN_REASON_MAX,
  missing: "이유를 적어 주세요.",
  long: `이유는 ${ADMIN_REASON_MAX}자까지 쓸 수 있습니다.`,
});

/** What a company reads of it. */
export const companyReason = writtenText({
  most: COMPANY_REASON_MAX,
  missing: "이유를 적어 주세요.",
  long: `이유는 ${COMPANY_REASON_MAX}자까지 쓸 수 있습니다.`,
});

const doorAsked = `문 이름을 ${DOOR_NAME_MAX}자까지 적어 주세요.`;
export const doorName = writtenText({ most: DOOR_NAME_MAX, missing: doorAsked, long: doorAsked });
