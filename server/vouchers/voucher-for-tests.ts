import { type Answer, untilNotBusy } from "#server/graphql/api-for-tests.ts";
import type { Shop } from "#server/orders/order-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";

let sold = 0;

/** What somebody bought, with a number that no other has. */
export function soldLine(change: Partial<operations.SoldVoucherInput> = {}): operations.SoldVoucherInput {
  sold += 1;
  return {
    productOrder: `20261115${sold}`,
    buyer: "홍길동",
    digits: "5678",
    product: "invitation-basic",
    quantity: 1,
    ...change,
  };
}

type Linked = operations.LinkedVoucherFieldsFragment;

/** Those who deal with vouchers through the API: an admin, and whoever has a link. */
export function counterOf(shop: Shop) {
  const ask = (operation: { toString(): string }, asked: Parameters<Shop["api"]["post"]>[1]) =>
    untilNotBusy(() => shop.api.post(operation.toString(), asked));
  const asAdmin = (operation: { toString(): string }, variables?: object) =>
    ask(operation, { variables, token: "sora-again" });
  const counter = {
    ask,
    asAdmin,
    register: (vouchers: operations.SoldVoucherInput[], company?: string) =>
      asAdmin(operations.AdminRegisterVouchersDocument, { vouchers, company }),
    read: (bytes: Uint8Array) =>
      asAdmin(operations.AdminReadVoucherCsvDocument, { file: Buffer.from(bytes).toString("base64") }),
    /** One voucher, and what stands in its link. */
    async sell(change: Partial<operations.SoldVoucherInput> = {}) {
      const { data } = await counter.register([soldLine(change)]);
      const { voucher, link } = data.adminRegisterVouchers.made[0] as Linked;
      return { ...voucher, link: linkIn(link) };
    },
    open: (id: string, { digits = "5678", ip }: { digits?: string; ip?: string } = {}) =>
      ask(operations.OpenVoucherDocument, { variables: { id, digits }, ip }),
    claim: (token: string, id: string, digits = "5678"): Promise<Answer> =>
      ask(operations.ClaimVoucherDocument, { variables: { id, digits }, token }),
    async mine(token: string): Promise<operations.MyVoucherFieldsFragment[]> {
      return (await ask(operations.MyVouchersDocument, { token })).data.myVouchers;
    },
  };
  return counter;
}

export function linkIn(address: string | null | undefined): string {
  return address?.split("/").at(-1) ?? "";
}
