import { startCard } from "#cards/engine/card.ts";
import { carryOver } from "#cards/engine/carry-over.ts";
import { withoutBlocks } from "#cards/engine/follow.ts";
import { mayReadResponses } from "#domain/access.ts";
import { nextState } from "#domain/card-life.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { Refusal } from "#domain/refusal.ts";
import { entryContentsOf } from "#server/entries/public.ts";
import { builder } from "#server/graphql/builder.ts";
import { cardOwner, grantedCard } from "./access.ts";
import { kindOf, kindSent, readSent } from "./content.ts";
import { entrySections, sealOf } from "./guest-card.ts";
import { KEY, makeCard } from "./mutations.ts";
import { CardType, cardContentOf } from "./schema.ts";

builder.mutationField("createCardFrom", (t) =>
  t.field({
    access: cardOwner("from", mayReadResponses),
    type: CardType,
    description:
      "A draft of another kind that takes over people, photos and guests' names from an earlier card.",
    args: {
      kind: t.arg.string({ required: true }),
      from: t.arg.id({ required: true }),
      key: t.arg.id({ required: true, description: KEY }),
    },
    async resolve(_root, { kind: name, key }, context) {
      const from = grantedCard(context);
      nextState(from, "duplicate");
      const kind = kindSent(context, name);
      if (!kind.createFrom || kind.name === from.kind) {
        throw new Refusal("INVALID", { fields: { kind: "이 카드로는 만들 수 없는 종류입니다." } });
      }
      const earlier = kindOf(context, from);
      // A photo of somebody's block is not the maker's to show elsewhere.
      const content = withoutBlocks(
        earlier,
        await cardContentOf(context, { card: from, version: from.draftVersion }),
      );
      // Not even names of what is sealed: who wrote is a part of the surprise.
      const readable = (await entrySections(context, from)).filter((on) => !sealOf(context, on));
      const left = await Promise.all(
        readable.map(({ section }) =>
          entryContentsOf(context.database.orm, { card: from.id, section: section.name }),
        ),
      );
      const today = koreanDay(context.clock.now());
      const begun = kind.createFrom.begin(
        startCard(kind),
        carryOver({ kind: earlier, content, entries: left.flat(), today }),
      );
      return makeCard(context, { kind, content: readSent(kind, begun), key, from });
    },
  }),
);
