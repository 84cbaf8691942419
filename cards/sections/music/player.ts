import { type RefObject, useEffect, useRef, useState } from "react";
import { onQuiet } from "#cards/parts/quiet.ts";
import { rise } from "./rise.ts";
import type { MusicFade } from "./section.ts";

/** What a browser counts as a guest's consent to sound. */
const touches = ["pointerup", "touchend", "keydown"] as const;

type Player = { playing: boolean; toggle(): void };
type Wish = {
  audio: RefObject<HTMLAudioElement | null>;
  /** Absent until the sound is there; it is asked for by `make`. */
  address: string | undefined;
  make(): void;
  volume: number;
  fade: MusicFade;
  startsByItself: boolean;
};

/** Music that begins with the guest's first touch, rests while the card is hidden, and stays off once turned off. */
export function usePlayer({ audio, address, make, volume, fade, startsByItself }: Wish): Player {
  const [playing, setPlaying] = useState(false);
  /** The guest has decided for or against; nothing starts by itself any more. */
  const decided = useRef(false);
  /** The guest turned it on before it was there. */
  const awaited = useRef(false);

  useEffect(() => {
    const sound = audio.current;
    if (!sound) return;
    let rests = false;
    let endRise = () => {};
    const listening = new AbortController();
    const { signal } = listening;
    const show = () => setPlaying(!sound.paused);
    const begin = () => {
      show();
      endRise();
      endRise = rise(sound, { volume, fade });
    };
    if (!sound.paused) begin();
    sound.addEventListener("play", begin, { signal });
    sound.addEventListener("pause", show, { signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.hidden) {
          rests = !sound.paused;
          sound.pause();
        } else if (rests) sound.play().catch(() => {});
      },
      { signal },
    );
    const endQuiet = onQuiet(() => {
      decided.current = true;
      rests = false;
      sound.pause();
    });
    return () => {
      listening.abort();
      endRise();
      endQuiet();
      sound.pause();
    };
  }, [audio, volume, fade]);

  useEffect(() => {
    if (startsByItself) make();
  }, [startsByItself, make]);

  useEffect(() => {
    if (!address || !awaited.current) return;
    awaited.current = false;
    // Where a browser wants a touch for it, the next one is enough.
    audio.current?.play().catch(() => {});
  }, [audio, address]);

  useEffect(() => {
    if (!startsByItself || !address) return;
    const waiting = new AbortController();
    const screen = document.querySelector<HTMLDialogElement>("[data-opening-screen]");
    const start = (event?: Event) => {
      // Whatever has its own say about sound, a switch or a film, is left to say it.
      if (event?.target instanceof Element && event.target.closest("[data-sound]")) return;
      // The opening screen asks first, and may be answered with no.
      if (screen?.open) return;
      if (decided.current || (screen && screen.returnValue === screen.dataset.openingScreen))
        return waiting.abort();
      audio.current?.play().then(
        () => waiting.abort(),
        () => {},
      );
    };
    for (const touch of touches) document.addEventListener(touch, start, { signal: waiting.signal });
    screen?.addEventListener("close", () => start(), { signal: waiting.signal });
    // The page may have been hydrated by that very touch.
    if (navigator.userActivation?.hasBeenActive) start();
    return () => waiting.abort();
  }, [audio, address, startsByItself]);

  function toggle() {
    const sound = audio.current;
    if (!sound) return;
    decided.current = true;
    if (!sound.paused) sound.pause();
    else if (address) sound.play().catch(() => {});
    else {
      awaited.current = !awaited.current;
      make();
    }
  }

  return { playing, toggle };
}
