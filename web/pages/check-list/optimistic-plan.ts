import { emptyTask } from "#domain/wedding-plan.ts";
import { rescheduled } from "#domain/wedding-schedule.ts";
import type {
  NewWeddingTask,
  WeddingPlanFieldsFragment,
  WeddingTaskChange,
  WeddingTaskFieldsFragment,
} from "#web/graphql/graphql.ts";

export type WeddingPlanView = WeddingPlanFieldsFragment;
export type Task = WeddingTaskFieldsFragment;

/** Something that was done here, and that the server may not know yet. */
export type PlanAct = { key: string } & (
  | { does: "change"; task: string; change: WeddingTaskChange }
  | { does: "add"; task: string; begins: NewWeddingTask }
  | { does: "move"; weddingDate: string; today: string }
);

/** The plan as the server had it last, and what was done here since, the oldest first. */
export type OptimisticPlan = { plan: WeddingPlanView; acts: readonly PlanAct[] };

/** The plan as it stands, with what only this device knows. */
export function knownPlan({ plan, acts }: OptimisticPlan): WeddingPlanView {
  return acts.reduce(after, plan);
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

/** Of what waits, changes of one task that follow each other are one; what is on its way stays as it was sent. */
export function withAct(
  { plan, acts }: OptimisticPlan,
  { act, onItsWay }: { act: PlanAct; onItsWay: string | null },
): OptimisticPlan {
  const last = acts.at(-1);
  const joins =
    last?.does === "change" && act.does === "change" && last.task === act.task && last.key !== onItsWay;
  if (!joins) return { plan, acts: [...acts, act] };
  const joined = { ...last, change: { ...last.change, ...act.change } };
  return { plan, acts: [...acts.slice(0, -1), joined] };
}

export function withoutAct({ plan, acts }: OptimisticPlan, { key }: PlanAct): OptimisticPlan {
  return { plan, acts: acts.filter((act) => act.key !== key) };
}

/** The server's word on a task. */
export function withTask({ plan, acts }: OptimisticPlan, news: Task): OptimisticPlan {
  const isKnown = plan.tasks.some(({ id }) => id === news.id);
  const tasks = isKnown
    ? plan.tasks.map((task) => (task.id === news.id ? news : task))
    : [...plan.tasks, news];
  return { plan: { ...plan, tasks }, acts };
}
