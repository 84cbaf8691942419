import type { Account } from "./section.ts";

/** Whether a guest could send anything there; a line with only a name is still being written. */
export function canReceive({ number, payLink }: Pick<Account, "number" | "payLink">): boolean {
  return /\d/.test(number) || payLink !== "";
}
