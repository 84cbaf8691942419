import { addressOf } from "#cards/kinds/kinds.ts";
import { subjectOf } from "#domain/member.ts";
import { composeEmail } from "#server/emails/email.ts";
import type { EmailTemplate } from "#server/emails/template.ts";
import { boughtName } from "#server/orders/order-parts.ts";
import { findVoucher, type VoucherRow } from "./store.ts";

/** To a member about what came onto the account. */
export const voucherTemplate: EmailTemplate<{ voucher: VoucherRow["id"] }> = {
  name: "voucher",
  label: "[고이] 스토어에서 구매하신 이용권을 계정에 담았습니다",
  // Whoever was not told until then has seen it on the order page.
  newsForHours: 48,
  async compose({ database, identity, kinds, origin }, { data }) {
    const voucher = await findVoucher(database.orm, data.voucher);
    const to = voucher?.claimedBy && (await identity.email(subjectOf(voucher.claimedBy)));
    if (!voucher || !to) return null;
    const kind = kinds.find(({ name }) => name === voucher.kind);
    return composeEmail({ to, subject: "[고이] 스토어에서 구매하신 이용권을 계정에 담았습니다" }, [
      `‘${boughtName({ kinds }, voucher)}’ 이용권을 잘 받으셨습니다.\n카드를 만들고 주문하실 때 저절로 적용되니, 따로 하실 일은 없습니다.`,
      ...(kind?.addresses.create ? [`카드 만들러 가기\n\n${origin}${addressOf(kind, "create")}`] : []),
      "담은 이용권은 기한 없이 쓰실 수 있고, 다른 계정으로 옮길 수는 없습니다.\n직접 받으신 것이 아니라면 이 메일로 답해 주세요.",
      `주문 번호: ${voucher.orderNumber}`,
    ]);
  },
};
