import { add, cross, sub, times, unit, type Vec } from "../maths/vec.ts";
import { nth, type Shape, sheet } from "./shape.ts";
import { curve } from "./solids.ts";

type Ribbon = {
  through: readonly Vec[];
  width: number | ((share: number) => number);
  /** Where its width points at each place along the way. */
  side: (share: number) => Vec;
  /** How far a place stands off the flat band, across (-1 to 1) and along. */
  swell?: (across: number, share: number) => number;
  steps?: number;
};

/** A flat band along a smooth path. */
export function ribbon({ through, width, side, swell = () => 0, steps = 120 }: Ribbon): Shape {
  const path = Array.from({ length: steps + 1 }, (_, step) => curve(through, step / steps));
  return sheet({
    across: 12,
    along: steps,
    at: (u, v) => {
      const step = Math.round(v * steps);
      const ahead = unit(sub(nth(path, Math.min(steps, step + 1)), nth(path, Math.max(0, step - 1))));
      const across = unit(side(v));
      const out = unit(cross(across, ahead));
      const share = (u - 0.5) * 2;
      const half = (typeof width === "number" ? width : width(v)) / 2;
      return add(add(nth(path, step), times(across, share * half)), times(out, swell(share, v)));
    },
  });
}
