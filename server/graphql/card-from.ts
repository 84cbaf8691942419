import { startCard } from "#cards/card.ts";
import { earlierCard } from "#cards/earlier.ts";
import { withoutBlocks } from "#cards/follow.ts";
import { mayReadResponses } from "#domain/access.ts";
import { koreanDay, nextState } from "#domain/card-life.ts";
import { Refusal } from "#domain/refusal.ts";
import { contentsOf } from "#server/store/entries.ts";
import { builder } from "./builder.ts";
import { Card, contentOf, ownCard } from "./card.ts";
import { KEY, makeCard } from "./card-changes.ts";
import { kindOf, kindSent, readSent } from "./card-content.ts";
import { leavingSections, sealOf } from "./guest-card.ts";

builder.mutationField("createCardFrom", (t) =>
  t.field({
    type: Card,
    description:
      "A draft of another kind that takes over people, photos and guests' names from an earlier card.",
    args: {
      kind: t.arg.string({ required: true }),
      from: t.arg.id({ required: true }),
      key: t.arg.id({ required: true, description: KEY }),
    },
    async resolve(_root, { kind: name, from: id, key }, context) {
      const from = await ownCard(context, { id, may: mayReadResponses });
      nextState(from, "duplicate");
      const kind = kindSent(context, name);
      if (!kind.startsFrom || kind.name === from.kind) {
        throw new Refusal("INVALID", { fields: { kind: "이 카드로는 만들 수 없는 종류입니다." } });
      }
      const earlier = kindOf(context, from);
      // A photo of somebody's block is not the maker's to show elsewhere.
      const content = withoutBlocks(
        earlier,
        await contentOf(context, { card: from, version: from.draftVersion }),
      );
      // Not even names of what is sealed: who wrote is a part of the surprise.
      const readable = (await leavingSections(context, from)).filter((on) => !sealOf(context, on));
      const left = await Promise.all(
        readable.map(({ section }) =>
          contentsOf(context.database.orm, { card: from.id, section: section.name }),
        ),
      );
      const today = koreanDay(context.clock.now());
      const begun = kind.startsFrom.begin(
        startCard(kind),
        earlierCard({ kind: earlier, content, entries: left.flat(), today }),
      );
      return makeCard(context, { kind, content: readSent(kind, begun), key, from });
    },
  }),
);
