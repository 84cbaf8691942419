import type { Opening, Stage } from "../light/stage.ts";
import type { Material } from "../light/surface.ts";
import type { Vec } from "../maths/vec.ts";
import { at, place } from "./place.ts";
import { plate } from "./shape.ts";
import { box } from "./solids.ts";

/** An opening in the wall at x = 0: its sides along z, its sill and top; rows and columns of panes. */
export type Window = { near: number; back: number; sill: number; top: number; rows: number; columns: number };

type Room = {
  /** Far corners: the room lies between x = 0 and `right`, z = `back` and `front`, the floor and `height`. */
  right: number;
  back: number;
  front: number;
  height: number;
  windows: Window[];
  wall: Material;
  floor: Material;
  frame: Material;
};

const thick = 0.2;

/** A room with windows in its left wall, and the openings through which it is lit. */
export function room({ right, back, front, height, windows, wall, floor, frame }: Room): {
  things: Stage["things"];
  openings: Opening[];
} {
  const things: Stage["things"] = [
    { shape: plate([-thick, 0, back], [0, 0, front - back], [right + thick, 0, 0]), material: floor },
    { shape: plate([-thick, height, back], [right + thick, 0, 0], [0, 0, front - back]), material: wall },
    { shape: plate([-thick, 0, back], [right + thick, 0, 0], [0, height, 0]), material: wall },
    { shape: plate([right, 0, back], [0, 0, front - back], [0, height, 0]), material: wall },
    { shape: plate([-thick, 0, front], [0, height, 0], [right + thick, 0, 0]), material: wall },
    solid([0, 0, back], [right, 0.1, back + 0.016], frame),
  ];
  let from = back;
  for (const window of [...windows].sort((a, b) => a.back - b.back)) {
    things.push(solid([-thick, 0, from], [0, height, window.back], wall));
    things.push(solid([-thick, 0, window.back], [0, window.sill, window.near], wall));
    things.push(solid([-thick, window.top, window.back], [0, height, window.near], wall));
    things.push(...frameOf(window, frame));
    from = window.near;
  }
  things.push(solid([-thick, 0, from], [0, height, front], wall));
  const openings = windows.map(
    ({ near, back: far, sill, top }): Opening => ({
      corner: [0, sill, near],
      across: [0, 0, far - near],
      along: [0, top - sill, 0],
    }),
  );
  return { things, openings };
}

/** A box between two opposite corners. */
export function solid(low: Vec, high: Vec, material: Material, edge = 0.005): Stage["things"][number] {
  const size: Vec = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const centre: Vec = [(high[0] + low[0]) / 2, (high[1] + low[1]) / 2, (high[2] + low[2]) / 2];
  return { shape: place(box(size, edge), at(centre)), material };
}

function frameOf({ near, back, sill, top, rows, columns }: Window, frame: Material): Stage["things"] {
  const line = (low: number, high: number, share: number) => low + (high - low) * share;
  const across = Array.from({ length: rows - 1 }, (_, row) => line(sill, top, (row + 1) / rows));
  const upright = Array.from({ length: columns - 1 }, (_, column) =>
    line(back, near, (column + 1) / columns),
  );
  return [
    ...across.map((y) => solid([-0.105, y - 0.014, back], [-0.075, y + 0.014, near], frame)),
    ...upright.map((z) => solid([-0.11, sill, z - 0.022], [-0.07, top, z + 0.022], frame)),
    solid([-0.12, sill, near - 0.045], [-0.05, top, near], frame),
    solid([-0.12, sill, back], [-0.05, top, back + 0.045], frame),
    solid([-0.12, top - 0.045, back], [-0.05, top, near], frame),
    solid([-0.17, sill - 0.03, back - 0.04], [0.04, sill + 0.012, near + 0.04], frame, 0.008),
  ];
}
