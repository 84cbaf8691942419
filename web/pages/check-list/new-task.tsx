import { Button, Select, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DateField } from "#cards/fields/date-field.tsx";
import {
  between,
  type Category,
  categories,
  categoryNamed,
  emptyTask,
  TITLE_MOST,
  taskFields,
} from "#domain/wedding-plan.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import { AmountFields } from "./amount-fields.tsx";
import { EndedInSheet } from "./ended.tsx";
import { lone } from "./lone-field.ts";
import type { OpenPlan } from "./use-plan.ts";

type Props = {
  open: OpenPlan;
  /** A line of the budget instead of something to do. */
  isCost: boolean;
  opened: boolean;
  onClose(): void;
};

/** One of the couple's own. */
export function NewTaskForm({ open, isCost, opened, onClose }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title={isCost ? "예산 항목 더하기" : "할 일 더하기"}>
      <Form open={open} isCost={isCost} onClose={onClose} />
    </Sheet>
  );
}

const nothing = {
  title: "",
  category: "other" as Category,
  dueOn: null as string | null,
  estimate: null as number | null,
  paid: null as number | null,
};

function Form({ open, isCost, onClose }: Omit<Props, "opened">) {
  const [typed, setTyped] = useState(nothing);
  const [problems, setProblems] = useState<Record<string, string>>({});

  function put(some: Partial<typeof nothing>) {
    setTyped((before) => ({ ...before, ...some }));
    setProblems({});
  }

  function add(event: FormEvent) {
    event.preventDefault();
    const places = open.plan.tasks.map(({ place }) => place).sort();
    const read = taskFields.safeParse({ ...emptyTask, ...typed, place: between(places.at(-1) ?? "", "") });
    if (!read.success) {
      const said = read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]);
      return setProblems(Object.fromEntries(said));
    }
    const { title, category, place, dueOn, estimate, paid } = read.data;
    open.add({ title, category, place, isCost, dueOn, estimate, paid });
    onClose();
  }

  return (
    <form onSubmit={add} noValidate>
      <Stack gap="md">
        <EndedInSheet open={open} />
        <TextInput
          label={isCost ? "무엇에 쓰나요?" : "할 일"}
          value={typed.title}
          onChange={({ currentTarget }) => put({ title: currentTarget.value })}
          placeholder={isCost ? "예: 아버지 구두" : "예: 할머니 모시고 갈 차 알아보기"}
          maxLength={TITLE_MOST}
          error={problems.title}
          autoComplete="off"
          data-autofocus
        />
        <Select
          label="분류"
          data={Object.entries(categories).map(([value, label]) => ({ value, label }))}
          value={typed.category}
          onChange={(category) => category && put({ category: categoryNamed(category) })}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
        />
        {isCost ? (
          <AmountFields now={typed} put={put} problems={problems} />
        ) : (
          <DateField
            field={lone({
              name: "dueOn",
              value: typed.dueOn ?? "",
              change: (date) => put({ dueOn: date || null }),
              problem: problems.dueOn,
            })}
            label="언제까지"
            placeholder="날짜 없이"
            description="직접 정하신 날은 예식 날짜를 바꿔도 그대로 둡니다."
          />
        )}
        <Button type="submit">더하기</Button>
      </Stack>
    </form>
  );
}
