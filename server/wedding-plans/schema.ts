import { ownerOf, subjectOf } from "#domain/member.ts";
import { type Doer, dueOf, type PlanRole, roleIn } from "#domain/wedding-plan.ts";
import { member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { eventStream } from "#server/graphql/event-stream.ts";
import { grantedPlan, planMember, type SeenPlan } from "./access.ts";
import { findPlanOf, listOwnPlans, listTasks, type PlanRow, type TaskRow } from "./store.ts";
import { weddingCardOf } from "./wedding-card.ts";

/** As the caller says it: I, the other one, both of us, somebody who helps. */
export const WeddingDoer = builder.enumType("WeddingDoer", {
  values: {
    ME: { value: "me" },
    OTHER: { value: "other" },
    BOTH: { value: "both" },
    HELPER: { value: "helper" },
  } as const,
});
export type SaidDoer = "me" | "other" | "both" | "helper";

function saidBy(role: PlanRole, who: Doer): SaidDoer {
  return who === "owner" || who === "partner" ? (who === role ? "me" : "other") : who;
}

export type SeenTask = { task: TaskRow; plan: PlanRow; role: PlanRole };

export const WeddingTask = builder.objectRef<SeenTask>("WeddingTask").implement({
  description:
    "What is to be done or paid. Days are those of Korea, as in 2027-05-22; amounts are whole won.",
  fields: (t) => ({
    id: t.id({ resolve: ({ task }) => task.id }),
    suggestion: t.string({
      nullable: true,
      description: "The name of our suggestion it came from; null for the couple's own.",
      resolve: ({ task }) => task.suggestion,
    }),
    isCost: t.boolean({
      description: "Only money: it stands in the budget and not among what is to be done.",
      resolve: ({ task }) => task.isCost,
    }),
    category: t.string({ resolve: ({ task }) => task.category }),
    title: t.string({ resolve: ({ task }) => task.title }),
    note: t.string({ resolve: ({ task }) => task.note }),
    days: t.int({
      nullable: true,
      description: "From the wedding; before it they are negative.",
      resolve: ({ task }) => task.days,
    }),
    dueOn: t.string({
      nullable: true,
      description: "Chosen by hand; it stays when the wedding moves.",
      resolve: ({ task }) => task.dueOn,
    }),
    due: t.string({
      nullable: true,
      description: "`dueOn`, else counted from the wedding; never before the day on which its date was set.",
      resolve: ({ task, plan }) => dueOf(task, plan),
    }),
    who: t.field({
      type: WeddingDoer,
      nullable: true,
      resolve: ({ task, role }) => task.who && saidBy(role, task.who),
    }),
    helper: t.string({ resolve: ({ task }) => task.helper }),
    doneOn: t.string({ nullable: true, resolve: ({ task }) => task.doneOn }),
    place: t.string({
      description: "Sorts before and after others of its month.",
      resolve: ({ task }) => task.place,
    }),
    estimate: t.float({ nullable: true, resolve: ({ task }) => task.estimate }),
    paid: t.float({ nullable: true, resolve: ({ task }) => task.paid }),
    balanceOn: t.string({
      nullable: true,
      description: "When the rest is to be paid.",
      resolve: ({ task }) => task.balanceOn,
    }),
    removed: t.boolean({ resolve: ({ task }) => task.removed }),
  }),
});

const WeddingCompanion = builder.objectRef<{ email: string | null }>("WeddingCompanion").implement({
  fields: (t) => ({ email: t.exposeString("email", { nullable: true }) }),
});

const WaitingPlan = builder.objectRef<PlanRow>("WaitingPlan").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    weddingDate: t.exposeString("weddingDate"),
  }),
});

export const WeddingPlan = builder.objectRef<SeenPlan>("WeddingPlan").implement({
  description: "What two people do until their wedding and after it.",
  fields: (t) => ({
    id: t.id({ resolve: ({ plan }) => plan.id }),
    weddingDate: t.string({ resolve: ({ plan }) => plan.weddingDate }),
    countedFrom: t.string({
      description: "The day on which that date was last set.",
      resolve: ({ plan }) => plan.countedFrom,
    }),
    isOwner: t.boolean({ resolve: ({ role }) => role === "owner" }),
    companion: t.field({
      type: WeddingCompanion,
      nullable: true,
      description: "The other of the two; null while there is only one.",
      async resolve({ plan, role }, _args, { identity }) {
        const other = role === "owner" ? plan.partner : plan.owner;
        return other && { email: await identity.email(subjectOf(other)) };
      },
    }),
    invitation: t.string({
      nullable: true,
      description: "For the owner, while there is no partner: what makes its bearer that.",
      resolve: ({ plan, role }) => (role === "owner" && !plan.partner ? plan.invitation : null),
    }),
    others: t.field({
      type: [WaitingPlan],
      description:
        "For its owner: other plans of theirs, which wait. One was left by who shared it and is gone.",
      async resolve({ plan, role }, _args, { database }) {
        const own = role === "owner" ? await listOwnPlans(database.orm, plan.owner) : [];
        return own.filter(({ id }) => id !== plan.id);
      },
    }),
    tasks: t.field({
      type: [WeddingTask],
      description: "With those that were removed and can be brought back.",
      async resolve({ plan, role }, _args, { database }) {
        const tasks = await listTasks(database.orm, plan.id);
        return tasks.map((task) => ({ task, plan, role }));
      },
    }),
  }),
});

/** What the member works on; null before they began. */
export async function currentPlan(context: Context): Promise<SeenPlan | null> {
  const member = ownerOf(memberOf(context));
  const plan = await findPlanOf(context.database.orm, member);
  const role = plan && roleIn(plan, member);
  return role ? { plan, role } : null;
}

const WeddingCard = builder.objectRef<{ title: string; date: string }>("WeddingCard").implement({
  fields: (t) => ({
    title: t.exposeString("title"),
    date: t.exposeString("date", { description: "As its newest version has it." }),
  }),
});

builder.queryFields((t) => ({
  weddingPlan: t.field({
    access: member,
    type: WeddingPlan,
    nullable: true,
    description:
      "The one the member joined, else of their own the one they opened last; null before they began.",
    resolve: (_root, _args, context) => currentPlan(context),
  }),
  weddingCard: t.field({
    access: member,
    type: WeddingCard,
    nullable: true,
    description: "The member's own invitation to a wedding that has a day, the last changed first.",
    resolve: (_root, _args, context) => weddingCardOf(context),
  }),
}));

builder.subscriptionField("weddingPlanChanged", (t) =>
  t.boolean({
    access: planMember,
    description: "Tells its two people that something of the plan is no longer as it was.",
    args: { plan: t.arg.id({ required: true }) },
    subscribe(_root, _args, context) {
      const { plan } = grantedPlan(context);
      return eventStream(context.events, {
        select: (change) =>
          change.what === "everything" || (change.what === "plan" && change.plan === plan.id) ? ["plan"] : [],
      });
    },
    resolve: () => true,
  }),
);
