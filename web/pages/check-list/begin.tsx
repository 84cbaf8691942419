import { Button, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DateField } from "#cards/fields/date-field.tsx";
import { sentence } from "#domain/day-words.ts";
import { planDay } from "#domain/wedding-plan.ts";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import { BeginWeddingPlanDocument, type WeddingPlanQuery } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import styles from "./begin.module.css";
import { lone } from "./lone-field.ts";
import type { WeddingPlanView } from "./optimistic-plan.ts";
import { Rings } from "./rings.tsx";

type Props = { card: WeddingPlanQuery["weddingCard"]; onBegun(plan: WeddingPlanView): void };

/** Asks for the one thing everything else is counted from. */
export function Begin({ card, onBegun }: Props) {
  const [weddingDate, setWeddingDate] = useState(card?.date ?? "");
  const [mistake, setMistake] = useState<string>();
  const { run, busy, problem } = useAction(async () =>
    onBegun((await ask(BeginWeddingPlanDocument, { weddingDate })).beginWeddingPlan),
  );

  function begin(event: FormEvent) {
    event.preventDefault();
    if (planDay.safeParse(weddingDate).success) void run();
    else setMistake("예식 날짜를 골라 주세요.");
  }

  function choose(date: string) {
    setWeddingDate(date);
    setMistake(undefined);
  }

  return (
    <div className={styles.page}>
      <Rings className={styles.drawing} />
      <Title order={1}>예식은 언제인가요?</Title>
      <p className={styles.lead}>
        날짜 하나만 알려 주시면, 한 해 전부터 예식 뒤 인사까지 무엇을 언제 하면 좋을지 달력에 적어 드립니다.
      </p>
      <form onSubmit={begin} noValidate className={styles.form}>
        <DateField
          field={lone({ name: "weddingDate", value: weddingDate, change: choose, problem: mistake })}
          label="예식 날짜"
          placeholder="예: 2027년 5월 22일"
          description={card ? `만드신 청첩장(${card.title})의 날짜를 가져왔습니다.` : undefined}
        />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          {weddingDate ? `${sentence({ date: weddingDate, time: null })}로 시작하기` : "체크리스트 시작하기"}
        </Button>
      </form>
      <p className={styles.quiet}>날짜는 언제든 바꾸실 수 있고, 자동으로 정해진 날들은 함께 옮겨집니다.</p>
    </div>
  );
}
