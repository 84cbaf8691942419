import { Button, Title } from "@mantine/core";
import { useRef } from "react";
import { Link } from "react-router";
import type { Kind } from "#cards/engine/kind.ts";
import { addressOf } from "#cards/kinds/kinds.ts";
import { showField } from "#cards/parts/show-field.ts";
import { Problem } from "#web/forms/problem.tsx";
import type { KnownKind } from "#web/my-cards/known-kind.ts";
import shared from "#web/orders/order.module.css";
import { NotePage } from "#web/shell/page-note.tsx";
import styles from "./checkout.module.css";
import { ChosenCard } from "./chosen-card.tsx";
import { CouponField } from "./coupon-field.tsx";
import { PayBar } from "./pay-bar.tsx";
import { Plans } from "./plans.tsx";
import { Summary } from "./summary.tsx";
import { type CheckoutParts, type Missing, useCheckout } from "./use-checkout.ts";
import { PaymentWays } from "./ways.tsx";

type Props = CheckoutParts & { kind: KnownKind };

/** From a card to an order: what it shall have, what that costs, and how it is paid. */
export function Checkout(props: Props) {
  const { card, kind } = props;
  if (props.plans.length === 0) return <Nothing kind={kind} id={card.id} />;
  return <Steps {...props} />;
}

/** What costs nothing has no order. */
function Nothing({ kind, id }: { kind: Kind; id: string }) {
  return (
    <NotePage title="주문하실 것이 없습니다" words="비용 없이 그대로 쓰시면 됩니다.">
      <Button component={Link} to={addressOf(kind, "edit", id)}>
        돌아가기
      </Button>
    </NotePage>
  );
}

function Steps(props: Props) {
  const { card, kind, plans, ways } = props;
  const order = useCheckout(props);
  const form = useRef<HTMLDivElement>(null);

  function showMissing(missing: Missing) {
    const [name] = Object.keys(missing);
    showField(name ? form.current?.querySelector<HTMLElement>(`[name="${name}"]:enabled`) : null);
  }

  return (
    <div className={shared.page} ref={form}>
      <Title order={1} className={shared.title}>
        주문하기
      </Title>
      <div className={styles.columns}>
        <div className={styles.steps}>
          <ChosenCard card={card} kind={kind} />
          <Plans
            kind={kind}
            plans={plans}
            hasEvent={card.eventDate !== null}
            chosen={order.choice.plan}
            problem={order.missing.plan}
            onChoose={(plan) => order.change({ plan })}
          />
          {order.choice.plan && (
            <CouponField
              coupon={order.choice.coupon}
              typed={order.choice.typed}
              quote={order.quote}
              busy={order.busy}
              onChange={order.change}
            />
          )}
          {order.costs && (
            <PaymentWays
              ways={ways}
              chosen={order.choice.way}
              depositor={order.choice.depositor}
              missing={order.missing}
              onChange={order.change}
            />
          )}
        </div>
        <div className={styles.side}>
          {order.quote ? (
            <Summary card={card} quote={order.quote} />
          ) : (
            <p className={styles.hint}>요금제를 고르시면 금액과, 언제까지 열려 있는지를 보여 드립니다.</p>
          )}
          <Problem sentence={order.problem} />
          <PayBar
            quote={order.quote}
            way={order.way}
            busy={order.busy}
            agreedBefore={order.agreedBefore}
            isQuoteMissing={order.choice.plan !== null && order.quote === null && !order.busy}
            onAgain={() => void order.fetchQuote()}
            onPlace={() => void order.place().then(showMissing)}
          />
        </div>
      </div>
    </div>
  );
}
