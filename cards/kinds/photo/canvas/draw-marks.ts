import type { Blend, DesignMark, MarkLine } from "#cards/kinds/photo/marks.ts";
import type { Matrix } from "#cards/kinds/photo/matrix.ts";
import { fonts, nearestWeight } from "#cards/themes/fonts.ts";
import type { Pictures } from "./pictures.ts";

/** Letters are set this much larger and drawn smaller: browsers round sizes of a few pixels. */
const SET_LARGER = 16;

const paths = new WeakMap<DesignMark, Path2D>();

/** Draws marks around the middle of their element. */
export function drawMarks(
  pen: CanvasRenderingContext2D,
  { marks, pictures }: { marks: readonly DesignMark[]; pictures: Pictures },
): void {
  pen.lineJoin = "round";
  pen.lineCap = "round";
  for (const mark of marks) {
    pen.save();
    if (mark.type === "path") drawPath(pen, mark);
    else if (mark.type === "letter") drawLetter(pen, mark);
    else drawPhoto(pen, { mark, pictures });
    pen.restore();
  }
}

function pathOf(mark: DesignMark, d: string): Path2D {
  const known = paths.get(mark) ?? new Path2D(d);
  paths.set(mark, known);
  return known;
}

function drawPath(pen: CanvasRenderingContext2D, mark: Extract<DesignMark, { type: "path" }>): void {
  const path = pathOf(mark, mark.d);
  pen.transform(...mark.matrix);
  if (mark.fill !== null) {
    pen.fillStyle = typeof mark.fill === "string" ? mark.fill : blended(pen, mark.fill);
    pen.fill(path);
  }
  if (mark.line) {
    lineWith(pen, { line: mark.line, scale: scaleOf(mark.matrix) });
    pen.stroke(path);
  }
}

function blended(pen: CanvasRenderingContext2D, { from, to, x1, y1, x2, y2 }: Blend): CanvasGradient {
  const gradient = pen.createLinearGradient(x1, y1, x2, y2);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  return gradient;
}

function lineWith(pen: CanvasRenderingContext2D, { line, scale }: { line: MarkLine; scale: number }): void {
  pen.strokeStyle = line.colour;
  pen.lineWidth = line.width / scale;
}

/** Of lengths, whatever way they lie. */
function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

function drawLetter(pen: CanvasRenderingContext2D, mark: Extract<DesignMark, { type: "letter" }>): void {
  const { text, font, weight, size, fill, line } = mark;
  pen.transform(...mark.matrix);
  pen.scale(1 / SET_LARGER, 1 / SET_LARGER);
  pen.font = `${nearestWeight(font, weight)} ${size * SET_LARGER}px ${fonts[font].family}`;
  if (line) {
    lineWith(pen, { line, scale: 1 / SET_LARGER });
    pen.strokeText(text, 0, 0);
  }
  if (fill) {
    pen.fillStyle = fill;
    pen.fillText(text, 0, 0);
  }
}

type Photographed = { mark: Extract<DesignMark, { type: "photo" }>; pictures: Pictures };

function drawPhoto(pen: CanvasRenderingContext2D, { mark, pictures }: Photographed): void {
  const [, , , , left, top] = mark.window;
  pen.translate(left, top);
  pen.clip(pathOf(mark, mark.clip));
  pen.translate(-left, -top);
  const picture = pictures.of(mark.photo, mark.filter);
  if (!picture) {
    // Its place is there at once; the photo itself is on its way.
    pen.fillStyle = "#ece5da";
    pen.fillRect(-100, -100, 200, 200);
    return;
  }
  pen.transform(...mark.image);
  pen.drawImage(picture, 0, 0, 1, 1);
}
