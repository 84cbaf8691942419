import { mayModerate } from "#domain/access.ts";
import { burstId, readBurstId } from "#domain/burst.ts";
import { Refusal } from "#domain/refusal.ts";
import { cardOwner } from "#server/cards/access.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { type BurstRow, listBursts } from "./bursts-store.ts";
import { ownGuesses, sectionOfCard } from "./draw.ts";
import { setBurstAside } from "./draws-store.ts";

type Seen = BurstRow & { names: string[] };

const GuessBurst = builder.objectRef<Seen>("GuessBurst").implement({
  description:
    "Guesses that came from one network in one minute: a hall, or somebody with many identities. The owner decides.",
  fields: (t) => ({
    id: t.id({ resolve: burstId }),
    minute: t.field({ type: "DateTime", resolve: ({ minute }) => minute }),
    count: t.exposeInt("count"),
    names: t.exposeStringList("names", { description: "Of the first few." }),
    isLeftOut: t.exposeBoolean("isLeftOut", { description: "None of them is counted or drawn." }),
  }),
});

async function burstsOf(context: Context, section: string): Promise<Seen[]> {
  const { guessing, where } = await ownGuesses(context, section);
  const bursts = await listBursts(context.database.orm, where);
  return bursts.map((burst) => ({ ...burst, names: burst.some.map(guessing.by) }));
}

async function setBurst(
  context: Context,
  { id, section, hidden }: { id: string; section: string; hidden: boolean },
): Promise<Seen[]> {
  const { guessing, where } = await ownGuesses(context, section);
  const burst = readBurstId(id);
  if (!burst) throw new Refusal("NOT_FOUND");
  const now = context.clock.now();
  const { by } = guessing;
  if (!(await setBurstAside(context.database.orm, { ...where, ...burst, hidden, now, by }))) {
    throw new Refusal("CONFLICT", { sentence: "이미 추첨을 마쳐 참여를 빼거나 넣을 수 없습니다." });
  }
  return burstsOf(context, section);
}

builder.queryFields((t) => ({
  guessBursts: t.field({
    access: cardOwner("card", mayModerate),
    type: [GuessBurst],
    description: "For the owner, until the draw: the most first.",
    args: sectionOfCard,
    resolve: (_root, { section }, context) => burstsOf(context, section),
  }),
}));

const oneBurst = builder.args((t) => ({
  card: t.id({ required: true }),
  section: t.string({ required: true }),
  id: t.id({ required: true }),
}));

builder.mutationFields((t) => ({
  leaveOutBurst: t.field({
    access: cardOwner("card", mayModerate),
    type: [GuessBurst],
    description: "Hides these guesses: they are counted and drawn no more. Until the draw.",
    args: oneBurst,
    resolve: (_root, sent, context) => setBurst(context, { ...sent, hidden: true }),
  }),
  takeBurstIn: t.field({
    access: cardOwner("card", mayModerate),
    type: [GuessBurst],
    description: "Counts and draws them again.",
    args: oneBurst,
    resolve: (_root, sent, context) => setBurst(context, { ...sent, hidden: false }),
  }),
}));
