import { useEffect, useState } from "react";
import { useOpenCard } from "#web/editor/open-card.ts";
import { FontsWantedContext } from "#web/editor/preview/card-fonts.ts";
import { whenIdle } from "#web/editor/when-idle.ts";
import styles from "./design.module.css";
import { DesignPanel } from "./design-panel.tsx";
import type { DrawnAhead } from "./themes.tsx";

/** Between two letters a browser is idle too. */
const TYPING_MS = 150;

type Props = {
  isShown: boolean;
  /** How many thumbnails may be in view when it is opened. */
  most: number;
  onNext(section: string): void;
};

/**
 * The design at its place, laid out before anybody asks for it and as long as the card is open: drawing and measuring
 * the card in a dozen themes takes longer than a tap may.
 */
export function KeptDesign({ isShown, most, onNext }: Props) {
  const ahead = useDrawnAhead(most);
  if (!isShown && ahead.drawn === 0) return null;
  return (
    <div className={styles.kept} data-shown={isShown} inert={!isShown}>
      <FontsWantedContext value={isShown}>
        <DesignPanel isShown={isShown} ahead={ahead} onNext={onNext} />
      </FontsWantedContext>
    </div>
  );
}

/** One more thumbnail whenever nobody types and the browser is idle, and from the first again after a change. */
function useDrawnAhead(most: number): DrawnAhead {
  const { kind, cardStore } = useOpenCard();
  const [ahead, setAhead] = useState<DrawnAhead>({ drawn: 0, fresh: 0 });
  const { drawn, fresh } = ahead;
  useEffect(() => {
    const drawOne = () => {
      if (fresh === Math.min(most, kind.themes.length)) return () => undefined;
      return whenIdle(() => setAhead({ drawn: Math.max(drawn, fresh + 1), fresh: fresh + 1 }));
    };
    let cancel = drawOne();
    const stop = cardStore.store.subscribe(({ content: now }, { content: before }) => {
      cancel();
      if (now !== before && fresh > 0) return setAhead({ drawn, fresh: 0 });
      const timer = setTimeout(() => {
        cancel = drawOne();
      }, TYPING_MS);
      cancel = () => clearTimeout(timer);
    });
    return () => {
      stop();
      cancel();
    };
  }, [kind, cardStore, most, drawn, fresh]);
  return ahead;
}
