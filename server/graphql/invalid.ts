import type { z } from "zod";
import { Refusal, refusals } from "#domain/refusal.ts";

/** What a schema has against it, field by field. */
export function invalidBy({ issues }: z.ZodError): Refusal {
  return invalid(issues.map(({ path, message }) => [path.map(String), inKorean(message)]));
}

export function invalid(problems: [path: string[], sentence: string][]): Refusal {
  // The first sentence about a field counts.
  const fields = problems.toReversed().map(([path, sentence]) => [path.join("."), sentence]);
  return new Refusal("INVALID", { fields: Object.fromEntries(fields) });
}

/** Rules that a person can break say so in Korean; the others are broken by programs only. */
function inKorean(message: string): string {
  return /[가-힣]/.test(message) ? message : refusals.INVALID.sentence;
}
