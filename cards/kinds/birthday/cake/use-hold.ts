import { type MouseEvent, useEffect, useRef, useState } from "react";

/** From here on a touch is held. */
const HELD_MS = 320;
/** A long breath puts out this many a second. */
const EACH_MS = 170;

type Breath = { onPuff(): void; onMore(): void };

/** A button that is tapped for one puff, or held for a long breath. Keys and other helpers tap. */
export function useHold({ onPuff, onMore }: Breath) {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const breathed = useRef(false);
  const acts = useRef({ onPuff, onMore });
  useEffect(() => {
    acts.current = { onPuff, onMore };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function begin() {
    breathed.current = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(more, HELD_MS);
  }

  function more() {
    breathed.current = true;
    setHeld(true);
    acts.current.onMore();
    timer.current = setTimeout(more, EACH_MS);
  }

  function end() {
    clearTimeout(timer.current);
    setHeld(false);
  }

  return {
    held,
    button: {
      onPointerDown: begin,
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: end,
      // A long touch would open the browser's own menu.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick() {
        if (!breathed.current) acts.current.onPuff();
        breathed.current = false;
      },
    },
  };
}
