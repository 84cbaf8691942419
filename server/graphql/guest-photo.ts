import { shownSections } from "#cards/card.ts";
import { cardId } from "#domain/card-id.ts";
import { koreanDay, pageAt } from "#domain/card-life.ts";
import { decideGuestQuota, decideUpload } from "#domain/photo.ts";
import { Refusal } from "#domain/refusal.ts";
import { isPhotoKey, newPhotoKey } from "#server/photos/photo-files.ts";
import type { Visitor } from "#server/ports.ts";
import { type CardRow, findCard } from "#server/store/cards.ts";
import { findPhoto, guestCounts, inPhotoTurn, insertPhoto, type PhotoRow } from "#server/store/photos.ts";
import { builder } from "./builder.ts";
import { contentOf } from "./card.ts";
import { kindOf } from "./card-content.ts";
import type { Context } from "./context.ts";
import { Photo, PhotoUpload } from "./photo.ts";

const MINUTE_MS = 60_000;

function visitorOf({ visitor }: Context): Visitor {
  if (!visitor) throw new Refusal("VISITOR_REQUIRED");
  return visitor;
}

/** A card that guests see now, whose section takes photos from them at this moment. */
async function wallOf(
  context: Context,
  { id, section: name }: { id: string; section: string },
): Promise<CardRow> {
  const now = context.clock.now();
  const known = cardId.safeParse(id);
  const card = known.success ? await findCard(context.database.orm, known.data) : undefined;
  if (!card?.liveVersion || pageAt(card, now) !== "page") throw new Refusal("NOT_FOUND");
  const kind = kindOf(context, card);
  const content = await contentOf(context, { card, version: card.liveVersion });
  const section = kind.sections.find((candidate) => candidate.name === name);
  const day = { today: koreanDay(now), when: kind.facts(content).when };
  if (!section?.leaving?.takesPhotos || !shownSections(kind, content, day).includes(name)) {
    throw new Refusal("NOT_FOUND");
  }
  const sentence = section.leaving.closed(content.sections[name], now);
  if (sentence) throw new Refusal("CLOSED", { sentence });
  return card;
}

/** What this visitor announced. Somebody else's, an unknown and a malformed name are answered alike. */
async function sentPhoto(context: Context, key: string): Promise<PhotoRow> {
  const { id } = visitorOf(context);
  const photo = isPhotoKey(key) ? await findPhoto(context.database.orm, key) : undefined;
  if (photo?.visitor !== id || photo.removedAt) throw new Refusal("NOT_FOUND");
  return photo;
}

builder.mutationFields((t) => ({
  prepareGuestPhoto: t.field({
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
      const { key } = await inPhotoTurn(context.database.orm, {
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
    type: Photo,
    description: "The file was sent: makes the photo of it. Asking again answers with the same photo.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => context.photos.finish(await sentPhoto(context, id)),
  }),
}));
