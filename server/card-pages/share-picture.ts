import type { CardPage } from "#cards/engine/page.ts";
import { photosIn } from "#cards/engine/photo.ts";
import { createSingleFlight } from "#server/limits/single-flight.ts";
import type { Files } from "#server/ports.ts";
import type { Workers } from "#server/workers/workers.ts";
import { cutPhoto } from "./picture-photo.ts";
import { SHARE_PHOTO } from "./share-photo.ts";

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
        const [photo] = photosIn(sections);
        return {
          card: { title, dayLine, when, place },
          look: { fonts: look.fonts, variables: look.variables },
          photo: photo ? await cutPhoto(photo, { files, ...SHARE_PHOTO }) : null,
        };
      }),
    );
  };
}
