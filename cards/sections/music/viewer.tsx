import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { useHydrated } from "#cards/parts/use-hydrated.ts";
import { usePlayer } from "./player.ts";
import type { music } from "./section.ts";
import { soundOf } from "./sound.ts";
import { useAddress } from "./use-address.ts";
import { usePlace } from "./use-place.ts";
import styles from "./viewer.module.css";

const words = {
  ko: { title: "배경 음악", on: "음악 켜기", off: "음악 끄기" },
  en: { title: "Music", on: "Play music", off: "Stop music" },
};

export function MusicViewer({ content, card }: ViewerProps<ContentOf<typeof music>>) {
  const audio = useRef<HTMLAudioElement>(null);
  const corner = useRef<HTMLSpanElement>(null);
  const [sheet, setSheet] = useState<Element | null>(null);
  const tools = sheet?.parentElement?.querySelector("[data-page-tools]") ?? null;
  const place = usePlace({ sheet, tools, corner });
  const hydrated = useHydrated();
  // A maker at work and a visitor leafing through samples start it themselves.
  const { volume, fade } = content;
  const sound = soundOf(content.source, content.startAt);
  const { address, make } = useAddress(sound);
  const startsByItself = card.id !== null;
  const { playing, toggle } = usePlayer({ audio, address, make, volume, fade, startsByItself });
  // A section that comes in by motion would carry a floating button with it; the sheet itself stands still.
  useEffect(() => setSheet(audio.current?.closest("[data-theme]") ?? null), []);

  const say = words[card.language];
  if (!sound) return null;
  const touch = playing ? say.off : say.on;
  return (
    <div className={styles.row}>
      <p className={styles.title}>
        <span className={styles.kind}>{say.title}</span>
        {sound.label && <span>{sound.label}</span>}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: music without words to read */}
      <audio
        ref={audio}
        className={hydrated || !address ? styles.unseen : styles.native}
        src={address}
        controls={!hydrated && address !== undefined}
        preload="none"
        loop
      />
      {hydrated && (
        <button type="button" className={`${action.action} ${styles.switch}`} data-sound onClick={toggle}>
          <Sign playing={playing} />
          {touch}
        </button>
      )}
      {sheet &&
        createPortal(
          <>
            <span ref={corner} className={styles.corner} />
            <button
              type="button"
              className={styles.floating}
              data-sound
              data-place={place}
              aria-label={touch}
              onClick={toggle}
            >
              <Sign playing={playing} />
            </button>
          </>,
          tools ?? sheet,
        )}
    </div>
  );
}

/** A note, struck out while it is silent; four bars that breathe while it sounds. */
function Sign({ playing }: { playing: boolean }) {
  return (
    <svg className={styles.sign} aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
      {playing ? (
        <>
          <path className={styles.bar} d="M5 6v12" />
          <path className={styles.bar} d="M9.7 6v12" />
          <path className={styles.bar} d="M14.3 6v12" />
          <path className={styles.bar} d="M19 6v12" />
        </>
      ) : (
        <path d="M9 17.4V6.6l9-2v10.8M9 17.4a2.6 2.2 0 1 1-5.2 0 2.6 2.2 0 0 1 5.2 0zM18 15.4a2.6 2.2 0 1 1-5.2 0 2.6 2.2 0 0 1 5.2 0zM4.5 3.5l16 17" />
      )}
    </svg>
  );
}
