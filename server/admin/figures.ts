import { daysAfter, endOfDay, koreanDay } from "#domain/korean-day.ts";
import { Refusal } from "#domain/refusal.ts";
import { builder } from "#server/graphql/builder.ts";
import { admin } from "./access.ts";
import {
  type DayFigures,
  figuresByDay,
  figuresByKind,
  type KindFigures,
  type Span,
} from "./figures-store.ts";

/** A day, a week, a month: what people compare. */
const SPANS = [1, 7, 30];

const DayFiguresType = builder.objectRef<DayFigures>("DayFigures").implement({
  description: "What one day in Korea brought.",
  fields: (t) => ({
    day: t.exposeString("day"),
    members: t.exposeInt("members", { description: "Who agreed to the terms for the first time." }),
    cards: t.exposeInt("cards", { description: "Begun on that day." }),
    orders: t.exposeInt("orders", { description: "Paid on that day, and not given back." }),
    revenue: t.exposeInt("revenue", { description: "Whole won." }),
  }),
});

const KindFiguresType = builder.objectRef<KindFigures>("KindFigures").implement({
  description: "What became of the cards of a kind that were begun in this time.",
  fields: (t) => ({
    kind: t.exposeString("kind"),
    made: t.exposeInt("made"),
    published: t.exposeInt("published"),
    paid: t.exposeInt("paid"),
  }),
});

const AdminFigures = builder.objectRef<Span>("AdminFigures").implement({
  fields: (t) => ({
    days: t.field({
      type: [DayFiguresType],
      description: "Every day, the earliest first.",
      resolve: (span, _args, { database }) => figuresByDay(database.orm, span),
    }),
    kinds: t.field({
      type: [KindFiguresType],
      resolve: (span, _args, { database }) => figuresByKind(database.orm, span),
    }),
  }),
});

builder.queryField("adminFigures", (t) =>
  t.field({
    access: admin(),
    type: AdminFigures,
    description: "For admins: the last 1, 7 or 30 days, today included.",
    args: { days: t.arg.int({ required: true }) },
    resolve(_root, { days }, context) {
      if (!SPANS.includes(days))
        throw new Refusal("INVALID", { fields: { days: "1일, 7일, 30일 중에서 골라 주세요." } });
      const today = koreanDay(context.clock.now());
      return { from: endOfDay(daysAfter(today, -days)), until: endOfDay(today) };
    },
  }),
);
