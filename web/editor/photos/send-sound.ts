import type { SoundWays } from "#cards/engine/editor.ts";
import { decideSoundUpload } from "#domain/sound.ts";
import { ask } from "#web/api.ts";
import { FinishSoundDocument, PrepareSoundDocument } from "#web/graphql/graphql.ts";
import { PhotoProblem } from "#web/photos/photo-problem.ts";
import { sendFile } from "#web/photos/send-photo.ts";

/** Sends music to a card; what cannot be taken is said before a byte of it travels. */
export function sendSound(card: string): SoundWays["sendSound"] {
  return async ({ file, onProgress, signal }) => {
    decideSoundUpload({ bytes: file.size, type: file.type });
    const way = {
      prepare: async (sent: { bytes: number; type: string }) =>
        (await ask(PrepareSoundDocument, { card, ...sent, hasRights: true })).prepareSound,
      finish: async (id: string) => (await ask(FinishSoundDocument, { id })).finishSound,
    };
    const { key, type, seconds } = await sendFile({ body: file, way, onProgress, signal }).catch(said);
    return { key, type: type === "m4a" ? "m4a" : "mp3", seconds };
  };
}

/** What nobody foresaw is said of photos. */
function said(error: unknown): never {
  if (error instanceof PhotoProblem && error.code === "INTERNAL") {
    throw new PhotoProblem("음악을 올리지 못했습니다. 다시 해 주세요.", { code: error.code, canRetry: true });
  }
  throw error;
}
