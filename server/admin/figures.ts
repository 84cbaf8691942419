import { daysAfter, koreanDay } from "#domain/korean-day.ts";
import { Refusal } from "#domain/refusal.ts";
import type { KindCounts } from "#server/database/tables/admin.ts";
import { builder } from "#server/graphql/builder.ts";
import type { JobParts } from "#server/jobs/job-parts.ts";
import { admin } from "./access.ts";
import { countFigures, type DayFigures, figuresByDay, type Span } from "./figures-store.ts";

/** A day, a week, a month: what people compare. */
const SPANS = [1, 7, 30];

const DayFiguresType = builder.objectRef<DayFigures>("DayFigures").implement({
  description: "What one day in Korea brought.",
  fields: (t) => ({
    day: t.exposeString("day"),
    members: t.exposeInt("members", { description: "Who agreed to the terms for the first time." }),
    cards: t.int({
      description: "Begun on that day.",
      resolve: ({ kinds }) => Object.values(kinds).reduce((sum, { made }) => sum + made, 0),
    }),
    orders: t.exposeInt("orders", { description: "Paid on that day, and not given back." }),
    revenue: t.exposeInt("revenue", { description: "Whole won." }),
  }),
});

type KindFigures = KindCounts & { kind: string };

const KindFiguresType = builder.objectRef<KindFigures>("KindFigures").implement({
  description: "What became of the cards of a kind that were begun in this time.",
  fields: (t) => ({
    kind: t.exposeString("kind"),
    made: t.exposeInt("made"),
    published: t.exposeInt("published"),
    paid: t.exposeInt("paid"),
  }),
});

const AdminFigures = builder.objectRef<DayFigures[]>("AdminFigures").implement({
  fields: (t) => ({
    days: t.field({
      type: [DayFiguresType],
      description: "Every day, the earliest first.",
      resolve: (days) => days,
    }),
    kinds: t.field({ type: [KindFiguresType], resolve: figuresByKind }),
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
      return figuresByDay(context.database.orm, lastDays(context.clock.now(), days));
    },
  }),
);

function lastDays(now: Date, days: number): Span {
  const last = koreanDay(now);
  return { first: daysAfter(last, 1 - days), last };
}

/** The kind of which most were made first. */
function figuresByKind(days: readonly DayFigures[]): KindFigures[] {
  const sums = new Map<string, KindFigures>();
  for (const [kind, { made, published, paid }] of days.flatMap(({ kinds }) => Object.entries(kinds))) {
    const sum = sums.get(kind) ?? { kind, made: 0, published: 0, paid: 0 };
    sums.set(kind, {
      kind,
      made: sum.made + made,
      published: sum.published + published,
      paid: sum.paid + paid,
    });
  }
  return [...sums.values()].sort((one, other) => other.made - one.made || (one.kind < other.kind ? -1 : 1));
}

/** Counts what admins may ask for next. Returns how many days had changed. */
export async function keepFigures({ database, clock }: Pick<JobParts, "database" | "clock">) {
  return { days: await countFigures(database, lastDays(clock.now(), Math.max(...SPANS))) };
}
