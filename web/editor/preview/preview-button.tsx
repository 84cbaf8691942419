import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import { useContent, useOpenCard, useRested } from "#web/editor/open-card.ts";
import { whenIdle } from "#web/editor/when-idle.ts";
import styles from "./preview-button.module.css";
import { SmallCard } from "./small-card.tsx";

/** The card itself, as small as a stamp, always in sight on a phone: a tap opens the preview. */
export function PreviewButton({ onOpen }: { onOpen(): void }) {
  const { kind } = useOpenCard();
  const said = useWhenIdle(useRested((now) => now));
  // What was typed is read in the form; another world is seen here only. A colour may be dragged, and follows.
  const chosen = useContent((now) => now.theme);
  const settled = useDeferredValue(chosen);
  const theme = settled.name === chosen.name ? settled : chosen;
  const content = useMemo(() => said && { ...said, theme }, [said, theme]);
  return (
    <div className={styles.place}>
      {content && <SmallCard kind={kind} content={content} />}
      <button type="button" className={styles.button} aria-label="미리보기" onClick={onOpen} />
    </div>
  );
}

/** Drawing it is nobody's hurry: never before the browser has nothing else to do. */
function useWhenIdle(content: CardContent): CardContent | null {
  const [drawn, setDrawn] = useState<CardContent | null>(null);
  useEffect(() => whenIdle(() => setDrawn(content), { timeout: 3_000 }), [content]);
  return drawn;
}
