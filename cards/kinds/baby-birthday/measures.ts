import { z } from "zod";
import { saidAs } from "#cards/engine/said-as.ts";

/** Wider than any child of that age, narrower than a slip of the finger. */
export const heightOrNone = saidAs(
  z.number("키는 숫자로 적어 주세요.").min(20, "키는 cm로 적어 주세요.").max(130, "키는 cm로 적어 주세요."),
  (height) => `${height}cm`,
).nullable();
export const weightOrNone = saidAs(
  z
    .number("몸무게는 숫자로 적어 주세요.")
    .min(0.3, "몸무게는 kg으로 적어 주세요.")
    .max(40, "몸무게는 kg으로 적어 주세요."),
  (weight) => `${weight}kg`,
).nullable();
