import { useEffect, useRef, useState } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import { GuestContext } from "#cards/engine/guest.ts";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import { CardFrame } from "./card-frame.tsx";
import { DrawnCard } from "./drawn-card.tsx";
import { follow, reveal } from "./reveal.ts";
import { drawSeenFirst } from "./seen-first.ts";

type Props = {
  /** An earlier version, looked at instead of the newest. */
  looked?: CardContent | null;
  /** Out of sight it is not drawn anew; it catches up when it is shown. */
  shown?: boolean;
  /** The section whose form is open. */
  section: string | null;
  onPick(section: string): void;
};

/** The card as it is going to be, while it is made. */
export function Preview({ looked = null, shown = true, section, onPick }: Props) {
  const { kind, id } = useOpenCard();
  const newest = useContent((content) => content);
  const drawn = useRef(newest);
  if (shown) drawn.current = newest;
  const content = looked ?? drawn.current;
  const [page, setPage] = useState<Document | null>(null);
  const pick = useRef(onPick);
  pick.current = onPick;

  useChangesFollowed(page, content);
  useSeenFirst(page);

  useEffect(() => {
    if (page && section && shown) reveal(page, section);
  }, [page, section, shown]);

  useEffect(() => (page ? listenIn(page, (name) => pick.current(name)) : undefined), [page]);

  return (
    <CardFrame title="카드 미리보기" onPage={setPage}>
      <GuestContext value={null}>
        <DrawnCard kind={kind} content={content} id={id} opened={looked ? null : section} />
      </GuestContext>
    </CardFrame>
  );
}

/** Goes where something changed, by typing or by a step back. */
function useChangesFollowed(page: Document | null, content: CardContent) {
  const before = useRef(content);
  useEffect(() => {
    const changed = content.order.filter((name) => content.sections[name] !== before.current.sections[name]);
    before.current = content;
    const [only] = changed;
    if (page && only && changed.length === 1) follow(page, only);
  }, [page, content]);
}

/** Another theme is another font for every word, and the maker waits for those in view. */
function useSeenFirst(page: Document | null) {
  const { store } = useOpenCard().cardStore;
  useEffect(() => {
    if (!page) return;
    // Before React has drawn anything of it: what is measured now is as it was painted, and costs nothing.
    return store.subscribe(({ content: now }, { content: before }) => {
      if (now.theme.name !== before.theme.name) drawSeenFirst(page);
    });
  }, [page, store]);
}

/** A tap opens the form of its section. Links of the card lead nowhere while it is being made. */
function listenIn(page: Document, pick: (section: string) => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  page.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element | null;
      if (target?.closest("a[href]")) {
        event.preventDefault();
        event.stopPropagation();
      }
      const section = target?.closest<HTMLElement>("[data-section]")?.dataset.section;
      if (section) pick(section);
    },
    { capture: true, signal },
  );
  page.addEventListener("submit", (event) => event.preventDefault(), { capture: true, signal });
  return () => life.abort();
}
