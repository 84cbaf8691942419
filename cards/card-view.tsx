import type { ComponentType, CSSProperties } from "react";
import type { CardContent } from "./card.ts";
import styles from "./card-view.module.css";
import { DrawingsContext } from "./parts/drawings-context.ts";
import { themeVariables } from "./themes/colour.ts";
import type { Drawings } from "./themes/draw/drawings.ts";
import { themeNamed } from "./themes/themes.ts";
import type { CardFacts, ViewerProps } from "./viewer.ts";

type Props = {
  content: Pick<CardContent, "theme" | "language" | "sections">;
  /** The sections to draw, in order; see `shownSections`. */
  shown: readonly string[];
  card: CardFacts;
  viewers: Record<string, ComponentType<ViewerProps<never>>>;
  drawings: Drawings;
};

/** A whole card: the sheet in its theme, and on it its sections. */
export function CardView({ content, shown, card, viewers, drawings }: Props) {
  const theme = themeNamed(content.theme.name);
  const { Background, Divider } = drawings;
  return (
    <DrawingsContext value={drawings}>
      <div className={styles.ground} style={themeVariables(theme, content.theme.choice) as CSSProperties}>
        <main
          className={styles.sheet}
          data-theme={theme.name}
          data-heading={theme.heading}
          data-eyebrow={theme.type.eyebrow}
          data-cover={theme.cover.align}
          data-photo={theme.cover.photo}
          data-entrance={theme.motion.entrance}
          data-round={theme.radius >= 12}
          lang={content.language}
        >
          {Background && (
            <div className={styles.background}>
              <Background />
            </div>
          )}
          {shown.map((name, index) => {
            const Viewer = viewers[name];
            if (!Viewer) return null;
            return (
              <section key={name} id={name} className={styles.section} data-section={name}>
                {index > 1 && index % 3 === 2 && (
                  <div className={styles.divider}>
                    <Divider />
                  </div>
                )}
                <Viewer content={content.sections[name] as never} card={card} />
              </section>
            );
          })}
        </main>
      </div>
    </DrawingsContext>
  );
}
