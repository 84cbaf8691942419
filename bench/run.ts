import { adminSearch } from "./admin-search.ts";
import { api } from "./api.ts";
import { backup } from "./backup.ts";
import { cardPage } from "./card-page.ts";
import { coldPage } from "./cold-page.ts";
import { cost } from "./cost.ts";
import { draining } from "./draining.ts";
import { editor } from "./editor.ts";
import { eventLoop } from "./event-loop.ts";
import { facePage } from "./face-page.ts";
import { growth } from "./growth.ts";
import { inspector } from "./inspector.ts";
import { kindPages } from "./kind-pages.ts";
import { largeBodies } from "./large-bodies.ts";
import type { Figure } from "./measure.ts";
import { memory } from "./memory.ts";
import { peers } from "./peers.ts";
import { photo } from "./photo.ts";
import { print } from "./print.ts";
import { processes } from "./processes.ts";
import { start } from "./start.ts";
import { studio } from "./studio.ts";
import { uploads } from "./uploads.ts";
import { viewPage } from "./view-page.ts";

/** Prints every figure beside its bar; ends with a failure where one is missed. */
const wanted = process.argv.slice(2);
const browser = process.env.CHROME_PATH ?? "";
const benches: Record<string, () => Promise<Figure[]>> = {
  "card-page": cardPage,
  "cold-page": coldPage,
  photo,
  api,
  uploads,
  draining,
  "view-page": () => viewPage(browser),
  peers: () => peers(browser),
  cost: () => cost(browser),
  "kind-pages": () => kindPages(browser),
  editor: () => editor(browser),
  "face-page": () => facePage(browser),
  studio: () => studio(browser),
  "admin-search": adminSearch,
  inspector,
  print,
  "large-bodies": largeBodies,
  "event-loop": eventLoop,
  memory,
  start,
  processes,
  backup,
  growth: () => growth(wanted),
};

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) {
  // Ten minutes and ten gigabytes are for who asks for them.
  if (wanted.length > 0 ? !wanted.includes(name) : ["backup", "growth"].includes(name)) continue;
  for (const figure of await bench()) {
    figures.push(figure);
    const { row, what, measured, bar, holds } = figure;
    console.log(`${holds ? "✓" : "✗"} ${row} ${what}: ${measured}, must be ${bar}`);
  }
}
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
