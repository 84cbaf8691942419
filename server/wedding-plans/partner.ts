import { randomBytes } from "node:crypto";
import { ownerOf, subjectOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { INVITATION_BYTES } from "#domain/wedding-plan.ts";
import { member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { maskedEmail } from "#server/identity/emails.ts";
import { grantedPlan, ownPlan, planMember, planOwner, type SeenPlan } from "./access.ts";
import { currentPlan, WeddingPlan } from "./schema.ts";
import {
  choosePlan,
  findInvitedTo,
  invite,
  join,
  type PlanRow,
  partWays,
  sharesPlan,
  withdrawInvitation,
} from "./store.ts";

const WITHDRAWN = "취소되었거나 이미 쓰인 초대입니다. 보내신 분께 새 링크를 부탁해 주세요.";
const TWO_ALREADY = "이미 두 분이 함께 쓰고 계십니다. 한 목록은 두 분까지 쓸 수 있습니다.";
const WITH_ANOTHER = "지금 다른 분과 함께 쓰는 목록이 있습니다. 그 함께 쓰기를 먼저 끝내 주세요.";

type Invited = { plan: PlanRow; from: string | null; hasOwn: boolean; isJoined: boolean };

const WeddingInvitation = builder.objectRef<Invited>("WeddingInvitation").implement({
  description: "What somebody is asked to join, before they do.",
  fields: (t) => ({
    weddingDate: t.string({ resolve: ({ plan }) => plan.weddingDate }),
    from: t.exposeString("from", { nullable: true, description: "The address of who asks, half hidden." }),
    hasOwn: t.exposeBoolean("hasOwn", {
      description: "The caller has a plan of their own, which waits while they share this one.",
    }),
    isJoined: t.exposeBoolean("isJoined", { description: "The caller came by this link before." }),
  }),
});

/** The plan a link leads to, for somebody who may join it. */
async function invitedTo(context: Context, invitation: string): Promise<Invited> {
  const member = ownerOf(memberOf(context));
  const plan = await findInvitedTo(context.database.orm, invitation);
  if (plan?.partner === member) return { plan, from: null, hasOwn: false, isJoined: true };
  if (!plan || plan.partner) throw new Refusal("NOT_FOUND", { sentence: WITHDRAWN });
  if (plan.owner === member) {
    throw new Refusal("CONFLICT", {
      sentence: "내가 보낸 초대입니다. 함께 준비하실 분께 이 링크를 보내 주세요.",
    });
  }
  const current = await currentPlan(context);
  if (await sharesPlan(context.database.orm, member))
    throw new Refusal("CONFLICT", { sentence: WITH_ANOTHER });
  const from = await context.identity.email(subjectOf(plan.owner));
  return { plan, from: from && maskedEmail(from), hasOwn: current !== null, isJoined: false };
}

async function joinBy(context: Context, invitation: string): Promise<SeenPlan> {
  const known = await invitedTo(context, invitation);
  if (known.isJoined) return { plan: known.plan, role: "partner" };
  const partner = ownerOf(memberOf(context));
  const plan = await join(context.database.orm, { invitation, partner });
  if (!plan) throw new Refusal("NOT_FOUND", { sentence: WITHDRAWN });
  return { plan, role: "partner" };
}

async function inviteTo(context: Context): Promise<SeenPlan> {
  const { plan } = grantedPlan(context);
  const invitation = randomBytes(INVITATION_BYTES).toString("base64url");
  if (!(await invite(context.database.orm, { id: plan.id, invitation }))) {
    throw new Refusal("FULL", { sentence: TWO_ALREADY });
  }
  return ownPlan(context, plan.id);
}

async function withdraw(context: Context): Promise<SeenPlan> {
  const { plan } = grantedPlan(context);
  await withdrawInvitation(context.database.orm, plan.id);
  return ownPlan(context, plan.id);
}

/** Of several that are the caller's own the one they work on from now on. */
async function open(context: Context): Promise<SeenPlan> {
  const seen = grantedPlan(context);
  const current = await currentPlan(context);
  // Who shares another's plan works on that one until the two part.
  if (current?.role === "partner") throw new Refusal("CONFLICT", { sentence: WITH_ANOTHER });
  await choosePlan(context.database.orm, { id: seen.plan.id, now: context.clock.now() });
  return seen;
}

/** The partner goes, or the owner lets them go; the caller's plan of then. */
async function part(context: Context): Promise<SeenPlan | null> {
  const { plan } = grantedPlan(context);
  if (plan.partner) await partWays(context.database.orm, { id: plan.id, partner: plan.partner });
  return currentPlan(context);
}

builder.queryField("weddingInvitation", (t) =>
  t.field({
    access: member,
    type: WeddingInvitation,
    args: { invitation: t.arg.string({ required: true }) },
    resolve: (_root, { invitation }, context) => invitedTo(context, invitation),
  }),
);

builder.mutationFields((t) => ({
  inviteToWeddingPlan: t.field({
    access: planOwner,
    type: WeddingPlan,
    description: "For the owner: makes the link for the partner, or answers with the one that is there.",
    args: { plan: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => inviteTo(context),
  }),
  withdrawWeddingInvitation: t.field({
    access: planOwner,
    type: WeddingPlan,
    args: { plan: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => withdraw(context),
  }),
  joinWeddingPlan: t.field({
    access: member,
    type: WeddingPlan,
    description: "The caller becomes the partner. The link is theirs then, and nobody else's.",
    args: { invitation: t.arg.string({ required: true }) },
    resolve: (_root, { invitation }, context) => joinBy(context, invitation),
  }),
  openWeddingPlan: t.field({
    access: planOwner,
    type: WeddingPlan,
    description: "For who has several: the one to work on from now on.",
    args: { plan: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => open(context),
  }),
  partFromWeddingPlan: t.field({
    access: planMember,
    type: WeddingPlan,
    nullable: true,
    description: "The partner leaves, or the owner takes them out. Answers with what the caller has then.",
    args: { plan: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => part(context),
  }),
}));
