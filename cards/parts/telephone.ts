import { z } from "zod";

/** A number as people write it; the hyphens are theirs. */
export const telephone = z
  .string()
  .max(20, "전화번호는 20자까지 쓸 수 있습니다.")
  .regex(/^[0-9+() -]*$/, "전화번호는 숫자와 - 만 쓸 수 있습니다.");
