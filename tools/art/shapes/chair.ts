import type { Vec } from "../maths/vec.ts";
import { join, type Shape, sheet } from "./shape.ts";
import { tube } from "./solids.ts";

/** A bentwood chair on the origin that faces z: the frame, and its woven seat. */
export function chair(): { frame: Shape; seat: Shape } {
  const high = 0.455;
  const leg = (x: number, z: number, splay: number) =>
    tube({
      through: [
        [x * 1.0, high, z],
        [x * (1 + splay * 0.5), high * 0.5, z * (1 + splay * 0.5)],
        [x * (1 + splay), 0, z * (1 + splay)],
      ],
      radius: (share) => 0.0165 - 0.005 * share,
      sides: 12,
    });
  const ring = (y: number, radius: number, thickness: number, squash = 1) =>
    tube({
      through: Array.from({ length: 25 }, (_, at): Vec => {
        const turn = (at / 24) * 2 * Math.PI;
        return [Math.cos(turn) * radius, y, Math.sin(turn) * radius * squash];
      }),
      radius: thickness,
      sides: 10,
      steps: 48,
    });
  const hoop = tube({
    through: [
      [-0.185, high - 0.02, -0.1],
      [-0.205, 0.62, -0.175],
      [-0.2, 0.79, -0.225],
      [-0.115, 0.885, -0.255],
      [0, 0.905, -0.262],
      [0.115, 0.885, -0.255],
      [0.2, 0.79, -0.225],
      [0.205, 0.62, -0.175],
      [0.185, high - 0.02, -0.1],
    ],
    radius: 0.0145,
    sides: 12,
    steps: 64,
  });
  const inner = tube({
    through: [
      [-0.1, high, -0.165],
      [-0.105, 0.6, -0.195],
      [-0.085, 0.74, -0.225],
      [0, 0.8, -0.24],
      [0.085, 0.74, -0.225],
      [0.105, 0.6, -0.195],
      [0.1, high, -0.165],
    ],
    radius: 0.011,
    sides: 10,
    steps: 48,
  });
  const seat = sheet({
    across: 32,
    along: 8,
    closed: true,
    at: (u, v) => {
      const turn = -u * 2 * Math.PI;
      return [Math.cos(turn) * 0.19 * v, high + 0.006 - 0.012 * (1 - v * v), Math.sin(turn) * 0.185 * v];
    },
  });
  return {
    frame: join([
      ring(high, 0.195, 0.019, 0.97),
      ring(0.26, 0.155, 0.008),
      leg(-0.15, 0.14, 0.28),
      leg(0.15, 0.14, 0.28),
      leg(-0.14, -0.14, 0.32),
      leg(0.14, -0.14, 0.32),
      hoop,
      inner,
    ]),
    seat,
  };
}
