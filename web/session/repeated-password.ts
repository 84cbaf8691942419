import type { z } from "zod";
import { normalisePassword } from "#domain/credentials.ts";
import { webWords } from "#web/words.ts";

/** A password typed twice must be the same both times. */
export function repeatedPassword<Output extends { password: string; again: string }, Input>(
  schema: z.ZodType<Output, Input>,
): z.ZodType<Output, Input> {
  return schema.refine(({ password, again }) => password === normalisePassword(again), {
    path: ["again"],
    error: webWords.repeatPassword,
  });
}
