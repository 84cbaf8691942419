import { Button, Stack } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import { orderAddress } from "#domain/addresses.ts";
import { inWon } from "#domain/money.ts";
import { newUuid } from "#domain/uuid.ts";
import shared from "#web/orders/order.module.css";
import { keepTry, readTry } from "#web/orders/order-storage.ts";
import type { ShownOrder } from "#web/orders/order-words.ts";
import IconFlask from "~icons/tabler/flask";
import styles from "./payment.module.css";

/** What the practice gateway can be asked to do; see `server/adapters/payments-practice.ts`. */
const outcomes = [
  { mode: "decline", label: "거절하기", about: "카드사가 거절한 것처럼 답합니다." },
  {
    mode: "late",
    label: "받고 답하지 않기",
    about: "결제는 되었는데 답이 늦게 옵니다. 곧 스스로 확인합니다.",
  },
  {
    mode: "silent",
    label: "아무 답도 하지 않기",
    about: "결과를 모르는 채로 기다립니다. 15분 뒤 저절로 끝납니다.",
  },
  { mode: "twice", label: "두 번 답하기", about: "같은 답이 두 번 와도 한 번만 결제됩니다." },
] as const;

/** Stands where Toss would, and hides that from nobody. */
export function PracticePayment({ order }: { order: ShownOrder }) {
  const navigate = useNavigate();

  function answer(mode: "approve" | (typeof outcomes)[number]["mode"]) {
    // A second tap is the same try.
    const before = readTry(order.id);
    keepTry(order.id, before ?? { reference: `${mode}.${newUuid()}`, amount: order.total });
    void navigate(orderAddress(order.id), { replace: true });
  }

  return (
    <div className={shared.narrow}>
      <section className={styles.practice} aria-labelledby="practice">
        <p className={styles.practiceMark}>
          <IconFlask size={20} stroke={1.6} aria-hidden /> 연습 결제
        </p>
        <h1 id="practice" className={shared.said}>
          실제로 결제되지 않습니다
        </h1>
        <p className={shared.lead}>
          돈이 오가지 않는 연습 화면입니다. 진짜 결제처럼 눌러 보시면 그다음에 무엇이 보이는지 알 수 있습니다.
        </p>
        <p className={shared.product}>{order.name}</p>
        <p className={styles.amount}>{inWon(order.total)}</p>
        <Button size="lg" fullWidth onClick={() => answer("approve")}>
          연습으로 결제하기
        </Button>
        <h2 className={shared.question}>다른 결과를 연습해 보려면</h2>
        <Stack gap={0}>
          {outcomes.map(({ mode, label, about }) => (
            <button key={mode} type="button" className={styles.outcome} onClick={() => answer(mode)}>
              <b>{label}</b>
              <span>{about}</span>
            </button>
          ))}
        </Stack>
        <Button component={Link} to={orderAddress(order.id)} variant="subtle" replace>
          결제하지 않고 돌아가기
        </Button>
      </section>
    </div>
  );
}
