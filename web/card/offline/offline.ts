import type { SentEntry, UnsentEntry } from "#cards/engine/guest.ts";
import type { CardPage } from "#cards/engine/page.ts";
import { whenIdle } from "#web/editor/when-idle.ts";
import { CARD_STORES } from "#web/offline-worker/kept-cards.ts";
import { askAsVisitor } from "../ask-as-visitor.ts";
import { leaveNow } from "../leave-now.ts";
import { keepCard } from "./keep-card.ts";
import { sayCopy } from "./kept-copy.ts";
import { offlineWords } from "./offline-words.ts";
import { sayBelow } from "./strip.ts";
import { copyMark, thisPage } from "./this-page.ts";
import { createUnsentEntries, type Outcome } from "./unsent-entries.ts";
import { flagUnsent, hasUnsent } from "./unsent-flag.ts";

export { keepCard };

/** What somebody who was here before has at once: word that this is a copy, and what they left on its way. */
export function beginOffline(): void {
  const page = thisPage();
  if (!page?.card.id) return;
  const mark = copyMark();
  if (mark) sayCopy(page, mark);
  else whenIdle(() => void keepAnew(page).catch(() => undefined));
  // Where somebody writes, the form itself says that it waits.
  if (hasUnsent()) unsentHere(page, { onStuck: () => sayBelow(page, { words: wordsOf(page).waits }) });
  else sayWhatBecame(page);
}

const wordsOf = ({ card }: CardPage) => offlineWords[card.language];

/** A card that is kept already is kept as it is now, with all that a touch would have brought. */
async function keepAnew(page: CardPage): Promise<void> {
  if (!("caches" in window) || !(await caches.has(CARD_STORES + location.pathname))) return;
  const { alive } = document.documentElement.dataset;
  const { bringParts }: typeof import("../hydrate.tsx") = await import(/* @vite-ignore */ `${alive}`);
  await bringParts(page);
  await keepCard();
}

/** Leaves something as soon as there is a network. */
export async function leaveLater(
  entry: SentEntry,
  onUnsent: (unsent: UnsentEntry) => void,
): Promise<Outcome> {
  const page = thisPage();
  if (!page) throw new Error("There is no card here");
  return unsentHere(page, { onStuck: () => undefined }).leave(entry, onUnsent);
}

let unsent: ReturnType<typeof createUnsentEntries> | undefined;

/** One for the whole page, at work from the moment it is needed. */
function unsentHere(page: CardPage, { onStuck }: { onStuck(): void }) {
  if (unsent) return unsent;
  const card = page.card.id ?? "";
  const say = wordsOf(page);
  unsent = createUnsentEntries({
    card,
    send: (entry) => leaveNow({ card, ask: askAsVisitor, entry }),
    onSent: () => tell(page, say.sent),
    onRefused: (sentence) => tell(page, say.refused(sentence)),
    onWaiting: flagUnsent,
    onStuck,
  });
  unsent.start();
  return unsent;
}

/** As the page's card is opened anew once there is a network, what is told here is told there again. */
const TOLD = "goi.sent";

function tell(page: CardPage, words: string): void {
  try {
    sessionStorage.setItem(TOLD, JSON.stringify({ card: page.card.id, words }));
  } catch {}
  sayBelow(page, { words, button: { label: wordsOf(page).read, act: forgetTold } });
}

function forgetTold(): void {
  try {
    sessionStorage.removeItem(TOLD);
  } catch {}
}

function sayWhatBecame(page: CardPage): void {
  try {
    const { card, words } = JSON.parse(sessionStorage.getItem(TOLD) ?? "{}");
    if (card === page.card.id && words) tell(page, words);
  } catch {}
}
