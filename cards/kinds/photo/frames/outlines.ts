import type { FrameOpening, Size } from "./frame.ts";

/** A hundredth of a millimetre is finer than any printer. */
function mm(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

export type Spot = readonly [x: number, y: number];

const at = ([x, y]: Spot) => `${mm(x)} ${mm(y)}`;

export function polygon(spots: readonly Spot[]): string {
  return `M${spots.map(at).join("L")}Z`;
}

export function whole({ width, height }: Size): FrameOpening {
  return { x: 0, y: 0, width, height };
}

/** So much further in on every side. */
export function inset({ x, y, width, height }: FrameOpening, by: number): FrameOpening {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

export function rectangle({ x, y, width, height }: FrameOpening, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}Z`;
  const corner = (dx: number, dy: number) => `a${mm(r)} ${mm(r)} 0 0 1 ${mm(dx)} ${mm(dy)}`;
  return `M${mm(x + r)} ${mm(y)}h${mm(width - 2 * r)}${corner(r, r)}v${mm(height - 2 * r)}${corner(-r, r)}h${mm(2 * r - width)}${corner(-r, -r)}v${mm(2 * r - height)}${corner(r, -r)}Z`;
}

/** The same as a hole in a shape around it. */
export function rectangularHole({ x, y, width, height }: FrameOpening, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${mm(r)} ${mm(r)} 0 0 0 ${mm(dx)} ${mm(dy)}`;
  if (r === 0) return `M${mm(x)} ${mm(y)}v${mm(height)}h${mm(width)}v${mm(-height)}Z`;
  return `M${mm(x + r)} ${mm(y)}${corner(-r, r)}v${mm(height - 2 * r)}${corner(r, r)}h${mm(width - 2 * r)}${corner(r, -r)}v${mm(2 * r - height)}${corner(-r, -r)}Z`;
}

export function ellipse({ x, y, width, height }: FrameOpening): string {
  const [rx, ry] = [mm(width / 2), mm(height / 2)];
  return `M${mm(x)} ${mm(y + height / 2)}a${rx} ${ry} 0 1 1 ${mm(width)} 0a${rx} ${ry} 0 1 1 ${mm(-width)} 0Z`;
}

export function discOutline([x, y]: Spot, radius: number): string {
  return ellipse({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
}

/** Round above, straight below; on something wide the bow is flatter. */
export function arch({ x, y, width, height }: FrameOpening): string {
  const rise = Math.min(width / 2, height * 0.6);
  return `M${mm(x)} ${mm(y + height)}V${mm(y + rise)}a${mm(width / 2)} ${mm(rise)} 0 0 1 ${mm(width)} 0V${mm(y + height)}Z`;
}

export function heartOutline({ x, y, width, height }: FrameOpening): string {
  const p = (px: number, py: number) => `${mm(x + width * px)} ${mm(y + height * py)}`;
  return `M${p(0.5, 0.99)}C${p(0.34, 0.86)} ${p(0.01, 0.62)} ${p(0.01, 0.31)}C${p(0.01, 0.13)} ${p(0.14, 0.02)} ${p(0.27, 0.02)}C${p(0.37, 0.02)} ${p(0.46, 0.08)} ${p(0.5, 0.18)}C${p(0.54, 0.08)} ${p(0.63, 0.02)} ${p(0.73, 0.02)}C${p(0.86, 0.02)} ${p(0.99, 0.13)} ${p(0.99, 0.31)}C${p(0.99, 0.62)} ${p(0.66, 0.86)} ${p(0.5, 0.99)}Z`;
}

type OneSide = { along: Spot; count: number; length: number };

/** Even steps along the four sides, clockwise from the top left corner. */
function sides({ width, height }: FrameOpening, step: number): OneSide[] {
  const across = Math.max(2, Math.round(width / step));
  const down = Math.max(2, Math.round(height / step));
  return [
    { along: [1, 0], count: across, length: width / across },
    { along: [0, 1], count: down, length: height / down },
    { along: [-1, 0], count: across, length: width / across },
    { along: [0, -1], count: down, length: height / down },
  ];
}

type Bows = {
  step: number;
  bow: "out" | "in" /** Left straight between two of them, as a part of the step. */;
  gap?: number;
};

/** Bows all the way round: outwards as of a cloud, or bitten out as of a stamp. */
export function scalloped(box: FrameOpening, { step, bow, gap = 0 }: Bows): string {
  const path = sides(box, step).map(({ along: [dx, dy], count, length }) => {
    const bite = length * (1 - gap);
    const half = gap === 0 ? "" : `l${mm((dx * length * gap) / 2)} ${mm((dy * length * gap) / 2)}`;
    const arc = `a${mm(bite / 2)} ${mm(bite / 2)} 0 0 ${bow === "out" ? 1 : 0} ${mm(dx * bite)} ${mm(dy * bite)}`;
    return `${half}${arc}${half}`.repeat(count);
  });
  return `M${mm(box.x)} ${mm(box.y)}${path.join("")}Z`;
}

/** Middles of the bows that `scalloped` makes. */
export function bowMiddles(box: FrameOpening, step: number): Spot[] {
  let [x, y] = [box.x, box.y];
  return sides(box, step).flatMap(({ along: [dx, dy], count, length }) =>
    Array.from({ length: count }, (): Spot => {
      const middle: Spot = [x + (dx * length) / 2, y + (dy * length) / 2];
      x += dx * length;
      y += dy * length;
      return middle;
    }),
  );
}

/** Paper that was torn along its four sides, always the same way. */
export function torn(
  box: FrameOpening,
  { step, rough, seed }: { step: number; rough: number; seed: number },
): string {
  let [x, y] = [box.x, box.y];
  const spots = sides(box, step).flatMap(({ along: [dx, dy], count, length }, side) =>
    Array.from({ length: count }, (_, index): Spot => {
      const wild = Math.sin((side * 37 + index) * 12.9898 + seed) * 43758.5453;
      const off = (wild - Math.floor(wild)) * rough;
      const spot: Spot = [x - dy * off, y + dx * off];
      x += dx * length;
      y += dy * length;
      return spot;
    }),
  );
  return polygon(spots);
}
