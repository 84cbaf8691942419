import { Button, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { inWon } from "#domain/money.ts";
import shared from "#web/orders/order.module.css";
import IconTicket from "~icons/tabler/ticket";
import styles from "./checkout.module.css";
import type { ShownQuote } from "./use-quote.ts";

type Props = {
  /** The code that counts. */
  coupon: string;
  typed: string;
  quote: ShownQuote | null;
  busy: boolean;
  onChange(changed: { typed: string; coupon?: string }): void;
};

/** A code, typed or pasted: the server says what it takes away, or why it takes nothing. */
export function CouponField({ coupon, typed, quote, busy, onChange }: Props) {
  const isTold = coupon !== "" && typed.trim() === coupon;

  function apply(event: FormEvent) {
    event.preventDefault();
    onChange({ typed: typed.trim(), coupon: typed.trim() });
  }

  if (quote?.couponLabel && coupon) {
    return (
      <section className={styles.step} aria-label="쿠폰">
        <h2 className={shared.heading}>쿠폰</h2>
        <p className={styles.coupon} role="status">
          <IconTicket size={22} stroke={1.5} aria-hidden />
          <span>
            <b>{quote.couponLabel}</b>
            <small>{reliefWords(quote)}</small>
          </span>
          <Button variant="subtle" onClick={() => onChange({ typed: "", coupon: "" })}>
            쿠폰 빼기
          </Button>
        </p>
      </section>
    );
  }
  return (
    <form className={styles.step} onSubmit={apply} aria-label="쿠폰">
      <h2 className={shared.heading}>쿠폰</h2>
      <div className={styles.couponLine}>
        <TextInput
          label="쿠폰 번호"
          placeholder="예: K7PM-4X2R-9TQHC"
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => onChange({ typed: currentTarget.value })}
          error={isTold ? quote?.couponRefusal?.sentence : undefined}
          errorProps={{ role: "alert" }}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ""} loading={busy && isTold}>
          적용
        </Button>
      </div>
    </form>
  );
}

function reliefWords({ discount, extraDays }: ShownQuote): string {
  if (discount > 0) return `${inWon(discount)} 할인`;
  return extraDays > 0 ? `기간 ${extraDays}일 더` : "";
}
