import type { Found } from "./rule.ts";

/** What a rule found, where it did. */
export function foundIf(isSo: boolean, found: Found): readonly Found[] {
  return isSo ? [found] : [];
}
