import type { Keepsake, KeepsakeBox } from "#cards/engine/keepsake.ts";
import type { CardPage } from "#cards/engine/page.ts";
import { Refusal } from "#domain/refusal.ts";
import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import { createSingleFlight } from "#server/limits/single-flight.ts";
import type { Clock, Files } from "#server/ports.ts";
import type { Workers } from "#server/workers/workers.ts";
import type { ReadBox } from "./draw-keepsake.ts";
import { readPhoto } from "./read-photo.ts";

/** Somebody saves a letter soon after reading it; older pictures are drawn again. */
const MOST_BYTES = 24 * 1024 * 1024;
/** Names in the address make pictures without end: many people behind one address save some, nobody draws hundreds. */
const DRAWN_A_MINUTE = 60;

type Parts = { files: Files; clock: Clock; workers: Workers };
type Wanted = { page: CardPage; keepsake: Keepsake; ip: string | undefined };

/** Draws what a kind keeps of its cards as a picture. */
export function createKeepsakes({ files, clock, workers }: Parts) {
  const drawnOnce = createSingleFlight<Uint8Array>({
    maxBytes: MOST_BYTES,
    bytesOf: ({ byteLength }) => byteLength,
  });
  const drawings = createRateLimit({ most: DRAWN_A_MINUTE, seconds: 60, clock });

  return function picture({ page, keepsake, ip }: Wanted): Promise<Uint8Array> {
    const key = `${page.card.id} ${page.card.version} ${keepsake.personal}`;
    // Who waits for what another asked for has cost nothing, and is not counted.
    return drawnOnce(key, async () => {
      const seconds = drawings(ip === undefined ? "" : networkOf(ip));
      if (seconds > 0) throw new Refusal("RATE_LIMITED", { limit: "keepsakes", retryAfterSeconds: seconds });
      const { width, box } = keepsake;
      const { fonts } = page.look;
      return workers.run("keepsake", async () => ({ width, box: await readBox(box, files), fonts }));
    });
  };
}

async function readBox({ style, children, photo, svg }: KeepsakeBox, files: Files): Promise<ReadBox> {
  return {
    style,
    svg,
    children: typeof children === "string" ? children : await all(children ?? [], files),
    ...(photo && { photo: await readPhoto(photo, files) }),
  };
}

function all(boxes: readonly KeepsakeBox[], files: Files): Promise<ReadBox[]> {
  return Promise.all(boxes.map((box) => readBox(box, files)));
}
