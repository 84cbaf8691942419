import { type CSSProperties, type PointerEvent, type ReactNode, useId, useRef } from "react";
import { asDrawn } from "#cards/parts/as-drawn.ts";
import type { Candle } from "./candles.ts";
import { Flame } from "./flames.tsx";
import styles from "./stage.module.css";

/** A finger is wider than a flame. */
const REACH = 26;
const WIDTH = 360;

/** In two parts: what stands behind the candles and what stands before them. */
export type CakeDrawing = { behind: ReactNode; before: ReactNode };

type Props = {
  /** Absent in a guest's browser, which leaves it as the server drew it. */
  cake?: CakeDrawing;
  candles: readonly Candle[];
  /** For each candle that went out, as the how manieth of one breath. */
  out: ReadonlyMap<number, number>;
  isBlown: boolean;
  /** What is touched goes out. */
  onTouch(candle: number): void;
};

/** The cake on its stand. A finger puts out what it passes; whoever sees nothing of it has the buttons. */
export function CakeStage({ cake, candles, out, isBlown, onTouch }: Props) {
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  // Ids of its own: several cards may stand on one page.
  const paints = { "--cake-turn": `url(#${id}turn)`, "--cake-halo": `url(#${id}halo)` };

  function touched({ clientX, clientY, buttons, type }: PointerEvent) {
    const box = drawing.current?.getBoundingClientRect();
    if (!box || (type === "pointermove" && buttons === 0)) return;
    const scale = WIDTH / box.width;
    const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale];
    candles.forEach((candle, index) => {
      const above = candle.y - y;
      const near =
        Math.abs(candle.x - x) < REACH / 2 &&
        above > candle.height * 0.4 &&
        above < candle.height + REACH * 1.5;
      if (near && !out.has(index)) onTouch(index);
    });
  }

  return (
    <svg
      ref={drawing}
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 330`}
      fill="none"
      className={styles.stage}
      data-blown={isBlown}
      style={paints as CSSProperties}
      onPointerDown={touched}
      onPointerMove={touched}
    >
      <defs>
        <linearGradient id={`${id}turn`} x1="68" x2="292" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#3a1c10" stopOpacity=".34" />
          <stop offset=".28" stopColor="#3a1c10" stopOpacity=".04" />
          <stop offset=".5" stopColor="#fff6dd" stopOpacity=".22" />
          <stop offset=".72" stopColor="#3a1c10" stopOpacity=".05" />
          <stop offset="1" stopColor="#3a1c10" stopOpacity=".38" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="#ffdf9e" stopOpacity=".62" />
          <stop offset=".4" stopColor="#ffc46b" stopOpacity=".2" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
      </defs>
      {cake ? <g className={styles.lit}>{cake.behind}</g> : <g className={styles.lit} {...asDrawn} />}
      {candles.map((candle, index) => (
        <Flame key={`${candle.x} ${candle.y}`} candle={candle} index={index} out={out.get(index) ?? null} />
      ))}
      {cake ? <g className={styles.lit}>{cake.before}</g> : <g className={styles.lit} {...asDrawn} />}
    </svg>
  );
}
