import { emptyTask } from "#domain/wedding-plan.ts";
import { rescheduled } from "#domain/wedding-schedule.ts";
import type {
  NewWeddingTask,
  WeddingPlanFieldsFragment,
  WeddingTaskChange,
  WeddingTaskFieldsFragment,
} from "#web/graphql/graphql.ts";
import type { Optimistic } from "#web/offline-queue/change-queue.ts";

export type WeddingPlanView = WeddingPlanFieldsFragment;
export type Task = WeddingTaskFieldsFragment;

/** Something that was done here, and that the server may not know yet. */
export type PlanAct = { key: string } & (
  | { does: "change"; task: string; change: WeddingTaskChange }
  | { does: "add"; task: string; begins: NewWeddingTask }
  | { does: "move"; weddingDate: string; today: string }
);

export type OptimisticPlan = Optimistic<WeddingPlanView, PlanAct>;

/** The plan as it stands, with what only this device knows. */
export function shownPlan({ known, changes }: OptimisticPlan): WeddingPlanView {
  return changes.reduce(after, known);
}

function after(plan: WeddingPlanView, act: PlanAct): WeddingPlanView {
  if (act.does === "move") {
    const dates = { weddingDate: act.weddingDate, countedFrom: act.today };
    return { ...plan, ...dates, tasks: rescheduled(plan.tasks, dates) };
  }
  if (act.does === "add") {
    if (plan.tasks.some(({ id }) => id === act.task)) return plan;
    return { ...plan, tasks: [...plan.tasks, taskFrom(act.task, act.begins)] };
  }
  return {
    ...plan,
    tasks: plan.tasks.map((task) => (task.id === act.task ? changed(task, act.change) : task)),
  };
}

function taskFrom(id: string, { dueOn, estimate, paid, balanceOn, ...begins }: NewWeddingTask): Task {
  const given = {
    dueOn: dueOn ?? null,
    estimate: estimate ?? null,
    paid: paid ?? null,
    balanceOn: balanceOn ?? null,
  };
  return { ...emptyTask, ...begins, ...given, id, suggestion: null, days: null, who: null };
}

/** A change has no key that a task does not have. */
function changed(task: Task, change: WeddingTaskChange): Task {
  return { ...task, ...(change as Partial<Task>) };
}

/** Changes of one task that follow each other are one. */
export function joinedActs(waiting: PlanAct, act: PlanAct): PlanAct | null {
  const isSame = waiting.does === "change" && act.does === "change" && waiting.task === act.task;
  return isSame ? { ...waiting, change: { ...waiting.change, ...act.change } } : null;
}

/** The server's word on a task. */
export function withTask(plan: WeddingPlanView, news: Task): WeddingPlanView {
  const isKnown = plan.tasks.some(({ id }) => id === news.id);
  const tasks = isKnown
    ? plan.tasks.map((task) => (task.id === news.id ? news : task))
    : [...plan.tasks, news];
  return { ...plan, tasks };
}
