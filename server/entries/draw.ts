import { mayModerate } from "#domain/access.ts";
import { commitmentOf, winnersOf } from "#domain/draw.ts";
import type { EntryId } from "#domain/entry.ts";
import { WINNERS_MAX } from "#domain/limits.ts";
import { Refusal } from "#domain/refusal.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import {
  cardForGuests,
  type EntrySection,
  entrySections,
  sectionForGuests,
} from "#server/cards/guest-card.ts";
import { anybody } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { type DrawRow, entriesById, keepWinners, readDraw, tellAnswer } from "./draws-store.ts";
import { ResponseObject } from "./schema-owner.ts";
import { refuseSealed } from "./sealed.ts";

/** The owner may mend a slip of the finger, but not after the winners are known. */
const DRAWN = "이미 추첨을 마쳐 정답을 바꿀 수 없습니다.";

type Seen = { draw: DrawRow; guessing: Guessing };
type Guessing = NonNullable<EntrySection["rules"]["guessing"]>;

const Winner = builder.objectRef<{ id: string; called: string | null }>("Winner").implement({
  fields: (t) => ({
    id: t.exposeID("id", { description: "Of what was left: the device that left it knows it." }),
    called: t.exposeString("called", {
      nullable: true,
      description: "As everybody may read it; null where it was withdrawn.",
    }),
  }),
});

const Draw = builder.objectRef<Seen>("Draw").implement({
  description: "What was right among the guesses on a section, and who won, in a way that anybody can check.",
  fields: (t) => ({
    commitment: t.string({
      description: "SHA-256 of the seed, in hexadecimal; known before anybody knows the answer.",
      resolve: ({ draw }) => commitmentOf(draw.seed),
    }),
    answer: t.string({ nullable: true, resolve: ({ draw }) => draw.answer }),
    answeredAt: t.field({ type: "DateTime", nullable: true, resolve: ({ draw }) => draw.answeredAt }),
    entries: t.idList({
      description:
        "All that were right when the answer was told and take part in the draw, one for each name.",
      resolve: ({ draw }) => draw.entries ?? [],
    }),
    seed: t.string({
      nullable: true,
      description:
        "Secret until the draw. The ticket of an entry is SHA-256 of `seed:id`; the lowest tickets win.",
      resolve: ({ draw }) => (draw.drawnAt ? draw.seed : null),
    }),
    winners: t.field({
      type: [Winner],
      description: "The first first.",
      async resolve({ draw: { winners }, guessing }, _args, { database }) {
        const ids = winners ?? [];
        const won = await entriesById(database.orm, ids);
        return ids.map((id, at) => {
          const entry = won[at];
          return { id, called: entry ? guessing.called(entry.content) : null };
        });
      },
    }),
    drawnAt: t.field({ type: "DateTime", nullable: true, resolve: ({ draw }) => draw.drawnAt }),
  }),
});

function guessingOf({ rules: { guessing } }: EntrySection): Guessing {
  if (!guessing) throw new Refusal("NOT_FOUND");
  return guessing;
}

/** The guesses on a section of the caller's card, as the guests' version has it. */
export async function ownGuesses(context: Context, section: string) {
  const card = grantedCard(context);
  const on = (await entrySections(context, card)).find((candidate) => candidate.section.name === section);
  if (!on || card.liveVersion === null) throw new Refusal("NOT_FOUND");
  refuseSealed(context, on);
  const where = { card: card.id, section };
  return { on, guessing: guessingOf(on), where, draw: await readDraw(context.database.orm, where) };
}

type Told = { section: string; answer: string };

async function reveal(context: Context, { answer, section }: Told): Promise<Seen> {
  const { on, guessing, where, draw } = await ownGuesses(context, section);
  if (!guessing.answers(on.content).includes(answer)) {
    throw new Refusal("INVALID", { fields: { answer: "보기에 없는 답입니다." } });
  }
  if (draw.answer === answer) return { draw, guessing };
  const now = context.clock.now();
  const told = await tellAnswer(context.database.orm, { ...where, answer, now, by: guessing.by });
  if (!told) throw new Refusal("CONFLICT", { sentence: DRAWN });
  return { draw: told, guessing };
}

type Drawn = { section: string; count: number };

async function drawWinners(context: Context, { count, section }: Drawn): Promise<Seen> {
  const { guessing, where, draw } = await ownGuesses(context, section);
  if (draw.drawnAt) return { draw, guessing };
  if (!Number.isInteger(count) || count < 1 || count > WINNERS_MAX) {
    const sentence = `당첨자는 1명부터 ${WINNERS_MAX}명까지 뽑을 수 있습니다.`;
    throw new Refusal("INVALID", { fields: { count: sentence } });
  }
  const { answer, entries, seed } = draw;
  if (answer === null) throw new Refusal("CONFLICT", { sentence: "먼저 정답을 알려 주세요." });
  if (!entries?.length) throw new Refusal("CONFLICT", { sentence: "맞히신 분이 없어 추첨할 수 없습니다." });
  const winners = (await winnersOf({ seed, entries, count })) as EntryId[];
  const { orm } = context.database;
  const now = context.clock.now();
  const won = { ...where, winners, among: entries, answer, now };
  const kept = (await keepWinners(orm, won)) ?? (await readDraw(orm, where));
  if (!kept.drawnAt) throw new Refusal("CONFLICT");
  return { draw: kept, guessing };
}

export const sectionOfCard = builder.args((t) => ({
  card: t.id({ required: true }),
  section: t.string({ required: true }),
}));

builder.queryFields((t) => ({
  draw: t.field({
    access: anybody,
    type: Draw,
    description: "Of a section on which guests guess.",
    args: sectionOfCard,
    async resolve(_root, { card: id, section: name }, context) {
      const card = await cardForGuests(context, id);
      const guessing = guessingOf(await sectionForGuests(context, { card, name }));
      return { draw: await readDraw(context.database.orm, { card: card.id, section: name }), guessing };
    },
  }),
}));

builder.queryFields((t) => ({
  winners: t.field({
    access: cardOwner("card", mayModerate),
    type: [ResponseObject],
    description:
      "For the owner: what those left who won, in full, the first first; without what was withdrawn.",
    args: sectionOfCard,
    async resolve(_root, { section }, context) {
      const { on, draw } = await ownGuesses(context, section);
      const won = await entriesById(context.database.orm, draw.winners ?? []);
      return won.flatMap((entry) => (entry ? [{ entry, on }] : []));
    },
  }),
}));

builder.mutationFields((t) => ({
  revealAnswer: t.field({
    access: cardOwner("card", mayModerate),
    type: Draw,
    description:
      "The owner tells what is right. From then on no guess is taken; until the draw it may be mended.",
    args: { ...sectionOfCard, answer: t.arg.string({ required: true }) },
    resolve: (_root, sent, context) => reveal(context, sent),
  }),
  drawWinners: t.field({
    access: cardOwner("card", mayModerate),
    type: Draw,
    description: "Draws winners among those who were right, once: asked again it answers the same.",
    args: {
      ...sectionOfCard,
      count: t.arg.int({ required: true, description: `At most ${WINNERS_MAX}.` }),
    },
    resolve: (_root, sent, context) => drawWinners(context, sent),
  }),
}));
