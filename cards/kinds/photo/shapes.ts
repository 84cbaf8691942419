import type { ShapeElement } from "./document.ts";

type Size = Pick<ShapeElement, "width" | "height" | "radius">;

/** The outline of a shape around its own middle. */
export function shapePath(shape: ShapeElement["shape"], { width, height, radius }: Size): string {
  const [w, h] = [width / 2, height / 2];
  switch (shape) {
    case "rectangle":
      return roundedPath({ width, height, radius });
    case "circle":
      return `M${-w} 0A${w} ${h} 0 1 1 ${w} 0A${w} ${h} 0 1 1 ${-w} 0Z`;
    case "heart":
      return heartPath(w, h);
    case "star":
      return starPath(w, h);
    case "line":
      return `M${-w} 0L${w} 0`;
  }
}

function roundedPath({ width, height, radius }: Size): string {
  const [w, h] = [width / 2, height / 2];
  const r = Math.min(radius, w, h);
  if (r === 0) return `M${-w} ${-h}H${w}V${h}H${-w}Z`;
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${r - w} ${-h}H${w - r}${arc(w, r - h)}V${h - r}${arc(w - r, h)}H${r - w}${arc(-w, h - r)}V${r - h}${arc(r - w, -h)}Z`;
}

function heartPath(w: number, h: number): string {
  const at = (x: number, y: number) => `${x * w} ${y * h}`;
  return `M${at(0, 1)}C${at(-0.35, 0.72)} ${at(-1, 0.3)} ${at(-1, -0.36)}C${at(-1, -0.78)} ${at(-0.72, -1)} ${at(-0.46, -1)}C${at(-0.24, -1)} ${at(-0.08, -0.86)} ${at(0, -0.66)}C${at(0.08, -0.86)} ${at(0.24, -1)} ${at(0.46, -1)}C${at(0.72, -1)} ${at(1, -0.78)} ${at(1, -0.36)}C${at(1, 0.3)} ${at(0.35, 0.72)} ${at(0, 1)}Z`;
}

const POINTS = 5;
/** Of the inner corners: a star that is neither a thorn nor a flower. */
const WAIST = 0.48;

function starPath(w: number, h: number): string {
  const corners = Array.from({ length: POINTS * 2 }, (_, corner) => {
    const angle = (corner / POINTS) * Math.PI - Math.PI / 2;
    const reach = corner % 2 === 0 ? 1 : WAIST;
    return `${(Math.cos(angle) * reach * w).toFixed(3)} ${(Math.sin(angle) * reach * h).toFixed(3)}`;
  });
  return `M${corners.join("L")}Z`;
}
