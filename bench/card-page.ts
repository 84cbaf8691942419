import { barePeer, type Load, load } from "./bare-peer.ts";
import { dataWith, running, weddingWith } from "./given.ts";
import { amount, type Figure, median, ratio } from "./measure.ts";

const RUNS = 3;
/** A hall that opens one link together. */
const GUESTS = 1_000;

/** B1 and B3: a kept card page against bare Node sending the same bytes, to a few and to a thousand at once. */
export async function cardPage(): Promise<Figure[]> {
  const data = await dataWith(weddingWith(20));
  const ours = await running(["server/main.ts"], { DATA_DIR: data.folder, METRICS_TOKEN });
  // By its number, as the peer's: by name, two addresses would be tried.
  const address = `${ours.url.replace("localhost", "127.0.0.1")}/card/${data.id}`;
  const spike = await load(address, { connections: GUESTS });
  const drawn = await timesDrawn(ours.url);
  const bare = await barePeer(address);
  const runs: Record<"few" | "many", { ours: Load; bare: Load }[]> = { few: [], many: [] };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      runs.few.push({ ours: await load(address), bare: await load(bare.url) });
      runs.many.push({
        ours: run === 0 ? spike : await load(address, { connections: GUESTS }),
        bare: await load(bare.url, { connections: GUESTS }),
      });
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    data.remove();
  }
  return [
    ratio({
      row: "B1",
      what: "card page from the cache, requests/s, against bare Node with the same bytes",
      ours: median(runs.few.map((run) => run.ours.perSecond)),
      peer: median(runs.few.map((run) => run.bare.perSecond)),
      unit: "requests/s",
      atLeast: 0.85,
    }),
    ratio({
      row: "B3",
      what: `p99 for ${GUESTS} at once on one card that nobody had opened, against the same`,
      ours: median(runs.many.map((run) => run.ours.p99)),
      peer: median(runs.many.map((run) => run.bare.p99)),
      unit: "ms",
      atMost: 1.3,
    }),
    amount({
      row: "B3",
      what: `of them without an answer within two seconds (bare Node: ${median(runs.many.map((run) => run.bare.late))})`,
      value: Math.max(...runs.many.map((run) => run.ours.late)),
      unit: "",
      atMost: 0,
    }),
    amount({ row: "B3", what: "drawn meanwhile", value: drawn, unit: "times", atMost: 2 }),
  ];
}

const METRICS_TOKEN = "told to nobody but this program";

async function timesDrawn(url: string): Promise<number> {
  const answer = await fetch(`${url}/-/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, count] = /card_page_render[a-z_]*_count (\d+)/.exec(await answer.text()) ?? [];
  if (!count) throw new Error("The figures do not say how often pages were drawn");
  return Number(count);
}
