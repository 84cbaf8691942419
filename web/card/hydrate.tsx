import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Guest } from "#cards/guest.ts";
import type { CardPage } from "#cards/page.ts";
import { viewers } from "#cards/screens.tsx";
import type { Drawings } from "#cards/themes/draw/drawings.ts";
import { CardRoot } from "./card-root.tsx";
import { createGuest } from "./guest-api.ts";

/** One file a theme: a guest gets the drawings of one. */
const drawings = import.meta.glob<Drawings>("../../cards/themes/*/drawings.tsx");

/** Draws the page once more over what the server drew, so that it answers. */
export async function comeAlive(): Promise<void> {
  const root = document.getElementById("card");
  const state = document.getElementById("page")?.textContent;
  if (!root || !state) return;
  const page: CardPage = JSON.parse(state);
  const load = drawings[`../../cards/themes/${page.look.theme}/drawings.tsx`];
  if (!load) return;
  const drawn = await load();
  await new Promise<void>((resolve) => {
    hydrateRoot(root, <Alive page={page} drawings={drawn} onAlive={resolve} />);
  });
}

type Props = { page: CardPage; drawings: Drawings; onAlive(): void };

/** At first just what the server drew; then with a guest who can leave something. */
function Alive({ page, drawings, onAlive }: Props) {
  const [guest, setGuest] = useState<Guest | null>(null);
  useEffect(() => {
    setGuest(createGuest(page));
    loadSheets(page.look.sheets);
    onAlive();
  }, [page, onAlive]);
  const { kind } = page.card;
  return (
    <CardRoot page={page} viewers={viewers[kind as keyof typeof viewers]} drawings={drawings} guest={guest} />
  );
}

/** The page came with the letters of its own words; what it says from now on, and what guests write, has others. */
function loadSheets(sheets: readonly string[]): void {
  for (const href of sheets) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
}
