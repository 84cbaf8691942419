import { useElementSize } from "@mantine/hooks";
import { use, useMemo } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import { CardView } from "#cards/engine/card-view.tsx";
import { pageOf, siteNameIn } from "#cards/kinds/kinds.ts";
import { thumbnailOf, viewersOf } from "#cards/kinds/modules.tsx";
import { drawings } from "#cards/themes/drawings.tsx";
import { lookOf } from "#cards/themes/look.ts";
import { koreanDay } from "#domain/korean-day.ts";
import type { KnownKind } from "./known-kind.ts";
import styles from "./thumbnail.module.css";

/** Covers are drawn for a phone of this width. */
const DRAWN_WIDTH = 390;

/** The first section of a card as its guests see it, made small. */
export function CoverDrawing(props: { content: CardContent; kind: KnownKind }) {
  const Picture = thumbnailOf(props.kind.name);
  if (!Picture) return <FirstSection {...props} />;
  return (
    <div className={styles.drawing}>
      <Picture content={props.content} />
    </div>
  );
}

function FirstSection({ content, kind }: { content: CardContent; kind: KnownKind }) {
  const { ref, width } = useElementSize();
  const viewers = use(viewersOf(kind.name));
  const look = useMemo(() => lookOf(content.theme), [content]);
  const card = {
    ...kind.facts(content),
    id: null,
    address: `${location.origin}${pageOf(kind, { id: "0", name: siteNameIn(kind, content) })}`,
    today: koreanDay(new Date()),
    now: new Date().toISOString(),
    language: content.language,
    kind: kind.name,
  };
  return (
    <div ref={ref} className={styles.drawing}>
      {look.sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="card-fonts" />
      ))}
      {width > 0 && (
        <div className={styles.drawn} style={{ scale: width / DRAWN_WIDTH }}>
          <CardView
            look={look}
            shown={[kind.first]}
            sections={{ [kind.first]: standingStill(content.sections[kind.first]) }}
            card={card}
            viewers={viewers}
            drawings={drawings[look.theme]}
          />
        </div>
      )}
    </div>
  );
}

/** In a list nothing opens, falls or glows. */
function standingStill(cover: Record<string, unknown> | undefined): Record<string, unknown> {
  return { ...cover, opening: "none", effect: "none" };
}
