import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Owner } from "#domain/member.ts";
import { MAX_TASKS, type PlanId, type TaskChange } from "#domain/wedding-plan.ts";
import { rescheduled } from "#domain/wedding-schedule.ts";
import { weddingPlans, weddingTasks } from "#server/database/tables/wedding-plans.ts";
import type { Orm } from "#server/ports.ts";

export type PlanRow = typeof weddingPlans.$inferSelect;
export type TaskRow = typeof weddingTasks.$inferSelect;
export type NewTask = Omit<TaskRow, "plan" | "updatedAt">;

/** The plan a member works on: the one they joined, else of their own the one they chose last; others wait meanwhile. */
export async function findPlanOf(orm: Orm, member: Owner): Promise<PlanRow | undefined> {
  const [plan] = await orm
    .select()
    .from(weddingPlans)
    .where(or(eq(weddingPlans.partner, member), eq(weddingPlans.owner, member)))
    .orderBy(
      desc(sql`${weddingPlans.partner} is not distinct from ${member}`),
      sql`${weddingPlans.chosenAt} desc nulls last`,
    )
    .limit(1);
  return plan;
}

/** A member's own: the one they began, and those that were left to them. */
export function listOwnPlans(orm: Orm, owner: Owner): Promise<PlanRow[]> {
  return orm
    .select()
    .from(weddingPlans)
    .where(eq(weddingPlans.owner, owner))
    .orderBy(asc(weddingPlans.createdAt), asc(weddingPlans.id));
}

/** Whether a member shares any plan with somebody. */
export async function sharesPlan(orm: Orm, member: Owner): Promise<boolean> {
  const own = and(eq(weddingPlans.owner, member), isNotNull(weddingPlans.partner));
  return (await orm.$count(weddingPlans, or(own, eq(weddingPlans.partner, member)))) > 0;
}

/** Makes one of several the one its owner works on. */
export async function choosePlan(orm: Orm, { id, now }: { id: PlanId; now: Date }): Promise<void> {
  await orm.update(weddingPlans).set({ chosenAt: now }).where(eq(weddingPlans.id, id));
}

export async function findPlan(orm: Orm, id: PlanId): Promise<PlanRow | undefined> {
  const [plan] = await orm.select().from(weddingPlans).where(eq(weddingPlans.id, id));
  return plan;
}

export async function findInvitedTo(orm: Orm, invitation: string): Promise<PlanRow | undefined> {
  const [plan] = await orm.select().from(weddingPlans).where(eq(weddingPlans.invitation, invitation));
  return plan;
}

/** All of them, also those that were removed. */
export function listTasks(orm: Orm, plan: PlanId): Promise<TaskRow[]> {
  return orm
    .select()
    .from(weddingTasks)
    .where(eq(weddingTasks.plan, plan))
    .orderBy(asc(weddingTasks.place), asc(weddingTasks.id));
}

type Beginning = Pick<PlanRow, "id" | "owner" | "weddingDate" | "countedFrom"> & {
  tasks: NewTask[];
  now: Date;
};

/** A new plan with its tasks; undefined where its owner has one already. */
export function insertPlan(orm: Orm, { tasks, now, ...plan }: Beginning): Promise<PlanRow | undefined> {
  return orm.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(weddingPlans)
      .values({ ...plan, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!inserted) return undefined;
    await tx.insert(weddingTasks).values(tasks.map((task) => ({ ...task, plan: plan.id, updatedAt: now })));
    return inserted;
  });
}

/** What is still to be done moves along in the same moment. */
export async function moveWeddingDate(
  orm: Orm,
  { id, now, ...date }: Pick<PlanRow, "id" | "weddingDate" | "countedFrom"> & { now: Date },
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx
      .update(weddingPlans)
      .set({ ...date, updatedAt: now })
      .where(eq(weddingPlans.id, id));
    const tasks = await listTasks(tx, id);
    const moved = rescheduled(tasks, date).filter(({ days }, at) => days !== tasks[at]?.days);
    for (const [days, some] of Map.groupBy(moved, (task) => task.days)) {
      const ids = some.map((task) => task.id);
      await tx
        .update(weddingTasks)
        .set({ days, updatedAt: now })
        .where(and(eq(weddingTasks.plan, id), inArray(weddingTasks.id, ids)));
    }
  });
}

