import { type CSSProperties, use, useEffect, useRef, useState } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { CoverOpeningView } from "#cards/sections/cover/opening.tsx";
import { Blowing } from "./blowing.tsx";
import { calledOn } from "./called.ts";
import { candlesOf } from "./candles.ts";
import { englishWords } from "./milestones.ts";
import type { cake } from "./section.ts";
import { type CakeDrawing, CakeStage } from "./stage.tsx";
import { useCandles } from "./use-candles.ts";
import styles from "./viewer.module.css";
import { congratulation, words } from "./words.ts";

/** The dark with its smoke is part of it; then somebody finds the switch. */
const DARK_MS = 1_500;

const CALM = "(prefers-reduced-motion: reduce)";

type Props = ViewerProps<ContentOf<typeof cake>> & { cake?: CakeDrawing };

/** A dim room with a cake. When its candles are out the light goes on, and the way leads to the letter. */
export function CakeViewer({ content, card, cake }: Props) {
  const { Ornament } = use(DrawingsContext);
  const say = words[card.language];
  const candles = candlesOf(content);
  const { out, left, blow, touch, light } = useCandles(candles.length);
  const [isBlown, setBlown] = useState(false);
  const isLight = useLight(left === 0);
  const next = useRef<HTMLAnchorElement>(null);
  // The button under the finger is gone; what took its place is next for who goes by keys.
  useEffect(() => {
    if (left === 0) next.current?.focus({ preventScroll: true });
  }, [left]);
  const called = calledOn(content, card);
  const lit = { "--lit": isLight ? 1.16 : left / candles.length } as CSSProperties;
  return (
    <div className={styles.room} data-light={isLight} style={lit}>
      <div className={styles.glow} aria-hidden="true" />
      {isLight && <Confetti />}
      <header className={styles.words}>
        <span className={styles.ornament}>
          <Ornament />
        </span>
        <p className={styles.eyebrow} lang="en">
          {englishWords(content)}
        </p>
        <h1 className={styles.name}>{called}</h1>
        {content.nickname.trim() && content.name.trim() && (
          <p className={styles.full}>{content.name.trim()}</p>
        )}
        <p className={styles.said}>{congratulation(content, card.language)}</p>
      </header>
      <div className={styles.table}>
        <CakeStage cake={cake} candles={candles} out={out} isBlown={isBlown && left > 0} onTouch={touch} />
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.status}>
          {left === 0 ? say.done : out.size > 0 ? say.left(left) : say.wish}
        </p>
        {left > 0 ? (
          <>
            <Blowing say={say} left={left} blow={blow} onBlowing={setBlown} />
            <a href="#after-cake" className={styles.skip}>
              {say.skip}
            </a>
          </>
        ) : (
          <div className={styles.ways}>
            <a ref={next} href="#after-cake" className={styles.blow} data-next="true">
              <span>{say.next}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                width="22"
                height="22"
                fill="none"
                stroke="currentColor"
              >
                <path d="M5 9l7 7 7-7" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </a>
            <button type="button" className={styles.plain} onClick={light}>
              {say.again}
            </button>
          </div>
        )}
      </div>
      {content.opening === "envelope" && <CoverOpeningView opening="envelope" />}
      <span id="after-cake" className={styles.end} />
    </div>
  );
}

/** On a while after the last candle; at once where motion is unwelcome. */
function useLight(isDark: boolean): boolean {
  const [isLight, setLight] = useState(false);
  useEffect(() => {
    if (!isDark) return setLight(false);
    const soon = setTimeout(() => setLight(true), matchMedia(CALM).matches ? 0 : DARK_MS);
    return () => clearTimeout(soon);
  }, [isDark]);
  return isLight;
}

function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawnOn = canvas.current;
    if (!drawnOn || matchMedia(CALM).matches) return;
    const life = new AbortController();
    void import("./confetti.ts").then(({ throwConfetti }) => {
      if (!life.signal.aborted) throwConfetti(drawnOn, life.signal);
    });
    return () => life.abort();
  }, []);
  return (
    <div className={styles.confetti} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
