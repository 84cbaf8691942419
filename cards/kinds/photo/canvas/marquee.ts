import Konva from "konva";
import type { DesignPoint } from "#cards/kinds/photo/matrix.ts";
import { BLUE } from "./handles.ts";

/** A frame that was drawn over the board, in its pixels; `more` adds to what is picked. */
export type DrawnMarquee = { from: DesignPoint; to: DesignPoint; more: boolean };

/** The frame that a mouse draws from where nothing lies. */
export function createMarquee() {
  let begun: Omit<DrawnMarquee, "to"> | null = null;
  let to: DesignPoint | null = null;
  const shape = new Konva.Rect({
    listening: false,
    visible: false,
    stroke: BLUE,
    strokeWidth: 1,
    fill: "rgb(47 111 222 / 10%)",
  });
  return {
    shape,
    begin(press: Omit<DrawnMarquee, "to">) {
      begun = press;
    },
    /** Answers whether there is a frame that is drawn. */
    draw(by: DesignPoint): boolean {
      if (!begun) return false;
      const { x, y } = begun.from;
      to = { x: x + by.x, y: y + by.y };
      shape.setAttrs({ x, y, width: by.x, height: by.y, visible: true });
      return true;
    },
    /** Takes the frame away; null where none was drawn. */
    end(): DrawnMarquee | null {
      const drawn = begun && to ? { ...begun, to } : null;
      begun = null;
      to = null;
      shape.visible(false);
      return drawn;
    },
  };
}
