import type { Operation } from "#web/api-call.ts";
import { FinishGuestPhotoDocument, PrepareGuestPhotoDocument } from "#web/graphql/graphql.ts";
import { problemOf } from "./photo-problem.ts";
import { type StoredPhoto, sendPhoto } from "./send-photo.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** Asks the server in the visitor's name. */
type Ask = <Result, Variables extends Record<string, unknown>>(
  operation: Operation<Result, Variables>,
  variables?: Variables,
) => Promise<Result>;

type GuestPhoto = {
  ask: Ask;
  card: string;
  section: string;
  file: File;
  onProgress(part: number): void;
  signal?: AbortSignal;
};

/** Stores a photo that a guest wants to leave on a card. Throws a PhotoProblem, whose message is for the guest. */
export async function sendGuestPhoto({
  ask,
  card,
  section,
  file,
  ...rest
}: GuestPhoto): Promise<StoredPhoto> {
  const { onProgress, signal = new AbortController().signal } = rest;
  const way = {
    prepare: async (sent: { bytes: number; type: string }) =>
      (await ask(PrepareGuestPhotoDocument, { card, section, ...sent })).prepareGuestPhoto,
    finish: async (id: string) => (await ask(FinishGuestPhotoDocument, { id })).finishGuestPhoto,
  };
  const { body } = await shrinkPhoto(file).catch((error) => Promise.reject(problemOf(error)));
  return sendPhoto({ body, way, onProgress, signal });
}
