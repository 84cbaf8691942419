import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { thumbnailOf } from "#cards/kinds/modules.tsx";
import { settledPalette } from "#cards/themes/colour.ts";
import { themeNamed } from "#cards/themes/themes.ts";
import { DrawnCard } from "./drawn-card.tsx";
import styles from "./small-card.module.css";

type Props = {
  kind: Kind;
  content: CardContent;
  /** What stands in its place until it is drawn; its paper where nothing is given. */
  meanwhile?: ReactNode;
  /** Drawn wherever it stands. */
  isAhead?: boolean;
};

/** A living card as small as a stamp, to be looked at only; drawn when it comes near. */
export function SmallCard({ kind, content, meanwhile, isAhead = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const near = isNear || isAhead;

  useEffect(() => {
    if (!place.current || near) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  const Picture = thumbnailOf(kind.name);
  const { paper } = settledPalette(themeNamed(content.theme.name), content.theme.choice);
  return (
    <div
      ref={place}
      className={styles.place}
      style={{ "--paper": paper } as CSSProperties}
      aria-hidden="true"
      inert
    >
      {!near && meanwhile}
      {near && Picture && (
        <Suspense fallback={meanwhile}>
          <Picture content={content} />
        </Suspense>
      )}
      {near && !Picture && (
        <div className={styles.card}>
          <DrawnCard kind={kind} content={standingStill(kind, content)} sections={1} meanwhile={meanwhile} />
        </div>
      )}
    </div>
  );
}

/** Where many stand beside one another, nothing opens, falls or glows. */
function standingStill({ first }: Kind, content: CardContent): CardContent {
  const still = { ...content.sections[first], opening: "none", effect: "none" };
  return { ...content, sections: { ...content.sections, [first]: still } };
}
