import { type ComponentProps, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Guest } from "#cards/guest.ts";
import type { CardPage } from "#cards/page.ts";
import type { Drawings } from "#cards/themes/draw/drawings.ts";
import { CardRoot } from "./card-root.tsx";
import { createGuest } from "./guest-api.ts";

/** One file a kind and one a theme: a guest gets one of each. */
const viewers = import.meta.glob<{ alive: Viewers; late?: Late }>("../../cards/*/alive.tsx");
const drawings = import.meta.glob<Drawings>("../../cards/themes/*/drawings.tsx");

type Viewers = ComponentProps<typeof CardRoot>["viewers"];
type Late = Record<string, () => Promise<Viewers[string]>>;

/** Draws the page once more over what the server drew, so that it answers. */
export async function comeAlive(): Promise<void> {
  const root = document.getElementById("card");
  const state = document.getElementById("page")?.textContent;
  if (!root || !state) return;
  const page: CardPage = JSON.parse(state);
  const loadViewers = viewers[`../../cards/${page.card.kind}/alive.tsx`];
  const loadDrawings = drawings[`../../cards/themes/${page.look.theme}/drawings.tsx`];
  if (!loadViewers || !loadDrawings) return;
  const [kind, theme] = await Promise.all([loadViewers(), loadDrawings()]);
  const shown = { ...kind.alive, ...(await arrived(kind.late ?? {}, page.shown)) };
  await new Promise<void>((resolve) => {
    hydrateRoot(root, <Alive page={page} viewers={shown} drawings={theme} onAlive={resolve} />);
  });
}

/** Of those that come by themselves, the ones this card shows. */
async function arrived(late: Late, shown: readonly string[]): Promise<Viewers> {
  const wanted = Object.entries(late).filter(([name]) => shown.includes(name));
  return Object.fromEntries(await Promise.all(wanted.map(async ([name, load]) => [name, await load()])));
}

type Props = { page: CardPage; viewers: Viewers; drawings: Drawings; onAlive(): void };

/** At first just what the server drew; then with a guest who can leave something. */
function Alive({ page, viewers, drawings, onAlive }: Props) {
  const [guest, setGuest] = useState<Guest | null>(null);
  useEffect(() => {
    // Nothing can be left on a sample.
    if (page.card.id !== null) setGuest(createGuest(page));
    loadSheets(page.look.sheets);
    onAlive();
  }, [page, onAlive]);
  return <CardRoot page={page} viewers={viewers} drawings={drawings} guest={guest} />;
}

/** The page came with the letters of its own words; what it says from now on, and what guests write, has others. */
function loadSheets(sheets: readonly string[]): void {
  // Before the page's own rules: what those already hold is not fetched once more.
  for (const href of sheets) {
    document.head.prepend(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
}
