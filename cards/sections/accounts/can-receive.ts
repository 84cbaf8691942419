import type { BankAccount } from "./section.ts";

/** Whether a guest could send anything there; a line with only a name is still being written. */
export function canReceive({ number, payLink }: Pick<BankAccount, "number" | "payLink">): boolean {
  return /\d/.test(number) || payLink !== "";
}
