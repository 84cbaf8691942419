import { cardForGuests } from "#server/cards/guest-card.ts";
import { anybody } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { eventStream } from "#server/graphql/event-stream.ts";

builder.subscriptionField("entriesChanged", (t) =>
  t.stringList({
    access: anybody,
    description: "Names of sections of a card on which something was left, changed or taken away.",
    args: { card: t.arg.id({ required: true }) },
    async subscribe(_root, { card: id }, context) {
      const card = await cardForGuests(context, id);
      return eventStream(context.events, {
        select: (change) =>
          change.what === "entries" && change.card === card.id ? change.section : undefined,
      });
    },
    resolve: (sections) => sections,
  }),
);
