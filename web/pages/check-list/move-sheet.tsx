import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { DateField } from "#cards/fields/date-field.tsx";
import { planDay } from "#domain/wedding-plan.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import styles from "./check-list.module.css";
import { lone } from "./lone-field.ts";
import type { OpenPlan } from "./use-plan.ts";

type Props = { open: OpenPlan; opened: boolean; onClose(): void };

/** Another date for the wedding, and what that does to the others. */
export function MoveSheet({ open, opened, onClose }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title="예식 날짜 바꾸기">
      <Moving open={open} onClose={onClose} />
    </Sheet>
  );
}

function Moving({ open: { plan, move }, onClose }: Omit<Props, "opened">) {
  const [date, setDate] = useState(plan.weddingDate);
  const [problem, setProblem] = useState<string>();
  const byHand = plan.tasks.filter(
    ({ dueOn, isCost, removed }) => dueOn !== null && !isCost && !removed,
  ).length;

  function save() {
    if (!planDay.safeParse(date).success) return setProblem("예식 날짜를 골라 주세요.");
    if (date !== plan.weddingDate) move(date);
    onClose();
  }

  return (
    <Stack gap="md">
      <DateField
        field={lone<string>({ name: "weddingDate", value: date, change: setDate, problem })}
        label="예식 날짜"
        placeholder="예: 2027년 5월 22일"
      />
      <p className={styles.explained}>
        자동으로 정해진 날들은 새 날짜에 맞춰 함께 옮겨집니다.
        {byHand > 0 && ` 날짜를 직접 정하신 ${byHand}가지는 그대로 둡니다.`}
      </p>
      <Button onClick={save}>이 날짜로 바꾸기</Button>
    </Stack>
  );
}
