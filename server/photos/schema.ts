import { mayEdit } from "#domain/access.ts";
import { nextState } from "#domain/card-life.ts";
import { type Owner, ownerOf } from "#domain/member.ts";
import { decideMemberQuota, decideUpload } from "#domain/photo.ts";
import { Refusal } from "#domain/refusal.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { approvedCompany } from "#server/companies/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import type { UploadForm } from "#server/ports.ts";
import { grantedPhoto, photoOwner } from "./access.ts";
import { newPhotoKey } from "./photo-files.ts";
import { isFinished } from "./photo-work.ts";
import { type FinishedPhoto, insertPhoto, type PhotoRow, storedBy, withPhotoLock } from "./store.ts";

const FormField = builder.objectRef<{ name: string; value: string }>("FormField").implement({
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});

export const PhotoUpload = builder.objectRef<{ id: string; form: UploadForm }>("PhotoUpload").implement({
  description: "Where and how to send a file: a form with these fields and, as the last, `file`.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "To say that the file is there." }),
    url: t.string({ resolve: ({ form }) => form.url }),
    fields: t.field({
      type: [FormField],
      resolve: ({ form }) => Object.entries(form.fields).map(([name, value]) => ({ name, value })),
    }),
  }),
});

export const PhotoObject = builder.objectRef<FinishedPhoto>("Photo").implement({
  description: "A stored photo, as cards speak of it.",
  fields: (t) => ({
    key: t.exposeString("key"),
    width: t.exposeInt("width"),
    height: t.exposeInt("height"),
    placeholder: t.exposeString("placeholder", { description: "A thumbhash, in base 64." }),
  }),
});

const PhotoArea = builder.inputType("PhotoArea", {
  description: "A part of a photo, in pixels of its largest size after it was turned.",
  fields: (t) => ({
    x: t.int({ required: true }),
    y: t.int({ required: true }),
    width: t.int({ required: true }),
    height: t.int({ required: true }),
  }),
});

/** Smaller cuts are blurred on every phone. */
const SMALLEST_CUT = 50;

/** A row for a photo or for music of a member's, where there is room for it. */
export function announcePhoto(
  context: Context,
  { owner, bytes }: { owner: Owner; bytes: number },
): Promise<PhotoRow> {
  return withPhotoLock(context.database.orm, {
    whose: owner,
    async work(tx) {
      decideMemberQuota(await storedBy(tx, owner), bytes);
      return insertPhoto(tx, { key: newPhotoKey(), bytes, createdAt: context.clock.now(), from: { owner } });
    },
  });
}

builder.mutationFields((t) => ({
  preparePhoto: t.field({
    access: cardOwner("card", mayEdit),
    type: PhotoUpload,
    description: "A form for one picture, good for ten minutes.",
    args: {
      card: t.arg.id({ required: true }),
      bytes: t.arg.int({ required: true }),
      type: t.arg.string({ required: true, description: "What the browser calls it; may be empty." }),
    },
    async resolve(_root, { bytes, type: announced }, context) {
      const card = grantedCard(context);
      nextState(card, "save");
      const type = decideUpload({ bytes, type: announced });
      const { key } = await announcePhoto(context, { owner: card.owner, bytes });
      return { id: key, form: await context.photos.form({ key, type, bytes, origin: context.origin }) };
    },
  }),
  prepareVenuePhoto: t.field({
    access: approvedCompany,
    type: PhotoUpload,
    description: "The same for a picture of a company's hall.",
    args: { bytes: t.arg.int({ required: true }), type: t.arg.string({ required: true }) },
    async resolve(_root, { bytes, type: announced }, context) {
      const type = decideUpload({ bytes, type: announced });
      const { key } = await announcePhoto(context, { owner: ownerOf(memberOf(context)), bytes });
      return { id: key, form: await context.photos.form({ key, type, bytes, origin: context.origin }) };
    },
  }),
  finishPhoto: t.field({
    access: photoOwner("id"),
    type: PhotoObject,
    description: "The file was sent: makes the photo of it. Asking again answers with the same photo.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => context.photos.finish(grantedPhoto(context)),
  }),
  cutPhoto: t.field({
    access: photoOwner("key"),
    type: PhotoObject,
    description: "A new photo: a part of another after it was turned.",
    args: {
      key: t.arg.string({ required: true }),
      area: t.arg({ type: PhotoArea, required: true }),
      turn: t.arg.int({ required: true, description: "Clockwise: 0, 90, 180 or 270." }),
    },
    async resolve(_root, { area, turn }, context) {
      const from = grantedPhoto(context);
      if (!isFinished(from)) throw new Refusal("NOT_FOUND");
      const { x, y, width, height } = area;
      const isCut =
        x >= 0 && y >= 0 && Math.min(width, height) >= SMALLEST_CUT && [0, 90, 180, 270].includes(turn);
      if (!isCut) throw new Refusal("INVALID");
      const owner = ownerOf(memberOf(context));
      const to = await announcePhoto(context, { owner, bytes: from.bytes });
      return context.photos.cut({ from, to, cut: { area, turn } });
    },
  }),
}));
