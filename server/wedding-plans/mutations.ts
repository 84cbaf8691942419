import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { koreanDay } from "#domain/korean-day.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import {
  emptyTask,
  MAX_TASKS,
  PLAN_ID_BYTES,
  type PlanRole,
  placesFor,
  planDay,
  planId,
  taskChange,
  taskFields,
} from "#domain/wedding-plan.ts";
import { scheduledDays } from "#domain/wedding-schedule.ts";
import { defaultTasks } from "#domain/wedding-tasks.ts";
import { member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { invalidBy } from "#server/graphql/invalid.ts";
import { grantedPlan, planMember, type SeenPlan } from "./access.ts";
import {
  currentPlan,
  type SaidDoer,
  type SeenTask,
  WeddingDoer,
  WeddingPlan,
  WeddingTask,
} from "./schema.ts";
import { addTask, changeTask, insertPlan, moveWeddingDate, type NewTask } from "./store.ts";

const NewWeddingTask = builder.inputType("NewWeddingTask", {
  fields: (t) => ({
    title: t.string({ required: true }),
    category: t.string({ required: true }),
    place: t.string({ required: true }),
    isCost: t.boolean({ required: true }),
    dueOn: t.string(),
    estimate: t.float(),
    paid: t.float(),
    balanceOn: t.string(),
  }),
});

const WeddingTaskChange = builder.inputType("WeddingTaskChange", {
  description: "What is not named stays as it is. Null empties what may be empty.",
  fields: (t) => ({
    title: t.string(),
    category: t.string(),
    note: t.string(),
    dueOn: t.string(),
    who: t.field({ type: WeddingDoer }),
    helper: t.string(),
    doneOn: t.string(),
    place: t.string(),
    estimate: t.float(),
    paid: t.float(),
    balanceOn: t.string(),
    removed: t.boolean(),
  }),
});

function read<Value>(schema: z.ZodType<Value>, sent: unknown): Value {
  const known = schema.safeParse(sent);
  if (!known.success) throw invalidBy(known.error);
  return known.data;
}

function dateSent(weddingDate: string): string {
  return read(z.object({ weddingDate: planDay }), { weddingDate }).weddingDate;
}

/** As the plan keeps it, whoever of the two says it. */
function keptDoer(role: PlanRole, said: SaidDoer) {
  if (said === "both" || said === "helper") return said;
  return (said === "me") === (role === "owner") ? "owner" : "partner";
}

/** Ticks and words come one by one, as from an editor. */
function refuseTooMany(context: Context): void {
  const retryAfterSeconds = context.saves(ownerOf(memberOf(context)));
  if (retryAfterSeconds > 0) throw new Refusal("RATE_LIMITED", { limit: "saves", retryAfterSeconds });
}

async function begin(context: Context, sent: string): Promise<SeenPlan> {
  const owner = ownerOf(memberOf(context));
  const weddingDate = dateSent(sent);
  const known = await currentPlan(context);
  if (known) return known;
  const now = context.clock.now();
  const dates = { weddingDate, countedFrom: koreanDay(now) };
  const places = placesFor(defaultTasks.length);
  const days = scheduledDays(defaultTasks, dates);
  const tasks = defaultTasks.map(
    ({ name, category, title }, at): NewTask => ({
      ...emptyTask,
      id: randomUUID(),
      suggestion: name,
      isCost: false,
      category,
      title,
      days: days[at] ?? null,
      place: places[at] ?? "",
    }),
  );
  const id = planId.parse(randomBytes(PLAN_ID_BYTES).toString("base64url"));
  const plan = await insertPlan(context.database.orm, {
    id,
    owner,
    ...dates,
    tasks,
    now,
  });
  if (plan) return { plan, role: "owner" };
  // Begun on another device in the same moment.
  const begun = await currentPlan(context);
  if (!begun) throw new Refusal("CONFLICT");
  return begun;
}

async function moveWedding(context: Context, sent: { weddingDate: string }): Promise<SeenPlan> {
  const { plan, role } = grantedPlan(context);
  refuseTooMany(context);
  const weddingDate = dateSent(sent.weddingDate);
  if (weddingDate === plan.weddingDate) return { plan, role };
  const now = context.clock.now();
  const moved = { id: plan.id, weddingDate, countedFrom: koreanDay(now) };
  await moveWeddingDate(context.database.orm, { ...moved, now });
  return { plan: { ...plan, ...moved }, role };
}

type Adding = { id: string; task: typeof NewWeddingTask.$inferInput };

async function add(context: Context, sent: Adding): Promise<SeenTask> {
  const { plan, role } = grantedPlan(context);
  refuseTooMany(context);
  const { isCost, ...given } = sent.task;
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));
  const fields = read(taskFields, { ...emptyTask, ...said });
  const now = context.clock.now();
  const id = idSent(sent.id);
  const task = await addTask(context.database.orm, {
    plan: plan.id,
    task: { ...fields, id, isCost, suggestion: null, days: null },
    now,
  });
  if (!task) {
    throw new Refusal("LIMIT_REACHED", { sentence: `한 목록에는 ${MAX_TASKS}개까지 적을 수 있습니다.` });
  }
  return { task, plan, role };
}

type Changing = { id: string; change: typeof WeddingTaskChange.$inferInput };

async function change(context: Context, sent: Changing): Promise<SeenTask> {
  const { plan, role } = grantedPlan(context);
  refuseTooMany(context);
  const { who } = sent.change;
  const named = { ...sent.change, ...(who && { who: keptDoer(role, who) }) };
  const task = await changeTask(context.database.orm, {
    plan: plan.id,
    id: idSent(sent.id),
    change: read(taskChange, named),
    now: context.clock.now(),
  });
  if (!task) throw new Refusal("NOT_FOUND");
  return { task, plan, role };
}

const DATE = "A day in Korea, as in 2027-05-22.";

builder.mutationFields((t) => ({
  beginWeddingPlan: t.field({
    access: member,
    type: WeddingPlan,
    description: "With everything we suggest. Who has a plan already is answered with it.",
    args: { weddingDate: t.arg.string({ required: true, description: DATE }) },
    resolve: (_root, { weddingDate }, context) => begin(context, weddingDate),
  }),
  moveWedding: t.field({
    access: planMember,
    type: WeddingPlan,
    description: "Another date; what follows it moves along, days chosen by hand stay.",
    args: {
      plan: t.arg.id({ required: true }),
      weddingDate: t.arg.string({ required: true, description: DATE }),
    },
    resolve: (_root, sent, context) => moveWedding(context, sent),
  }),
  addWeddingTask: t.field({
    access: planMember,
    type: WeddingTask,
    args: {
      plan: t.arg.id({ required: true }),
      id: t.arg.id({
        required: true,
        description: "A UUID of the caller's: asking again adds no second one.",
      }),
      task: t.arg({ type: NewWeddingTask, required: true }),
    },
    resolve: (_root, sent, context) => add(context, sent),
  }),
  changeWeddingTask: t.field({
    access: planMember,
    type: WeddingTask,
    description:
      "Field by field: of two who change the same one the later stays, other fields are untouched.",
    args: {
      plan: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      change: t.arg({ type: WeddingTaskChange, required: true }),
    },
    resolve: (_root, sent, context) => change(context, sent),
  }),
}));
