import { type ComponentProps, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Guest } from "#cards/engine/guest.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { Drawings } from "#cards/themes/draw/drawings.ts";
import { whenIdle } from "#web/editor/when-idle.ts";
import { CardRoot } from "./card-root.tsx";
import { createGuest } from "./guest-api.ts";
import type { BringOffline } from "./mind-network.ts";

/** One file a kind and one a theme: a guest gets one of each. */
const viewers = import.meta.glob<{ interactiveViewers: Viewers; lazyViewers?: LazyViewers }>(
  "../../cards/kinds/*/interactive-viewers.tsx",
);
const drawings = import.meta.glob<Drawings>("../../cards/themes/*/drawings.tsx");

type Viewers = ComponentProps<typeof CardRoot>["viewers"];
type LazyViewers = Record<string, () => Promise<Viewers[string]>>;

/** Draws the page once more over what the server drew, so that it answers. */
export async function hydrateCard(bringOffline: BringOffline): Promise<void> {
  const root = document.getElementById("card");
  const state = document.getElementById("page")?.textContent;
  if (!root || !state) return;
  const page: CardPage = JSON.parse(state);
  const parts = await bringParts(page);
  if (!parts) return;
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <HydratedCard page={page} {...parts} bringOffline={bringOffline} onHydrated={resolve} />,
    );
  });
  // A guest's first touch is answered before anything is kept for later ones.
  whenIdle(() => void bringOffline().then(({ keepCard }) => keepCard(), noOffline));
}

const noOffline = () => undefined;

/** What this page is hydrated with. */
export async function bringParts(page: CardPage) {
  const loadViewers = viewers[`../../cards/kinds/${page.card.kind}/interactive-viewers.tsx`];
  const loadDrawings = drawings[`../../cards/themes/${page.look.theme}/drawings.tsx`];
  if (!loadViewers || !loadDrawings) return null;
  const [kind, theme] = await Promise.all([loadViewers(), loadDrawings()]);
  const shown = { ...kind.interactiveViewers, ...(await arrived(kind.lazyViewers ?? {}, page.shown)) };
  return { viewers: shown, drawings: theme };
}

/** Of those that come by themselves, the ones this card shows. */
async function arrived(lazy: LazyViewers, shown: readonly string[]): Promise<Viewers> {
  const wanted = Object.entries(lazy).filter(([name]) => shown.includes(name));
  return Object.fromEntries(await Promise.all(wanted.map(async ([name, load]) => [name, await load()])));
}

type Props = {
  page: CardPage;
  viewers: Viewers;
  drawings: Drawings;
  bringOffline: BringOffline;
  onHydrated(): void;
};

/** At first just what the server drew; then with a guest who can leave something. */
function HydratedCard({ page, viewers, drawings, bringOffline, onHydrated }: Props) {
  const [guest, setGuest] = useState<Guest | null>(null);
  useEffect(() => {
    // Nothing can be left on a sample.
    if (page.card.id !== null) setGuest(createGuest(page, bringOffline));
    loadSheets(page.look.sheets);
    onHydrated();
  }, [page, bringOffline, onHydrated]);
  return <CardRoot page={page} viewers={viewers} drawings={drawings} guest={guest} />;
}

/** The page came with the letters of its own words; what it says from now on, and what guests write, has others. */
function loadSheets(sheets: readonly string[]): void {
  // Before the page's own rules: what those already hold is not fetched once more.
  for (const href of sheets) {
    document.head.prepend(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
}
