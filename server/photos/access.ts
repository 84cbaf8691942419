import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { type Access, createGrant } from "#server/graphql/access.ts";
import { type Context, memberOf, visitorOf } from "#server/graphql/context.ts";
import { isPhotoKey } from "./photo-files.ts";
import { findPhoto, type PhotoRow } from "./store.ts";

const granted = createGrant<PhotoRow>("photo");

/** The photo of who was let through. */
export const grantedPhoto = granted.of;

/** Somebody else's, an unknown and a malformed name are answered alike. */
function senderOf<Name extends string>(
  who: string,
  { argument, isOwn }: { argument: Name; isOwn: (context: Context) => (photo: PhotoRow) => boolean },
): Access<Record<Name, string>> {
  return {
    who: `${who} of the photo in ${argument}`,
    async check({ [argument]: key }, context) {
      const isCallers = isOwn(context);
      const photo = isPhotoKey(key) ? await findPhoto(context.database.orm, key) : undefined;
      if (!photo || !isCallers(photo) || photo.removedAt) throw new Refusal("NOT_FOUND");
      granted.give(context, photo);
    },
  };
}

/** The member who sent it. */
export function photoOwner<Name extends string>(argument: Name) {
  return senderOf("owner", {
    argument,
    isOwn(context) {
      const owner = ownerOf(memberOf(context));
      return (photo) => photo.owner === owner;
    },
  });
}

/** The guest's device that sent it. */
export function guestPhotoOwner<Name extends string>(argument: Name) {
  return senderOf("visitor", {
    argument,
    isOwn(context) {
      const { id } = visitorOf(context);
      return (photo) => photo.visitor === id;
    },
  });
}
