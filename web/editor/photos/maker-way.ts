import type { Area } from "#cards/engine/editor.ts";
import { ask } from "#web/api.ts";
import { CutPhotoDocument, FinishPhotoDocument, PreparePhotoDocument } from "#web/graphql/graphql.ts";
import type { StoredPhoto, UploadWay } from "#web/photos/send-photo.ts";

/** How a maker's photos go to the server, and are cut there. */
export type MakerWay = UploadWay & {
  cut(cut: { key: string; area: Area; turn: number }): Promise<StoredPhoto>;
};

export function makerWay(card: string): MakerWay {
  return {
    prepare: async (file) => (await ask(PreparePhotoDocument, { card, ...file })).preparePhoto,
    finish: async (id) => (await ask(FinishPhotoDocument, { id })).finishPhoto,
    cut: async (cut) => (await ask(CutPhotoDocument, cut)).cutPhoto,
  };
}
