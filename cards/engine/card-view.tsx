import { type ComponentType, type CSSProperties, type ReactNode, useMemo } from "react";
import { asDrawn } from "#cards/parts/as-drawn.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import type { Drawings } from "#cards/themes/draw/drawings.ts";
import type { Look } from "#cards/themes/look.ts";
import styles from "./card-view.module.css";
import type { CardFacts, ViewerProps } from "./viewer.ts";

type Props = {
  look: Look;
  /** The sections to draw, in order; see `shownSections`. */
  shown: readonly string[];
  sections: Readonly<Record<string, unknown>>;
  card: CardFacts;
  /** All of a kind; in a guest's browser those that answer, see `interactive-viewers.tsx` of the kinds. */
  viewers: Record<string, ComponentType<ViewerProps<never>>>;
  drawings: Drawings;
  /** Before the sheet, outside of it. */
  head?: ReactNode;
  /** After the last section. */
  foot?: ReactNode;
};

/** A whole card: the sheet in its theme, and on it its sections. */
export function CardView({ look, shown, sections, card, viewers, drawings, head, foot }: Props) {
  const { Background, Divider } = drawings;
  // No key that a maker types changes them.
  const background = useMemo(() => Background && <Background />, [Background]);
  const divider = useMemo(() => <Divider />, [Divider]);
  return (
    <DrawingsContext value={drawings}>
      <div className={styles.ground} style={look.variables as CSSProperties}>
        {head}
        <main
          className={styles.sheet}
          data-theme={look.theme}
          data-heading={look.heading}
          data-eyebrow={look.eyebrow}
          data-cover={look.cover}
          data-photo={look.photo}
          data-entrance={look.entrance}
          data-round={look.isRound}
          lang={card.language}
        >
          {background && <div className={styles.background}>{background}</div>}
          {shown.map((name, index) => {
            const Viewer = viewers[name];
            const section = { id: name, className: styles.section, "data-section": name };
            if (!Viewer) return <section key={name} {...section} {...asDrawn} />;
            return (
              <section key={name} {...section}>
                {index > 1 && index % 3 === 2 && <div className={styles.divider}>{divider}</div>}
                <Viewer content={sections[name] as never} card={card} />
              </section>
            );
          })}
          {foot}
        </main>
      </div>
    </DrawingsContext>
  );
}
