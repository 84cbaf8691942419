import type { Payments } from "#server/ports.ts";

type Account = { bank: string; number: string; holder: string };

/** A transfer to our account: an admin who sees it there says so, and sends it back by hand. */
export function createTransferPayments(account: Account): Payments {
  return {
    way: "transfer",
    label: "무통장 입금",
    isPractice: false,
    isByHand: true,
    open: async () => ({ ...account }),
    confirm: async ({ reference, amount }) => ({
      reference,
      amount,
      method: "무통장 입금",
      receiptUrl: null,
    }),
    find: async () => null,
    giveBack: async () => undefined,
    watch: () => undefined,
  };
}
