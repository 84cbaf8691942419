import { Button, Checkbox, Select, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { DateField } from "#cards/fields/date-field.tsx";
import { categories, dueOf, HELPER_MOST, NOTE_MOST, TITLE_MOST } from "#domain/wedding-plan.ts";
import { suggestionFor } from "#domain/wedding-tasks.ts";
import type { WeddingDoer } from "#web/graphql/graphql.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import { AmountFields } from "./amount-fields.tsx";
import { doerLabels } from "./doers.ts";
import { EndedInSheet } from "./ended.tsx";
import { lone } from "./lone-field.ts";
import type { Task } from "./optimistic-plan.ts";
import styles from "./sheet.module.css";
import type { OpenPlan } from "./use-plan.ts";
import { useTaskDraft } from "./use-task-draft.ts";

type Props = {
  task: Task;
  open: OpenPlan;
  today: string;
  opened: boolean;
  onClose(): void;
  onRemove(): void;
};

/** Everything about one task. What was typed is saved, also by who just closes the sheet. */
export function TaskSheet({ task, open, today, opened, onClose, onRemove }: Props) {
  /** The fields of the next time begin with what is saved by then. */
  const [round, setRound] = useState(0);
  const draft = useTaskDraft(task, (change) => open.change(task.id, change));

  function end() {
    setRound(round + 1);
    onClose();
  }

  function close() {
    draft.saveSound();
    end();
  }

  function save() {
    if (draft.save()) end();
  }

  return (
    <Sheet opened={opened} onClose={close} title={task.isCost ? "예산 항목" : "할 일"}>
      <Stack gap="md" key={round}>
        <EndedInSheet open={open} />
        <Words draft={draft} task={task} />
        {!task.isCost && <WhenAndWho draft={draft} open={open} task={task} today={today} />}
        <Money draft={draft} />
        <Textarea
          label="메모"
          name="note"
          value={draft.now.note}
          onChange={({ currentTarget }) => draft.put({ note: currentTarget.value })}
          placeholder="전화번호, 계약 조건, 서로에게 남기는 말"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={NOTE_MOST}
          error={draft.problems.note}
        />
        <Button onClick={save}>{open.ended ? "닫기" : "저장하고 닫기"}</Button>
        <Button variant="subtle" color="red.9" onClick={onRemove}>
          목록에서 빼기
        </Button>
      </Stack>
    </Sheet>
  );
}

type PartProps = { draft: ReturnType<typeof useTaskDraft>; task: Task };

function Words({ draft, task }: PartProps) {
  const suggestion = suggestionFor(task.suggestion);
  return (
    <>
      <TextInput
        label={task.isCost ? "무엇에 쓰나요?" : "할 일"}
        name="title"
        value={draft.now.title}
        onChange={({ currentTarget }) => draft.put({ title: currentTarget.value })}
        maxLength={TITLE_MOST}
        error={draft.problems.title}
        autoComplete="off"
      />
      {suggestion && <p className={styles.how}>{suggestion.how}</p>}
      {!suggestion && (
        <Select
          label="분류"
          data={Object.entries(categories).map(([value, label]) => ({ value, label }))}
          value={draft.now.category}
          onChange={(category) => category && draft.put({ category })}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
        />
      )}
    </>
  );
}

const choices: Readonly<Record<WeddingDoer | "NOBODY", string>> = { NOBODY: "아직", ...doerLabels };

function WhenAndWho({ draft, open, task, today }: PartProps & { open: OpenPlan; today: string }) {
  const { now, put, problems } = draft;
  const due = dueOf({ days: task.days, dueOn: now.dueOn }, open.plan);
  const byHand = now.dueOn !== null;
  return (
    <>
      <div>
        <DateField
          field={lone({
            name: "dueOn",
            value: due ?? "",
            change: (date) => put({ dueOn: date || null }),
            problem: problems.dueOn,
          })}
          label="언제까지"
          placeholder="날짜 없이"
          description={
            byHand
              ? "직접 정하신 날입니다. 예식 날짜를 바꿔도 그대로 둡니다."
              : task.days !== null
                ? "예식 날짜에 맞춰 계산한 날입니다. 예식 날짜를 바꾸면 함께 옮겨집니다."
                : undefined
          }
        />
        {byHand && task.days !== null && (
          <Button variant="subtle" className={styles.follow} onClick={() => put({ dueOn: null })}>
            예식 날짜에 맞추기
          </Button>
        )}
      </div>
      <ChoiceField
        field={lone<keyof typeof choices>({
          name: "who",
          value: now.who ?? "NOBODY",
          change: (who) => put({ who: who === "NOBODY" ? null : who }),
        })}
        label="누가 할까요?"
        choices={choices}
      />
      {now.who === "HELPER" && (
        <TextInput
          label="도와주는 분"
          name="helper"
          value={now.helper}
          onChange={({ currentTarget }) => put({ helper: currentTarget.value })}
          placeholder="예: 사촌 언니"
          maxLength={HELPER_MOST}
          error={problems.helper}
          autoComplete="off"
        />
      )}
      <Checkbox
        label="마쳤습니다"
        size="md"
        checked={now.doneOn !== null}
        onChange={({ currentTarget }) => put({ doneOn: currentTarget.checked ? today : null })}
        classNames={{ body: styles.done }}
      />
      {now.doneOn !== null && (
        <DateField
          field={lone({
            name: "doneOn",
            value: now.doneOn,
            change: (date) => put({ doneOn: date || today }),
          })}
          label="마친 날"
          placeholder="날짜"
        />
      )}
    </>
  );
}

function Money({ draft: { now, put, problems } }: Pick<PartProps, "draft">) {
  return (
    <fieldset className={styles.money}>
      <legend>예산</legend>
      <AmountFields now={now} put={put} problems={problems} />
      <DateField
        field={lone({
          name: "balanceOn",
          value: now.balanceOn ?? "",
          change: (date) => put({ balanceOn: date || null }),
          problem: problems.balanceOn,
        })}
        label="잔금 치르는 날"
        placeholder="날짜 없이"
      />
    </fieldset>
  );
}
