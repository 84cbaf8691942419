import { GuestRefusal } from "#cards/engine/guest.ts";
import type { ApiOperation } from "#web/api-call.ts";
import { FinishGuestPhotoDocument, PrepareGuestPhotoDocument } from "#web/graphql/graphql.ts";
import { codeOf, problemOf } from "./photo-problem.ts";
import { type StoredPhoto, sendPhoto } from "./send-photo.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

const LOST = "인터넷 연결이 끊겼습니다. 고르신 사진은 그대로 있으니, 연결된 뒤에 다시 눌러 주세요.";

/** Asks the server in the visitor's name. */
type Ask = <Result, Variables extends Record<string, unknown>>(
  operation: ApiOperation<Result, Variables>,
  variables?: Variables,
) => Promise<Result>;

type GuestPhoto = {
  ask: Ask;
  card: string;
  section: string;
  file: File;
  onProgress(part: number): void;
};

/** Stores a photo that a guest wants to leave on a card. Throws a GuestRefusal. */
export async function sendGuestPhoto({
  ask,
  card,
  section,
  file,
  onProgress,
}: GuestPhoto): Promise<StoredPhoto> {
  const stop = new AbortController();
  const way = {
    async prepare(sent: { bytes: number; type: string }) {
      try {
        return (await ask(PrepareGuestPhotoDocument, { card, section, ...sent })).prepareGuestPhoto;
      } catch (error) {
        // The form says that it waits, and waits for as long as the server wants.
        if (codeOf(error) === "RATE_LIMITED") stop.abort(error);
        throw error;
      }
    },
    finish: async (id: string) => (await ask(FinishGuestPhotoDocument, { id })).finishGuestPhoto,
  };
  try {
    const { body } = await shrinkPhoto(file);
    return await sendPhoto({
      body,
      way,
      onProgress,
      // A guest stands before one button: better to hear at once why nothing moves.
      onWaiting: (sentence) => sentence && stop.abort(new GuestRefusal({ code: "OFFLINE", message: LOST })),
      signal: stop.signal,
    });
  } catch (error) {
    if (error instanceof GuestRefusal) throw error;
    throw new GuestRefusal(problemOf(error));
  }
}
