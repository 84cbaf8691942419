import type { Database } from "#server/ports.ts";
import { photoOfFile } from "./photo-files.ts";
import type { PhotoPasses } from "./photo-pass.ts";
import { isOwnPhoto } from "./store.ts";

type Parts = { database: Database; photoPasses: PhotoPasses };

/** Tells which stored files whoever asks may fetch as a member: those of their own cards, also when nobody sees them. */
export function createOwnPhotos({ database, photoPasses }: Parts) {
  return async function isOwn(file: string, headers: Headers): Promise<boolean> {
    const owner = photoPasses.ownerIn(headers);
    const key = owner && photoOfFile(file);
    return key ? isOwnPhoto(database.orm, { key, owner }) : false;
  };
}
