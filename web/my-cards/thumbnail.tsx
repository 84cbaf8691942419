import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from "react";
import { type ThemeName, themeNamed, themeNames } from "#cards/themes/themes.ts";
import type { CardFieldsFragment } from "#web/graphql/graphql.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { contentQuery } from "./content-query.ts";
import type { KnownKind } from "./known-kind.ts";
import styles from "./thumbnail.module.css";

const CoverDrawing = lazy(() =>
  import("./cover-drawing.tsx").then(({ CoverDrawing }) => ({ default: CoverDrawing })),
);

type Props = { card: CardFieldsFragment; kind: KnownKind };

/** A card's own face, small: its title on its paper at once, and its cover as guests see it when it comes into view. */
export function CardThumbnail({ card, kind }: Props) {
  const { place, near } = useNear();
  // Without it the paper stays: the list itself says what counts.
  const { data: content } = useLoad(near ? contentQuery({ card, kind }) : null);

  return (
    <div ref={place} className={styles.thumbnail} style={paperOf(card.theme)} aria-hidden inert>
      <p className={styles.title}>{card.title}</p>
      {content && (
        <Suspense>
          <CoverDrawing content={content} kind={kind} />
        </Suspense>
      )}
    </div>
  );
}

function paperOf(theme: string): CSSProperties {
  const { palette } = themeNamed(isThemeName(theme) ? theme : "hanji");
  return { background: palette.paper, color: palette.ink };
}

/** A card may have been made with a theme that is no more. */
function isThemeName(name: string): name is ThemeName {
  return (themeNames as readonly string[]).includes(name);
}

/** Becomes true for good when the place comes near what is seen. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: "240px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { place, near };
}
