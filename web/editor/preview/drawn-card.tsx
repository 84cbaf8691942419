import { type ComponentType, memo, type ReactNode, Suspense, use, useMemo, useRef, useState } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import { CardView } from "#cards/engine/card-view.tsx";
import type { Kind } from "#cards/engine/kind.ts";
import { cardPage } from "#cards/engine/page.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { pageOf, siteNameIn } from "#cards/kinds/kinds.ts";
import { viewersOf } from "#cards/kinds/modules.tsx";
import { drawings } from "#cards/themes/drawings.tsx";
import { koreanDay } from "#domain/korean-day.ts";
import { useCardFonts } from "./card-fonts.ts";
import { drawnNear } from "./near.tsx";

type Props = {
  kind: Kind;
  content: CardContent;
  /** The address it has or is going to have. */
  id?: string;
  /** Only so many sections from the first, where a glance is enough. */
  sections?: number;
  /** The section whose form is open. */
  opened?: string | null;
  /** What stands in its place until it can be drawn. */
  meanwhile?: ReactNode;
};

/** A card as guests will see it, with nothing to leave. */
export const DrawnCard = memo(function DrawnCard({ meanwhile, ...props }: Props) {
  return (
    <Suspense fallback={meanwhile}>
      <Drawn {...props} />
    </Suspense>
  );
});

/** Only what changed is drawn anew. */
function Drawn({ kind, content, id = "0000000000000000", sections, opened }: Omit<Props, "meanwhile">) {
  // A moment that moved with every key would draw every section anew.
  const [since] = useState(() => new Date());
  const [today] = useState(() => koreanDay(since));
  const page = cardPage({
    kind,
    content,
    id: null,
    address: `${location.origin}${pageOf(kind, { id, name: siteNameIn(kind, content) })}`,
    today,
    now: since.toISOString(),
    isTrial: false,
    kakaoKey: null,
    opened,
  });
  const card = useSteady(page.card);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a look is its theme's, and no letter changes that.
  const look = useMemo(() => page.look, [content.theme]);
  return (
    <>
      <CardFonts sheets={look.sheets} />
      <CardView
        look={look}
        shown={page.shown.slice(0, sections)}
        sections={page.sections}
        card={card}
        viewers={use(steadyViewers(kind))}
        drawings={drawings[content.theme.name]}
      />
    </>
  );
}

/** Apart from the card: that its fonts are wanted now is no reason to draw it anew. */
function CardFonts({ sheets }: { sheets: readonly string[] }) {
  const mark = useRef<HTMLSpanElement>(null);
  useCardFonts(sheets, mark);
  return <span ref={mark} hidden />;
}

/** The same object as long as it says the same. */
function useSteady<Value>(value: Value): Value {
  const known = useRef({ value, says: "" });
  const says = JSON.stringify(value);
  if (known.current.says !== says) known.current = { value, says };
  return known.current.value;
}

type Viewers = Record<string, ComponentType<ViewerProps<never>>>;
const viewersKnown = new Map<string, Promise<Viewers>>();

function steadyViewers({ name: kind, sections }: Kind): Promise<Viewers> {
  const known = viewersKnown.get(kind);
  if (known) return known;
  const hasFields = new Set(sections.filter(({ entries }) => entries).map(({ name }) => name));
  const coming = viewersOf(kind).then((viewers) =>
    Object.fromEntries(
      Object.entries(viewers).map(([name, Viewer]) => [
        name,
        memo(hasFields.has(name) ? drawnNear(Viewer) : Viewer),
      ]),
    ),
  );
  viewersKnown.set(kind, coming);
  coming.catch(() => viewersKnown.delete(kind));
  return coming;
}
