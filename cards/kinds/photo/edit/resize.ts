import type { Element } from "#cards/kinds/photo/document.ts";
import { rounded } from "./elements.ts";

/** What was done to an element by its handles or by two fingers. */
export type ResizeChange = { x: number; y: number; rotation: number; scaleX: number; scaleY: number };

const SIZE = { least: 1, most: 200 };
const EM = { least: 1, most: 60 };

/** The element as it is after that. Letters grow with their corners. */
export function reshaped(element: Element, { x, y, rotation, scaleX, scaleY }: ResizeChange): Element {
  const turned = ((((rotation + 180) % 360) + 360) % 360) - 180;
  const place = { x: rounded(x), y: rounded(y), rotation: rounded(turned) };
  switch (element.type) {
    case "text":
    case "number":
      return {
        ...element,
        ...place,
        size: within(element.size * scaleY, EM),
        width: within(element.width * scaleX, SIZE),
      };
    case "qr":
      return { ...element, ...place, width: within(element.width * scaleX, SIZE) };
    default:
      return {
        ...element,
        ...place,
        width: within(element.width * scaleX, SIZE),
        height: within(element.height * scaleY, SIZE),
      };
  }
}

function within(value: number, { least, most }: { least: number; most: number }): number {
  return rounded(Math.min(most, Math.max(least, value)));
}
