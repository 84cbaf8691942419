import { useElementSize } from "@mantine/hooks";
import { useMemo } from "react";
import type { CardContent } from "#cards/card.ts";
import { CardView } from "#cards/card-view.tsx";
import { addressOf } from "#cards/kinds.ts";
import { viewers } from "#cards/screens.tsx";
import { drawings } from "#cards/themes/drawings.tsx";
import { lookOf } from "#cards/themes/look.ts";
import { todayInKorea } from "#cards/when.ts";
import type { KnownKind } from "./known-kind.ts";
import styles from "./thumbnail.module.css";

/** Covers are drawn for a phone of this width. */
const DRAWN_WIDTH = 390;

/** The first section of a card as its guests see it, made small. */
export function LivingCover({ content, kind }: { content: CardContent; kind: KnownKind }) {
  const { ref, width } = useElementSize();
  const sections = useMemo(() => standingStill(content, kind), [content, kind]);
  const card = {
    ...kind.facts(content),
    id: null,
    address: addressOf(kind, "view", "0"),
    today: todayInKorea(new Date()),
    language: content.language,
    kind: kind.name,
  };
  return (
    <div ref={ref} className={styles.living}>
      {width > 0 && (
        <div className={styles.drawn} style={{ scale: width / DRAWN_WIDTH }}>
          <CardView
            look={lookOf(content.theme)}
            sections={sections}
            shown={[kind.first]}
            card={card}
            viewers={viewers[kind.name]}
            drawings={drawings[content.theme.name]}
          />
        </div>
      )}
    </div>
  );
}

/** In a list nothing opens, falls or glows. */
function standingStill({ sections }: CardContent, { first }: KnownKind): CardContent["sections"] {
  return { ...sections, [first]: { ...sections[first], opening: "none", effect: "none" } };
}
