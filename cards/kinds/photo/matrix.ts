/** As canvas, SVG and PDF all write it: x′ = ax + cy + e, y′ = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const asItIs: Matrix = [1, 0, 0, 1, 0, 0];

/** The last is done first. */
export function combined(...matrices: readonly Matrix[]): Matrix {
  return matrices.reduce(
    ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
      a * g + c * h,
      b * g + d * h,
      a * i + c * j,
      b * i + d * j,
      a * k + c * l + e,
      b * k + d * l + f,
    ],
    asItIs,
  );
}

export function movedMatrix(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaled(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0];
}

/** Clockwise, in degrees. */
export function turned(degrees: number): Matrix {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [cos, sin, -sin, cos, 0, 0];
}

export function applied([a, b, c, d, e, f]: Matrix, { x, y }: DesignPoint): DesignPoint {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

export type DesignPoint = { x: number; y: number };

export function radians(degrees: number): number {
  return (degrees / 180) * Math.PI;
}
