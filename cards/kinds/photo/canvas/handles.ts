import Konva from "konva";
import type { Element } from "#cards/kinds/photo/document.ts";

/** Of all that is drawn around what is picked. */
export const BLUE = "#2f6fde";
const corners = ["top-left", "top-right", "bottom-left", "bottom-right"];
const upright = ["middle-left", "middle-right"];
const lying = ["top-center", "bottom-center"];
const QUARTERS = [0, 45, 90, 135, 180, 225, 270, 315];
/** Nothing is made so small by hand that it could not be taken hold of again. */
const LEAST_PIXELS = 8;

/** The frame with handles around what is picked. */
export function createHandles(): Konva.Transformer {
  const isCoarse = matchMedia("(pointer: coarse)").matches;
  const handles = new Konva.Transformer({
    rotateAnchorOffset: 28,
    rotationSnaps: QUARTERS,
    rotationSnapTolerance: 4,
    anchorSize: isCoarse ? 18 : 12,
    anchorCornerRadius: 9,
    anchorStroke: BLUE,
    anchorFill: "#ffffff",
    borderStroke: BLUE,
    borderStrokeWidth: 1.5,
    flipEnabled: false,
    keepRatio: true,
    boundBoxFunc: (before, after) =>
      Math.abs(after.width) < LEAST_PIXELS || Math.abs(after.height) < LEAST_PIXELS ? before : after,
  });
  // Dragging is the board's own: it snaps.
  handles.findOne(".back")?.listening(false);
  return handles;
}

/** By which handles these are changed. */
export function anchorsFor(elements: readonly Element[]): string[] {
  const [only] = elements;
  if (!only || elements.length > 1) return corners;
  switch (only.type) {
    case "text":
    case "number":
      return only.curve === 0 ? [...corners, ...upright] : corners;
    case "sticker":
    case "qr":
      return corners;
    case "shape":
      return only.shape === "line" ? upright : [...corners, ...upright, ...lying];
    case "photo":
      return [...corners, ...upright, ...lying];
  }
}
