import { Button, TextInput } from "@mantine/core";
import IconTicket from "@tabler/icons-react/dist/esm/icons/IconTicket.mjs";
import { type FormEvent, useEffect, useState } from "react";
import { inWon } from "#domain/money.ts";
import styles from "./order.module.css";
import type { Quote } from "./use-quote.ts";

type Props = { coupon: string; quote: Quote | null; busy: boolean; onApply(coupon: string): void };

/** A code, typed or pasted: the server says what it takes away, or why it takes nothing. */
export function CouponField({ coupon, quote, busy, onApply }: Props) {
  const [typed, setTyped] = useState(coupon);
  // Another code may come from the address.
  useEffect(() => setTyped(coupon), [coupon]);
  const isTold = coupon !== "" && typed.trim() === coupon;

  function apply(event: FormEvent) {
    event.preventDefault();
    onApply(typed.trim());
  }

  if (quote?.couponLabel && coupon) {
    return (
      <section className={styles.step} aria-label="쿠폰">
        <h2 className={styles.heading}>쿠폰</h2>
        <p className={styles.coupon} role="status">
          <IconTicket size={22} stroke={1.5} aria-hidden />
          <span>
            <b>{quote.couponLabel}</b>
            <small>{reliefWords(quote)}</small>
          </span>
          <Button variant="subtle" onClick={() => onApply("")}>
            쿠폰 빼기
          </Button>
        </p>
      </section>
    );
  }
  return (
    <form className={styles.step} onSubmit={apply} aria-label="쿠폰">
      <h2 className={styles.heading}>쿠폰</h2>
      <div className={styles.couponLine}>
        <TextInput
          label="쿠폰 번호"
          placeholder="예: K7PM-4X2R-9TQHC"
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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

function reliefWords({ discount, extraDays }: Quote): string {
  if (discount > 0) return `${inWon(discount)} 할인`;
  return extraDays > 0 ? `기간 ${extraDays}일 더` : "";
}
