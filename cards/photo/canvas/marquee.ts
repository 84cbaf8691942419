import Konva from "konva";
import type { Point } from "../matrix.ts";
import { BLUE } from "./handles.ts";

/** A frame that was drawn over the board, in its pixels; `more` adds to what is picked. */
export type Drawn = { from: Point; to: Point; more: boolean };

/** The frame that a mouse draws from where nothing lies. */
export function createMarquee() {
  let begun: Omit<Drawn, "to"> | null = null;
  let to: Point | null = null;
  const shape = new Konva.Rect({
    listening: false,
    visible: false,
    stroke: BLUE,
    strokeWidth: 1,
    fill: "rgb(47 111 222 / 10%)",
  });
  return {
    shape,
    begin(press: Omit<Drawn, "to">) {
      begun = press;
    },
    /** Answers whether there is a frame that is drawn. */
    draw(by: Point): boolean {
      if (!begun) return false;
      const { x, y } = begun.from;
      to = { x: x + by.x, y: y + by.y };
      shape.setAttrs({ x, y, width: by.x, height: by.y, visible: true });
      return true;
    },
    /** Takes the frame away; null where none was drawn. */
    end(): Drawn | null {
      const drawn = begun && to ? { ...begun, to } : null;
      begun = null;
      to = null;
      shape.visible(false);
      return drawn;
    },
  };
}
