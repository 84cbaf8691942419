export type PathPoint = readonly [x: number, y: number];

/** `[x, y, x, y, …]`, as one writes a line down. */
export function points(flat: readonly number[]): PathPoint[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[index * 2] ?? 0,
    flat[index * 2 + 1] ?? 0,
  ]);
}

/** One decimal is finer than a phone's pixel, and keeps the paths short. */
function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/** Numbers of a path: a sign parts two of them, and so does a second point. */
function join(values: readonly number[]): string {
  let text = "";
  let before = "";
  for (const value of values) {
    const next = short(value);
    const parted = text === "" || next.startsWith("-") || (next.startsWith(".") && before.includes("."));
    text += parted ? next : ` ${next}`;
    before = next;
  }
  return text;
}

export function polar(centre: PathPoint, radius: number, angle: number): PathPoint {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Straight lines through the points. */
export function line(points: readonly PathPoint[], end: "open" | "closed" = "open"): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let from = rounded(first);
  const steps = rest.map((point) => {
    const to = rounded(point);
    const step = join([to[0] - from[0], to[1] - from[1]]);
    from = to;
    return `l${step}`;
  });
  return `M${join(first)}${steps.join("")}${end === "closed" ? "z" : ""}`;
}

function rounded([x, y]: PathPoint): PathPoint {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** A smooth curve through the points (Catmull–Rom as cubic Béziers, in relative steps). */
export function curve(points: readonly PathPoint[], end: "open" | "closed" = "open"): string {
  const count = points.length;
  const at = (index: number): PathPoint => {
    const wrapped = end === "closed" ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  const segments = end === "closed" ? count : count - 1;
  let from = rounded(at(0));
  let path = `M${join(from)}`;
  for (let index = 0; index < segments; index++) {
    const [before, start, stop, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const to = rounded(stop);
    path += `c${join([
      start[0] + (stop[0] - before[0]) / 6 - from[0],
      start[1] + (stop[1] - before[1]) / 6 - from[1],
      stop[0] - (after[0] - start[0]) / 6 - from[0],
      stop[1] - (after[1] - start[1]) / 6 - from[1],
      to[0] - from[0],
      to[1] - from[1],
    ])}`;
    from = to;
  }
  return end === "closed" ? `${path}z` : path;
}

/** One cubic Bézier. */
export function cubic([from, a, b, to]: readonly [PathPoint, PathPoint, PathPoint, PathPoint]): string {
  const [x, y] = rounded(from);
  return `M${join([x, y])}c${join([a, b, rounded(to)].flatMap(([px, py]) => [px - x, py - y]))}`;
}

/** A stroke whose width changes along its way, as a filled shape: what a brush leaves. */
export function brush(along: readonly PathPoint[], width: (t: number) => number): string {
  const last = along.length - 1;
  const sides = along.map(([x, y], index) => {
    const [ax, ay] = along[Math.max(index - 1, 0)] ?? [x, y];
    const [bx, by] = along[Math.min(index + 1, last)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = width(index / last) / 2;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    return { left: [x + nx, y + ny] as PathPoint, right: [x - nx, y - ny] as PathPoint };
  });
  return curve([...sides.map((side) => side.left), ...sides.map((side) => side.right).reverse()], "closed");
}

/** Dots for a stroke with round ends. */
export function dots(points: readonly PathPoint[]): string {
  return points.map((point) => `M${join(point)}h0`).join("");
}

export function disc([x, y]: PathPoint, radius: number): string {
  const r = short(radius);
  return `M${join([x - radius, y])}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0`;
}

/** A plain leaf between two points, `belly` wide on each side: two bows that meet. */
export function leaf(from: PathPoint, to: PathPoint, belly: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * belly * 2, (dx / length) * belly * 2];
  const out = join([dx * 0.45 + nx, dy * 0.45 + ny, dx, dy]);
  const back = join([-dx * 0.55 - nx, -dy * 0.55 - ny, -dx, -dy]);
  return `M${join(rounded(from))}q${out}q${back}z`;
}

/** A slender blade that leans: from a foot of some width to a tip. */
export function spear(
  foot: PathPoint,
  tip: PathPoint,
  { wide, lean }: { wide: number; lean: number },
): string {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const [mx, my] = [dx * 0.5 - lean, dy * 0.62];
  return `M${join(rounded(foot))}q${join([mx, my, dx, dy])}q${join([mx - dx + wide, my - dy, wide - dx, -dy])}z`;
}

/** More points on the smooth curve through these: a brush needs them in tight loops. */
export function smooth(points: readonly PathPoint[], per: number): PathPoint[] {
  const last = points.length - 1;
  const at = (index: number) => points[Math.min(Math.max(index, 0), last)] ?? ([0, 0] as const);
  return Array.from({ length: last * per + 1 }, (_, step) => {
    const index = Math.min(Math.floor(step / per), last - 1);
    const t = step / per - index;
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const mix = (axis: 0 | 1) =>
      q[axis] +
      0.5 *
        t *
        (r[axis] -
          p[axis] +
          t *
            (2 * p[axis] -
              5 * q[axis] +
              4 * r[axis] -
              s[axis] +
              t * (3 * (q[axis] - r[axis]) + s[axis] - p[axis])));
    return [mix(0), mix(1)];
  });
}
