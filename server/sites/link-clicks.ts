import { mayReadResponses } from "#domain/access.ts";
import type { CardId } from "#domain/card-id.ts";
import { daysAfter, koreanDay } from "#domain/korean-day.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { listClicks, totalClicks } from "./link-clicks-store.ts";

/** As many days as a chart on a telephone shows apart. */
const MOST_DAYS = 90;

const LinkTotal = builder.objectRef<{ link: string; count: number }>("LinkTotal").implement({
  fields: (t) => ({ link: t.exposeString("link"), count: t.exposeInt("count") }),
});

const LinkDay = builder.objectRef<{ link: string; day: string; count: number }>("LinkDay").implement({
  fields: (t) => ({
    link: t.exposeString("link"),
    day: t.exposeString("day", { description: "In Korea, as in 2027-05-22." }),
    count: t.exposeInt("count"),
  }),
});

const LinkClicks = builder.objectRef<{ card: CardId; since: string }>("LinkClicks").implement({
  description: "How often visitors followed the links of a card; up to a few seconds late.",
  fields: (t) => ({
    totals: t.field({
      type: [LinkTotal],
      resolve: ({ card }, _args, { database }) => totalClicks(database.orm, card),
    }),
    days: t.field({
      type: [LinkDay],
      resolve: (wanted, _args, { database }) => listClicks(database.orm, wanted),
    }),
  }),
});

builder.queryField("linkClicks", (t) =>
  t.field({
    access: cardOwner("card", mayReadResponses),
    type: LinkClicks,
    args: {
      card: t.arg.id({ required: true }),
      days: t.arg.int({ description: "At most 90, of which today is the last; 30 without it." }),
    },
    resolve(_root, { days }, context) {
      const { id: card } = grantedCard(context);
      const length = Math.min(Math.max(days ?? 30, 1), MOST_DAYS);
      return { card, since: daysAfter(koreanDay(context.clock.now()), 1 - length) };
    },
  }),
);
