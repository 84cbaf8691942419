import { TextInput } from "@mantine/core";
import shared from "#web/orders/order.module.css";
import styles from "./checkout.module.css";
import type { CheckoutWay, Missing } from "./use-checkout.ts";

type Props = {
  ways: readonly CheckoutWay[];
  chosen: string | null;
  depositor: string;
  missing: Missing;
  onChange(changed: { way: string } | { depositor: string }): void;
};

/** How it is paid; in whose name, where it is a transfer. */
export function PaymentWays({ ways, chosen, depositor, missing, onChange }: Props) {
  return (
    <fieldset className={styles.step}>
      <legend className={shared.heading}>결제 방법</legend>
      {missing.way && ways.length > 0 && (
        <p role="alert" className={styles.mistake}>
          {missing.way}
        </p>
      )}
      {ways.length === 0 && (
        <p className={shared.small}>지금은 받을 수 있는 결제 방법이 없습니다. 잠시 뒤에 다시 와 주세요.</p>
      )}
      <div className={styles.choices}>
        {ways.map((way) => (
          <div key={way.name} className={styles.wayBox}>
            <label className={styles.choice}>
              <input
                type="radio"
                name="way"
                value={way.name}
                checked={chosen === way.name}
                onChange={() => onChange({ way: way.name })}
              />
              <span className={styles.choiceWords}>
                <b>{way.label}</b>
                <span className={shared.small}>{about(way)}</span>
              </span>
            </label>
            {way.isByHand && chosen === way.name && (
              <TextInput
                className={styles.depositor}
                label="입금하시는 분 이름"
                description="통장에 찍히는 이름을 적어 주시면 입금을 바로 찾을 수 있습니다."
                placeholder="김고이"
                name="depositor"
                autoComplete="name"
                value={depositor}
                error={missing.depositor}
                onChange={({ currentTarget }) => onChange({ depositor: currentTarget.value })}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function about({ isPractice, isByHand }: CheckoutWay): string {
  if (isPractice) return "연습용입니다. 실제로 결제되지 않고 돈이 빠져나가지 않습니다.";
  if (isByHand) return "24시간 안에 입금하시면 확인하는 대로 열어 드립니다.";
  return "신용·체크카드와 간편결제. 토스페이먼츠 화면에서 안전하게 결제하십니다.";
}
