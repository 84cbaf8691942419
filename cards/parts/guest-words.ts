import { z } from "zod";

/** A guest's name, as long as a name on a card may be (product, limits). */
export const GUEST_NAME_MAX = 20;
const tooLong = `이름은 ${GUEST_NAME_MAX}자까지 쓸 수 있습니다.`;

export const guestName = z
  .string("이름을 적어 주세요.")
  .trim()
  .min(1, "이름을 적어 주세요.")
  .max(GUEST_NAME_MAX, tooLong);

/** Where a guest may stay unnamed. */
export const guestNameOrNone = z.string().trim().max(GUEST_NAME_MAX, tooLong).default("");
