import { MINUTE_MS } from "#domain/duration.ts";
import { decideGuestQuota, decideUpload } from "#domain/photo.ts";
import { Refusal } from "#domain/refusal.ts";
import { cardForGuests, sectionForGuests } from "#server/cards/guest-card.ts";
import type { CardRow } from "#server/cards/public.ts";
import { visitor } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, visitorOf } from "#server/graphql/context.ts";
import { grantedPhoto, guestPhotoOwner } from "./access.ts";
import { newPhotoKey } from "./photo-files.ts";
import { PhotoObject, PhotoUpload } from "./schema.ts";
import { guestCounts, insertPhoto, withPhotoLock } from "./store.ts";

/** A card that guests see now, whose section takes photos from them at this moment. */
async function wallOf(
  context: Context,
  { id, section: name }: { id: string; section: string },
): Promise<CardRow> {
  const card = await cardForGuests(context, id);
  const { rules, content } = await sectionForGuests(context, { card, name });
  if (!rules.takesPhotos) throw new Refusal("NOT_FOUND");
  const sentence = rules.closed(content, context.clock.now());
  if (sentence !== null) throw new Refusal("CLOSED", { sentence });
  return card;
}

builder.mutationFields((t) => ({
  prepareGuestPhoto: t.field({
    access: visitor,
    type: PhotoUpload,
    description: "A form for one picture of a guest's, where a card's section takes them.",
    args: {
      card: t.arg.id({ required: true }),
      section: t.arg.string({ required: true }),
      bytes: t.arg.int({ required: true }),
      type: t.arg.string({ required: true, description: "What the browser calls it; may be empty." }),
    },
    async resolve(_root, { card: id, section, bytes, type: announced }, context) {
      const { id: visitor } = visitorOf(context);
      const { id: card } = await wallOf(context, { id, section });
      const type = decideUpload({ bytes, type: announced });
      const now = context.clock.now();
      const { key } = await withPhotoLock(context.database.orm, {
        whose: card,
        async work(tx) {
          const since = new Date(now.getTime() - MINUTE_MS);
          decideGuestQuota(await guestCounts(tx, { card, visitor, since }));
          return insertPhoto(tx, { key: newPhotoKey(), bytes, createdAt: now, from: { visitor, card } });
        },
      });
      return { id: key, form: await context.photos.form({ key, type, bytes, origin: context.origin }) };
    },
  }),
  finishGuestPhoto: t.field({
    access: guestPhotoOwner("id"),
    type: PhotoObject,
    description: "The file was sent: makes the photo of it. Asking again answers with the same photo.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => context.photos.finish(grantedPhoto(context)),
  }),
}));
