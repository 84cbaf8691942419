import { readFileSync } from "node:fs";
import type { CardContent } from "#cards/engine/card.ts";
import { startCard } from "#cards/engine/card.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { photo } from "#cards/kinds/photo/kind.ts";
import { templates } from "#cards/kinds/photo/templates/templates.ts";
import { samples as letters } from "#cards/kinds/thanks/samples.ts";
import type { PrintForm } from "#web/graphql/graphql.ts";
import { fetched, loaded, memberOf, probed, signInTried } from "./asking.ts";
import { dataWithAll, type Given, type Running, running, weddingWith } from "./given.ts";
import { amount, type Figure } from "./measure.ts";
import { photoOf12Megapixels } from "./phone-photo.ts";

const OF_EACH = 20;
const SIGN_INS = 200;
const FORMS: PrintForm[] = ["FRONT_PNG", "BACK_PNG", "PDF", "NUMBERED_PDF", "SHEET_PDF"];
/** One member may ask for ten prints a minute. */
const PRINTS_OF_MEMBER = 10;

type Load = Record<string, () => Promise<unknown>>;

/** R18: the main thread's waits while all that is dear is asked for at once, each of it for the first time. */
export async function eventLoop(): Promise<Figure[]> {
  const jpeg = await photoOf12Megapixels();
  const figures: Figure[] = [];
  // Each alone says whose fault it is, and each needs an app that has drawn nothing yet.
  for (const name of [
    "share pictures",
    "keepsakes",
    "fonts",
    "prints",
    "photos",
    "HEIC photos",
    "sign-ins",
    "all at once",
  ]) {
    const data = await dataWithAll([...weddings(), ...thanks()]);
    const args = ["--import", "./bench/event-loop-probe.ts", "server/main.ts"];
    const app = await running(
      args,
      { DATA_DIR: data.folder, TRUSTED_PROXIES: "127.0.0.1,::1" },
      { cores: "all" },
    );
    try {
      const load = await loadOf(app, { ids: data.ids, jpeg });
      // Somebody was here before: what every process loads once is not what is measured.
      await loaded(`${app.url}/`);
      const rest = await probed(app, async () => undefined);
      const work = name === "all at once" ? Object.values(load) : [load[name]];
      const during = await probed(app, () => Promise.all(work.map((ask) => ask?.())));
      console.log(`${name}: ${rest.memory.toFixed(0)} MB before, ${during.memory.toFixed(0)} MB after`);
      figures.push(
        amount({ row: "R18", what: `event loop p99, ${name}`, value: during.p99, unit: "ms", atMost: 50 }),
        amount({ row: "R18", what: `event loop max, ${name}`, value: during.max, unit: "ms", atMost: 200 }),
      );
    } finally {
      await app.stop();
      data.remove();
    }
  }
  return figures;
}

function weddings(): Given[] {
  return Array.from({ length: OF_EACH }, (_, at) => ({
    kind: kindNamed("greeting"),
    content: weddingWith(at),
  }));
}

function thanks(): Given[] {
  const content = letters[0]?.content as CardContent;
  return Array.from({ length: OF_EACH }, () => ({ kind: kindNamed("thanks"), content }));
}

async function loadOf(app: Running, { ids, jpeg }: { ids: string[]; jpeg: Buffer }): Promise<Load> {
  const cards = ids.slice(0, OF_EACH).map((id) => `${app.url}/card/${id}`);
  const thanked = ids.slice(OF_EACH).map((id) => `${app.url}/thanks/${id}`);
  const each = <One>(list: readonly One[], ask: (one: One) => Promise<unknown>) => Promise.all(list.map(ask));
  const prints = await printsOf(app);
  const sender = await memberOf(app);
  const heic = readFileSync("tests/pictures/red-and-blue.heic");
  const card = await sender.draft("greeting", weddingWith(1));
  return {
    "share pictures": () => each(cards, (address) => loaded(`${address}.png`)),
    keepsakes: () => each(thanked, (address) => loaded(`${address}.keepsake.png`)),
    fonts: () => each(cards, (address) => fetched(`${address}.gowun-batang-400.woff2`)),
    prints: () => each(prints, (print) => loaded(print)),
    photos: () => each(Array(OF_EACH).fill(card), (id) => sender.sendPhoto(id, jpeg)),
    // Small, because nobody here can write a large one; its decoder is loaded for each all the same.
    "HEIC photos": () => each(Array(OF_EACH).fill(card), (id) => sender.sendPhoto(id, heic, "image/heic")),
    "sign-ins": () => each(Array(SIGN_INS).fill(app), signInTried),
  };
}

/** Addresses of prints that nobody fetched yet. */
async function printsOf(app: Running): Promise<URL[]> {
  const { design } = templates.find(({ name }) => name === "ticket") ?? {};
  if (!design) throw new Error("There is no ticket");
  const start = startCard(photo);
  const content = { ...start, sections: { design: { ...start.sections.design, ...design } } };
  const prints: URL[] = [];
  while (prints.length < OF_EACH) {
    const member = await memberOf(app);
    for (let card = 0; card < PRINTS_OF_MEMBER / FORMS.length; card += 1) {
      const id = await member.draft("photo", content);
      for (const form of FORMS) prints.push(await member.print(id, form));
    }
  }
  return prints;
}
