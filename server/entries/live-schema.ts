import { kindOf } from "#server/cards/content.ts";
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
      const sections = kindOf(context, card).sections.flatMap(({ name, entries }) => (entries ? [name] : []));
      return eventStream(context.events, {
        select(change) {
          if (change.what === "everything") return sections;
          return change.what === "entries" && change.card === card.id ? [change.section] : [];
        },
      });
    },
    resolve: (sections) => sections,
  }),
);
