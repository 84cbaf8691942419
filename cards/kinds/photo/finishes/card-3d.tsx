import { type PointerEvent, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import type { Finish } from "#cards/kinds/photo/sizes.ts";
import styles from "./card-3d.module.css";
import { askForMotion, mustAskForMotion } from "./motion-permission.ts";
import { useTilt } from "./use-tilt.ts";

/** Who moves a finger further than this wanted to see the light move, not the other side. */
const TAP_REACH = 10;

type Props = {
  front: ReactNode;
  back: ReactNode;
  finish: Finish;
  /** Which card it is, for who cannot see it. */
  label: string;
  /** Which side is up, where that is not the card's own affair. */
  flipped?: boolean;
  onFlip?(flipped: boolean): void;
};

/** A card to hold: it turns over under a tap or Enter, and its surface shines as it leans. As wide as its place. */
export function Card3d({ front, back, finish, label, flipped, onFlip }: Props) {
  const [turned, setTurned] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const { leanTo, rest } = useTilt(card);
  const showsBack = flipped ?? turned;

  function flip() {
    setTurned(!showsBack);
    onFlip?.(!showsBack);
  }

  function isDrag({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
    const from = pressed.current;
    return from !== null && Math.hypot(clientX - from.x, clientY - from.y) > TAP_REACH;
  }

  return (
    <div className={styles.place}>
      <div className={styles.held}>
        <div
          ref={card}
          className={styles.card}
          data-finish={finish}
          data-flipped={showsBack}
          aria-hidden="true"
        >
          <span className={styles.turn}>
            <Side name="front">{front}</Side>
            <Side name="back">{back}</Side>
          </span>
        </div>
        {/* Over the card, not around it: what is written there is not what the button is called. */}
        <button
          type="button"
          className={styles.touch}
          aria-label={`${label}, ${showsBack ? "뒷면" : "앞면"}. 누르면 뒤집힙니다.`}
          onPointerDown={({ clientX, clientY }) => {
            pressed.current = { x: clientX, y: clientY };
          }}
          onPointerMove={leanTo}
          onPointerLeave={rest}
          onPointerCancel={rest}
          onPointerUp={(event: PointerEvent) => event.pointerType !== "mouse" && rest()}
          onClick={(event) => {
            // Enter and the space bar click without a point.
            const byKey = event.detail === 0;
            if (byKey || !isDrag(event)) flip();
          }}
        />
      </div>
      <MotionQuestion />
    </div>
  );
}

function Side({ name, children }: { name: "front" | "back"; children: ReactNode }) {
  return (
    <span className={styles.side} data-side={name}>
      {children}
      <span className={styles.foil} />
      <span className={styles.sparks} />
      <span className={styles.light} />
      <span className={styles.rim} />
    </span>
  );
}

const never = () => () => {};

/** Only where the device wants to be asked, and until it was. */
function MotionQuestion() {
  const mustAsk = useSyncExternalStore(never, mustAskForMotion, () => false);
  const [asked, setAsked] = useState(false);
  if (!mustAsk || asked) return null;
  return (
    <button
      type="button"
      className={styles.question}
      onClick={async () => {
        await askForMotion();
        setAsked(true);
      }}
    >
      휴대전화를 기울여 보기
    </button>
  );
}
