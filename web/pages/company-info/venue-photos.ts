import { ask } from "#web/api.ts";
import type { FileKeeper } from "#web/editor/photos/file-storage.ts";
import type { MakerWay } from "#web/editor/photos/maker-way.ts";
import { CutPhotoDocument, FinishPhotoDocument, PrepareVenuePhotoDocument } from "#web/graphql/graphql.ts";

/** How a picture of a hall goes to the server: it belongs to the company, and to no card. */
export const venueWay: MakerWay = {
  prepare: async (file) => (await ask(PrepareVenuePhotoDocument, file)).prepareVenuePhoto,
  finish: async (id) => (await ask(FinishPhotoDocument, { id })).finishPhoto,
  cut: async (cut) => (await ask(CutPhotoDocument, cut)).cutPhoto,
};

/** One picture in a form that is sent as a whole: it does not outlive the page. */
export const noKeeper: FileKeeper = {
  keep: async () => false,
  forget() {},
  adopt: async () => [],
};
