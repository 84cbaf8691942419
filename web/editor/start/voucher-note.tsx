import type { MyVoucherFieldsFragment } from "#web/graphql/graphql.ts";
import IconTicket from "~icons/tabler/ticket";
import styles from "./voucher-note.module.css";

/** Says that a card of this kind is paid for already. */
export function VoucherNote({ vouchers }: { vouchers: readonly MyVoucherFieldsFragment[] }) {
  const [first, ...others] = vouchers;
  if (!first) return null;
  const more = others.length > 0 ? ` 외 ${others.length}장` : "";
  return (
    <p className={styles.note} role="status">
      <IconTicket size={24} stroke={1.5} aria-hidden />
      <span>
        <b>스토어에서 구매하신 이용권이 있어요</b>
        <span>
          {first.label}
          {more} · 주문하실 때 저절로 적용됩니다.
        </span>
      </span>
    </p>
  );
}
