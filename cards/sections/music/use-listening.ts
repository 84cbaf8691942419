import { useCallback, useEffect, useRef, useState } from "react";
import { askForQuiet, onQuiet } from "#cards/parts/quiet.ts";
import { silenceAddress } from "./silence.ts";
import type { Sound } from "./sound.ts";

/** What a maker hears while they choose, by the button that began it. A piece of ours is drawn first. */
type Heard = { id: string; isComing: boolean };

/** One thing at a time, until it is tapped again, something else sounds, or the form is left. */
export function useListening(volume: number) {
  const [heard, setHeard] = useState<Heard | null>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const turn = useRef(0);

  const stop = useCallback(() => {
    turn.current += 1;
    audio.current?.pause();
    setHeard(null);
  }, []);

  useEffect(() => {
    if (audio.current) audio.current.volume = volume;
  }, [volume]);

  useEffect(() => {
    const hide = () => document.hidden && stop();
    document.addEventListener("visibilitychange", hide);
    const endQuiet = onQuiet(stop);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      endQuiet();
      stop();
    };
  }, [stop]);

  async function hear(id: string, sound: Sound) {
    // Whatever else sounds on the page, this too, makes way.
    askForQuiet();
    const player = audio.current ?? Object.assign(new Audio(), { loop: true, volume });
    audio.current = player;
    const mine = turn.current;
    setHeard({ id, isComing: true });
    try {
      if ("track" in sound) {
        player.src = silenceAddress();
        player.play().catch(() => {});
      }
      const address = "track" in sound ? await drawn(sound.track) : sound.address;
      if (mine !== turn.current) return;
      player.src = address;
      await player.play();
      if (mine === turn.current) setHeard({ id, isComing: false });
    } catch {
      // The network, or a browser without the means: the list is silent, and the next tap tries again.
      if (mine === turn.current) stop();
    }
  }

  return { heard, hear, stop };
}

const known = new Map<string, Promise<string>>();

/** Each is drawn once, and kept as long as the page: a maker goes to and fro between two. */
function drawn(track: Extract<Sound, { track: string }>["track"]): Promise<string> {
  const before = known.get(track);
  if (before) return before;
  const drawing = import("./synth.ts")
    .then(({ synthesise }) => synthesise(track))
    .then((piece) => URL.createObjectURL(piece));
  drawing.catch(() => known.delete(track));
  known.set(track, drawing);
  return drawing;
}
