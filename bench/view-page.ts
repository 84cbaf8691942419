import { chromium } from "@playwright/test";
import { dataWith, running, weddingWith } from "./given.ts";
import { amount, type Figure, median, ratio } from "./measure.ts";
import { look, PAIRS, type Seen, scriptsOf } from "./phone.ts";
import { plainPage, staticServer } from "./static-page.ts";

/** B4, B5, B6: what a guest's phone pays for a card with twenty photos. */
export async function viewPage(browserPath: string): Promise<Figure[]> {
  const data = await dataWith(weddingWith(20));
  const ours = await running(["server/main.ts"], { DATA_DIR: data.folder });
  const address = `${ours.url}/card/${data.id}`;
  const browser = await chromium.launch({ executablePath: browserPath });
  const plain = await plainPage(browser, address);
  const still = await staticServer(plain);
  try {
    const weight = await scriptsOf(browser, address);
    const seen: { ours: Seen; still: Seen }[] = [];
    for (let run = 0; run < PAIRS; run += 1) {
      seen.push({ ours: await look(browser, address), still: await look(browser, still.url) });
    }
    const all = seen.map((one) => one.ours);
    return [
      amount({
        row: "B4",
        what: "JavaScript that runs before a touch, gzip",
        value: weight.before,
        unit: "KB",
        atMost: 5,
      }),
      amount({
        row: "B4",
        what: "all that is needed to interact, gzip",
        value: weight.all,
        unit: "KB",
        atMost: 60,
      }),
      ratio({
        row: "B5",
        what: "LCP on a slow phone, against a hand-written static page",
        ours: median(all.map(({ lcp }) => lcp)),
        peer: median(seen.map(({ still: { lcp } }) => lcp)),
        unit: "ms",
        atMost: 1.2,
      }),
      amount({
        row: "B6",
        what: "blocking time in the same runs",
        value: median(all.map(({ blocking }) => blocking)),
        unit: "ms",
        atMost: 50,
      }),
      amount({
        row: "B6",
        what: "layout shift in the same runs",
        value: median(all.map(({ shift }) => shift)),
        unit: "",
        atMost: 0.02,
      }),
    ];
  } finally {
    await browser.close();
    await ours.stop();
    still.server.close();
    data.remove();
  }
}
