import { type Browser, chromium } from "@playwright/test";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { dataWithAll, type Given, running } from "./given.ts";
import { amount, type Figure, median } from "./measure.ts";
import { look, RUNS, type Seen, scriptsOf } from "./phone.ts";

/** A page under a name, and one that is drawn on a canvas: their own benches are not written. */
const APART = ["greeting", "site", "photo"];

/** B4 and B6 for the first sample of every kind whose page is like the greeting card's. */
export async function kindPages(browserPath: string): Promise<Figure[]> {
  const given = await Promise.all(
    kinds
      .filter(({ name }) => !APART.includes(name))
      .map(async (kind): Promise<Given> => {
        const [sample] = await samplesOf(kind.name);
        if (!sample) throw new Error(`There is no ${kind.name} to look at`);
        return { kind, content: sample.content };
      }),
  );
  const data = await dataWithAll(given);
  const ours = await running(["server/main.ts"], { DATA_DIR: data.folder });
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const figures: Figure[] = [];
    for (const [at, { kind }] of given.entries()) {
      const address = ours.url + addressOf(kind, "view", data.ids[at] ?? "");
      figures.push(...(await figuresOf(browser, { name: kind.name, address })));
    }
    return figures;
  } finally {
    await browser.close();
    await ours.stop();
    data.remove();
  }
}

async function figuresOf(browser: Browser, { name, address }: { name: string; address: string }) {
  const weight = await scriptsOf(browser, address);
  const seen: Seen[] = [];
  for (let run = 0; run < RUNS; run += 1) seen.push(await look(browser, address));
  return [
    amount({
      row: "B4",
      what: `${name}: JavaScript before a touch, gzip`,
      value: weight.before,
      unit: "KB",
      atMost: 5,
    }),
    amount({
      row: "B4",
      what: `${name}: all that is needed to interact, gzip`,
      value: weight.all,
      unit: "KB",
      atMost: 60,
    }),
    amount({
      row: "B6",
      what: `${name}: blocking time on a slow phone`,
      value: median(seen.map(({ blocking }) => blocking)),
      unit: "ms",
      atMost: 50,
    }),
    amount({
      row: "B6",
      what: `${name}: layout shift in the same runs`,
      value: median(seen.map(({ shift }) => shift)),
      unit: "",
      atMost: 0.02,
    }),
  ];
}
