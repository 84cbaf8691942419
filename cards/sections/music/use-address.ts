import { useCallback, useEffect, useRef, useState } from "react";
import type { Sound } from "./sound.ts";

/** Where a sound lies: a file at once, a piece once it is made, which `make` begins. */
export function useAddress(sound: Sound | null): { address: string | undefined; make(): void } {
  const [made, setMade] = useState<{ track: string; address: string }>();
  const making = useRef<string>(undefined);
  const track = sound && "track" in sound ? sound.track : undefined;

  const make = useCallback(() => {
    if (!track || making.current === track) return;
    making.current = track;
    import("./synth.ts")
      .then(({ synthesise }) => synthesise(track))
      .then(
        (piece) => making.current === track && setMade({ track, address: URL.createObjectURL(piece) }),
        // A browser without the means stays silent; where the network failed, the next touch tries again.
        () => {
          making.current = undefined;
        },
      );
  }, [track]);

  useEffect(() => {
    if (made) return () => URL.revokeObjectURL(made.address);
  }, [made]);

  const address = sound && "address" in sound ? sound.address : undefined;
  return { address: address ?? (made && made.track === track ? made.address : undefined), make };
}
