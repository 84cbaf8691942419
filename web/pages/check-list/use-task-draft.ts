import { useState } from "react";
import { taskChange, taskFields } from "#domain/wedding-plan.ts";
import type { WeddingTaskChange } from "#web/graphql/graphql.ts";
import type { Task } from "./optimistic-plan.ts";

/** What a person may change of a task, as it stands in a form. */
type Draft = Partial<
  Pick<
    Task,
    "title" | "category" | "note" | "dueOn" | "who" | "helper" | "doneOn" | "estimate" | "paid" | "balanceOn"
  >
>;

/** Only what was touched here: what the other changes meanwhile shows in all other fields. */
export function useTaskDraft(task: Task, change: (change: WeddingTaskChange) => void) {
  const [draft, setDraft] = useState<Draft>({});
  const [problems, setProblems] = useState<Record<string, string>>({});

  function commit(checked: Draft) {
    const differs = Object.entries(checked).filter(([key, value]) => task[key as keyof Draft] !== value);
    if (differs.length > 0) change(Object.fromEntries(differs));
    setDraft({});
    setProblems({});
  }

  return {
    now: { ...task, ...draft },
    problems,
    put(some: Draft) {
      setDraft((before) => ({ ...before, ...some }));
      setProblems((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in some))),
      );
    },
    /** False when something is to be mended first; then it says so. */
    save(): boolean {
      const found = problemsOf(draft);
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      commit(trimmed(draft));
      return true;
    },
    /** For who goes without a word: what is sound is kept, the rest is as it was. */
    saveSound() {
      const found = problemsOf(draft);
      commit(trimmed(Object.fromEntries(Object.entries(draft).filter(([field]) => !(field in found)))));
    },
  };
}

/** Who does it is said from the reader's side and checked by the server. */
function problemsOf({ who: _, ...draft }: Draft): Record<string, string> {
  const issues = taskChange.safeParse(draft).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

function trimmed(draft: Draft): Draft {
  const { title, helper } = draft;
  return {
    ...draft,
    ...(title !== undefined && { title: taskFields.shape.title.parse(title) }),
    ...(helper !== undefined && { helper: helper.trim() }),
  };
}
