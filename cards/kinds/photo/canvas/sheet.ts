import Konva from "konva";
import type { Guide } from "#cards/kinds/photo/edit/snap.ts";
import { BLEED, CARD_HEIGHT, CARD_WIDTH, SAFE } from "#cards/kinds/photo/sizes.ts";

const WIDTH = CARD_WIDTH + 2 * BLEED;
const HEIGHT = CARD_HEIGHT + 2 * BLEED;
/** Around the sheet, in pixels: handles need room. */
const MARGIN = 18;
const GUIDE = "#d6336c";

/** How millimetres lie on the screen. */
export type Fit = { scale: number; x: number; y: number };

export function fitInto({ width, height }: { width: number; height: number }): Fit {
  const scale = Math.max(0.5, Math.min((width - 2 * MARGIN) / WIDTH, (height - 2 * MARGIN) / HEIGHT));
  return {
    scale,
    x: (width - CARD_WIDTH * scale) / 2,
    y: (height - CARD_HEIGHT * scale) / 2,
  };
}

/** A part of the face in millimetres, cut off where the sheet ends. */
export function createWorld(): Konva.Group {
  return new Konva.Group({ clip: { x: -BLEED, y: -BLEED, width: WIDTH, height: HEIGHT } });
}

/** What is drawn over the face but is not of it: where it is cut, what is safe, and lines that something snaps to. */
export function createGuides() {
  let guides: readonly Guide[] = [];
  const group = new Konva.Group();
  const shape = new Konva.Shape({
    sceneFunc(context) {
      const pen = context._context;
      const pixel = 1 / group.scaleX();
      pen.save();
      drawBleed(pen);
      pen.lineWidth = pixel;
      pen.strokeStyle = "rgb(43 38 32 / 55%)";
      pen.strokeRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
      pen.setLineDash([4 * pixel, 4 * pixel]);
      pen.strokeStyle = "rgb(255 255 255 / 75%)";
      pen.strokeRect(SAFE, SAFE, CARD_WIDTH - 2 * SAFE, CARD_HEIGHT - 2 * SAFE);
      pen.lineDashOffset = 4 * pixel;
      pen.strokeStyle = "rgb(43 38 32 / 45%)";
      pen.strokeRect(SAFE, SAFE, CARD_WIDTH - 2 * SAFE, CARD_HEIGHT - 2 * SAFE);
      pen.setLineDash([]);
      pen.lineWidth = 1.5 * pixel;
      pen.strokeStyle = GUIDE;
      for (const guide of guides) drawGuide(pen, guide);
      pen.restore();
    },
  });
  group.add(shape);
  return {
    group,
    show(next: readonly Guide[]) {
      if (guides.length === 0 && next.length === 0) return;
      guides = next;
      group.getLayer()?.batchDraw();
    },
  };
}

/** What will be cut off is there, and fades. */
function drawBleed(pen: CanvasRenderingContext2D): void {
  pen.beginPath();
  pen.rect(-BLEED, -BLEED, WIDTH, HEIGHT);
  pen.rect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  pen.fillStyle = "rgb(246 241 233 / 62%)";
  pen.fill("evenodd");
}

function drawGuide(pen: CanvasRenderingContext2D, guide: Guide): void {
  pen.beginPath();
  if ("x" in guide) {
    pen.moveTo(guide.x, -BLEED);
    pen.lineTo(guide.x, CARD_HEIGHT + BLEED);
  } else {
    pen.moveTo(-BLEED, guide.y);
    pen.lineTo(CARD_WIDTH + BLEED, guide.y);
  }
  pen.stroke();
}
