import type { Kind } from "#cards/engine/kind.ts";
import { planNamed } from "#cards/engine/plan.ts";
import { josa } from "#cards/korean/hangul.ts";
import { inWon } from "#domain/money.ts";
import shared from "#web/orders/order.module.css";
import IconCheck from "~icons/tabler/check";
import styles from "./checkout.module.css";
import { againWords, planWords } from "./plan-words.ts";
import type { CheckoutOffer } from "./use-checkout.ts";

type Props = {
  kind: Kind;
  plans: readonly CheckoutOffer[];
  hasEvent: boolean;
  chosen: string | null;
  problem: string | undefined;
  onChoose(plan: string): void;
};

/** Every plan with what it brings and what it costs now; one that is not for this card says why. */
export function Plans({ kind, plans, hasEvent, chosen, problem, onChoose }: Props) {
  return (
    <fieldset className={styles.step}>
      <legend className={shared.heading}>요금제</legend>
      {problem && (
        <p role="alert" className={styles.mistake}>
          {problem}
        </p>
      )}
      <div className={styles.choices}>
        {plans.map((offer) => {
          const plan = planNamed(kind, offer.name);
          return (
            <label key={offer.name} className={styles.choice} data-off={offer.problem !== null}>
              <input
                type="radio"
                name="plan"
                value={offer.name}
                checked={chosen === offer.name}
                disabled={offer.problem !== null}
                onChange={() => onChoose(offer.name)}
              />
              <span className={styles.choiceWords}>
                <span className={styles.choiceTop}>
                  <b>{purposeWords(offer)}</b>
                  <OfferPrice offer={offer} />
                </span>
                {offer.problem ? (
                  <span className={styles.why}>{offer.problem}</span>
                ) : (
                  <span className={styles.gives}>
                    {(plan ? givesWords(offer, { kind, plan, hasEvent }) : []).map((line) => (
                      <span key={line}>
                        <IconCheck size={16} stroke={1.8} aria-hidden /> {line}
                      </span>
                    ))}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function purposeWords({ label, purpose }: CheckoutOffer): string {
  if (purpose === "EXTENSION") return `${label} 연장`;
  return purpose === "UPGRADE" ? `${josa(label, "으로/로")} 올리기` : label;
}

function givesWords({ purpose }: CheckoutOffer, about: Parameters<typeof planWords>[0]): string[] {
  return purpose === "EXTENSION" ? againWords(about.plan) : planWords(about);
}

function OfferPrice({ offer }: { offer: CheckoutOffer }) {
  const { listPrice, price } = offer;
  if (price === null || price === listPrice) return <span className={styles.price}>{inWon(listPrice)}</span>;
  return (
    <span className={styles.price}>
      <s>{inWon(listPrice)}</s> {inWon(price)}
      <small>{whyLess(offer)}</small>
    </span>
  );
}

function whyLess({ isBrought, voucher, purpose }: CheckoutOffer): string {
  if (isBrought) return "다른 주문에 담긴 무료 카드";
  if (voucher) return "스토어 이용권을 적용했습니다";
  return purpose === "UPGRADE" ? "이미 내신 금액을 뺐습니다" : "";
}
