import { type CSSProperties, useEffect, useRef, useState } from "react";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import type { BreathEnded } from "./breath.ts";
import { useHold } from "./use-hold.ts";
import styles from "./viewer.module.css";
import type { CakeWords } from "./words.ts";

type Props = {
  say: CakeWords;
  left: number;
  /** Puts out so many of those that still burn. */
  blow(most: number): void;
  onBlowing(isBlown: boolean): void;
};

/** Three puffs are enough for any cake. */
const PUFFS = 3;

/** Ways to blow: a tap, a long touch, or a breath that the telephone hears. */
export function Blowing({ say, left, blow, onBlowing }: Props) {
  const [all] = useState(left);
  const puff = Math.max(1, Math.ceil(all / PUFFS));
  const { held, button } = useHold({ onPuff: () => blow(puff), onMore: () => blow(1) });
  useEffect(() => onBlowing(held), [held, onBlowing]);
  return (
    <div className={styles.ways}>
      <button type="button" className={styles.blow} data-held={held} {...button}>
        <span>{say.blow}</span>
        <small>{say.hold}</small>
      </button>
      <Microphone say={say} onBreath={() => blow(1)} onBlowing={onBlowing} />
    </div>
  );
}

type MicrophoneProps = { say: CakeWords; onBreath(): void; onBlowing(isBlown: boolean): void };

/** Asked for only when it is tapped, and let go of as soon as the candles are out. */
function Microphone({ say, onBreath, onBlowing }: MicrophoneProps) {
  const [listening, setListening] = useState<AbortController | null>(null);
  const [ended, setEnded] = useState<BreathEnded>("stopped");
  const meter = useRef<HTMLSpanElement>(null);
  const act = useRef(onBreath);
  useEffect(() => {
    act.current = onBreath;
  });
  useEffect(() => () => listening?.abort(), [listening]);

  async function begin() {
    const life = new AbortController();
    setEnded("stopped");
    setListening(life);
    const { listenForBreath: listen } = await import("./breath.ts");
    const heard = {
      onLevel(level: number) {
        meter.current?.style.setProperty("--level", level.toFixed(2));
        onBlowing(level >= 0.6);
      },
      onBreath: () => act.current(),
    };
    const why = await listen(heard, life.signal).catch((): BreathEnded => "denied");
    if (life.signal.aborted) return;
    onBlowing(false);
    setListening(null);
    setEnded(why);
  }

  function stop() {
    listening?.abort();
    setListening(null);
    onBlowing(false);
  }

  if (listening) {
    return (
      <div className={styles.listening}>
        <p role="status">
          <span
            ref={meter}
            className={styles.meter}
            style={{ "--level": 0 } as CSSProperties}
            aria-hidden="true"
          />
          {say.listening}
        </p>
        <small>{say.privacy}</small>
        <button type="button" className={styles.plain} onClick={stop}>
          {say.stop}
        </button>
      </div>
    );
  }
  return (
    <>
      <button type="button" className={styles.plain} onClick={() => void begin()}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor">
          <path
            d="M3 9h9.5a2.5 2.5 0 1 0-2.3-3.5M3 13h14a2.7 2.7 0 1 1-2.5 3.7M3 17h6.5a2 2 0 1 1-1.8 2.9"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </svg>
        {say.breathe}
      </button>
      <EntryNote>{ended === "stopped" ? "" : say[ended]}</EntryNote>
    </>
  );
}
