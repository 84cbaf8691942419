import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { photoWidths } from "#cards/engine/photo.ts";
import { KEPT_EDGE } from "#domain/photo.ts";
import { fetched, memberOf } from "./asking.ts";
import { dataWith, running, weddingWith } from "./given.ts";
import { type Figure, median, percentile, ratio, timed } from "./measure.ts";
import { photoOf12Megapixels } from "./phone-photo.ts";

const RUNS = 5;
const AT_ONCE = 8;
/** How often somebody opens a card meanwhile. */
const EVERY_MS = 20;
const IDLE_MS = 5_000;

/** B10: a photo of a phone until all its sizes are kept, against sharp alone; and who opens a card while eight come. */
export async function uploads(): Promise<Figure[]> {
  const data = await dataWith(weddingWith(20));
  const app = await running(["server/main.ts"], { DATA_DIR: data.folder }, { cores: "all" });
  try {
    const jpeg = await photoOf12Megapixels();
    const member = await memberOf(app);
    const card = await member.draft("greeting", weddingWith(1));
    const runs: { ours: number; peer: number }[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      runs.push({
        ours: await timed(() => member.sendPhoto(card, jpeg)),
        peer: await timed(() => byHand(jpeg)),
      });
    }
    const address = `${app.url}/card/${data.id}`;
    const idle = await opened(address, sleep(IDLE_MS));
    const sent = Promise.all(Array.from({ length: AT_ONCE }, () => member.sendPhoto(card, jpeg)));
    const busy = await opened(address, sent);
    // In the first its process begins.
    const warm = runs.slice(1);
    return [
      ratio({
        row: "B10",
        what: "a photo of 12 megapixels until all its sizes are kept, against sharp making them",
        ours: median(warm.map((run) => run.ours)),
        peer: median(warm.map((run) => run.peer)),
        unit: "ms",
        atMost: 1.25,
      }),
      ratio({
        row: "B10",
        what: `p99 of a card while ${AT_ONCE} photos come, against at rest`,
        ours: percentile(busy, 0.99),
        peer: percentile(idle, 0.99),
        unit: "ms",
        atMost: 3,
      }),
    ];
  } finally {
    await app.stop();
    data.remove();
  }
}

/** The same sizes of the same quality, as `server/photos/draw-sizes.ts` makes them. */
async function byHand(jpeg: Buffer): Promise<void> {
  const edge = { width: KEPT_EDGE, height: KEPT_EDGE, fit: "inside", withoutEnlargement: true } as const;
  const { data, info } = await sharp(jpeg).resize(edge).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await Promise.all([
    sharp(data, { raw }).jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer(),
    ...photoWidths.map((width) =>
      sharp(data, { raw })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 82, effort: 3 })
        .toBuffer(),
    ),
  ]);
}

async function opened(address: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = until.then(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push(await timed(async () => (await fetched(address)).arrayBuffer()));
    await sleep(EVERY_MS);
  }
  await over;
  return times;
}
