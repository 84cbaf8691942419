import type { CardPage } from "#cards/engine/page.ts";
import { linkPhotoOf } from "#cards/sections/share/link-photo.ts";
import { createSingleFlight } from "#server/limits/single-flight.ts";
import type { Files } from "#server/ports.ts";
import type { Workers } from "#server/workers/workers.ts";
import { readPhoto } from "./read-photo.ts";

/** A messenger asks a few times for each card that is sent; older pictures are drawn again. */
const MOST_BYTES = 24 * 1024 * 1024;

type Shown = { page: CardPage; contentVersion: string };

/** The picture that stands beside a link in a messenger. */
export function createSharePictures({ files, workers }: { files: Files; workers: Workers }) {
  const drawnOnce = createSingleFlight<Uint8Array>({
    maxBytes: MOST_BYTES,
    bytesOf: ({ byteLength }) => byteLength,
  });

  return function picture({ page: { card, look, sections }, contentVersion }: Shown): Promise<Uint8Array> {
    return drawnOnce(`${card.id} ${contentVersion}`, () =>
      workers.run("share-picture", async () => {
        const { title, dayLine, when, place } = card;
        const found = linkPhotoOf(sections);
        const photo = found ? await readPhoto(found.photo, files) : null;
        return {
          card: { title, dayLine, when, place },
          look: { fonts: look.fonts, variables: look.variables },
          photo,
          fills: found?.fills === true,
        };
      }),
    );
  };
}