/** The task as it is then; undefined where the plan is full. One that is there already stays as it is. */
export function addTask(
  orm: Orm,
  { plan, task, now }: { plan: PlanId; task: NewTask; now: Date },
): Promise<TaskRow | undefined> {
  return orm.transaction(async (tx) => {
    // Whoever adds takes turns on the plan, so that each knows how many there are.
    await tx.update(weddingPlans).set({ updatedAt: now }).where(eq(weddingPlans.id, plan));
    const [known] = await tx
      .select()
      .from(weddingTasks)
      .where(one({ plan, id: task.id }));
    if (known) return known;
    if ((await tx.$count(weddingTasks, eq(weddingTasks.plan, plan))) >= MAX_TASKS) return undefined;
    const [added] = await tx
      .insert(weddingTasks)
      .values({ ...task, plan, updatedAt: now })
      .returning();
    return added;
  });
}

/** Only what is named changes; undefined for a task that the plan does not have. */
export async function changeTask(
  orm: Orm,
  { plan, id, change, now }: { plan: PlanId; id: string; change: TaskChange; now: Date },
): Promise<TaskRow | undefined> {
  const [changed] = await orm
    .update(weddingTasks)
    .set({ ...change, updatedAt: now })
    .where(one({ plan, id }))
    .returning();
  return changed;
}

/** The link that is there already stays; false where the plan has its two people. */
export async function invite(
  orm: Orm,
  { id, invitation }: { id: PlanId; invitation: string },
): Promise<boolean> {
  const invited = await orm
    .update(weddingPlans)
    .set({ invitation: sql`coalesce(${weddingPlans.invitation}, ${invitation})` })
    .where(and(eq(weddingPlans.id, id), isNull(weddingPlans.partner)))
    .returning({ id: weddingPlans.id });
  return invited.length === 1;
}

export async function withdrawInvitation(orm: Orm, id: PlanId): Promise<void> {
  await orm.update(weddingPlans).set({ invitation: null }).where(eq(weddingPlans.id, id));
}

/** An invitation is good for one: of two who come at the same time, one becomes the partner. Theirs it stays. */
export async function join(
  orm: Orm,
  { invitation, partner }: { invitation: string; partner: Owner },
): Promise<PlanRow | undefined> {
  const [joined] = await orm
    .update(weddingPlans)
    .set({ partner })
    .where(and(eq(weddingPlans.invitation, invitation), isNull(weddingPlans.partner)))
    .returning();
  return joined;
}

export async function partWays(orm: Orm, { id, partner }: { id: PlanId; partner: Owner }): Promise<void> {
  await orm
    .update(weddingPlans)
    .set({ partner: null, invitation: null })
    .where(and(eq(weddingPlans.id, id), eq(weddingPlans.partner, partner)));
}

/**
 * A member leaves for good: what two worked on goes to the one who stays, beside what that one has; what was theirs
 * alone is gone. Answers with the plans that others still see.
 */
export function leavePlans(orm: Orm, { member, now }: { member: Owner; now: Date }): Promise<PlanId[]> {
  return orm.transaction(async (tx) => {
    const left = await tx
      .update(weddingPlans)
      .set({ partner: null, invitation: null })
      .where(eq(weddingPlans.partner, member))
      .returning({ id: weddingPlans.id });
    const own = await tx.select().from(weddingPlans).where(eq(weddingPlans.owner, member)).for("update");
    for (const plan of own) await bequeath(tx, { plan, now });
    return [...left, ...own.filter(({ partner }) => partner)].map(({ id }) => id);
  });
}

/** The one who stays goes on with it; without one it ends. */
async function bequeath(tx: Orm, { plan, now }: { plan: PlanRow; now: Date }): Promise<void> {
  const { id, partner: heir } = plan;
  if (!heir) {
    await tx.delete(weddingPlans).where(eq(weddingPlans.id, id));
    return;
  }
  await tx
    .update(weddingPlans)
    .set({ owner: heir, partner: null, invitation: null, inherited: true, chosenAt: now })
    .where(eq(weddingPlans.id, id));
  await tx
    .update(weddingTasks)
    .set({ who: sql`case ${weddingTasks.who} when 'partner' then 'owner' else 'partner' end` })
    .where(and(eq(weddingTasks.plan, id), inArray(weddingTasks.who, ["owner", "partner"])));
}

function one({ plan, id }: { plan: PlanId; id: string }) {
  return and(eq(weddingTasks.plan, plan), eq(weddingTasks.id, id));
}
