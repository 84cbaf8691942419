import { mayEdit } from "#domain/access.ts";
import { nextState } from "#domain/card-life.ts";
import { decideSoundUpload, refusedSound } from "#domain/sound.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { grantedPhoto, photoOwner } from "./access.ts";
import { announcePhoto, PhotoUpload } from "./schema.ts";
import type { FinishedSound } from "./store.ts";

/** The bytes decide what it is, once they are there. */
const SENT_AS = "application/octet-stream";

const SoundObject = builder.objectRef<FinishedSound>("Sound").implement({
  description: "Stored music of a maker's own, as cards speak of it.",
  fields: (t) => ({
    key: t.exposeString("key"),
    type: t.exposeString("soundType", { description: "How its file ends: mp3 or m4a." }),
    seconds: t.exposeInt("seconds"),
  }),
});

builder.mutationFields((t) => ({
  prepareSound: t.field({
    access: cardOwner("card", mayEdit),
    type: PhotoUpload,
    description: "A form for one MP3 or M4A, good for ten minutes.",
    args: {
      card: t.arg.id({ required: true }),
      bytes: t.arg.int({ required: true }),
      type: t.arg.string({ required: true, description: "What the browser calls it; may be empty." }),
      hasRights: t.arg.boolean({
        required: true,
        description: "Whether its maker says that they may use it.",
      }),
    },
    async resolve(_root, { bytes, type, hasRights }, context) {
      const card = grantedCard(context);
      nextState(card, "save");
      if (!hasRights) throw refusedSound("rights");
      decideSoundUpload({ bytes, type });
      const { key } = await announcePhoto(context, { owner: card.owner, bytes });
      const form = await context.photos.form({ key, type: SENT_AS, bytes, origin: context.origin });
      return { id: key, form };
    },
  }),
  finishSound: t.field({
    access: photoOwner("id"),
    type: SoundObject,
    description: "The file was sent: makes music of it. Asking again answers with the same music.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => context.sounds.finish(grantedPhoto(context)),
  }),
}));
