import type { Element } from "#cards/kinds/photo/document.ts";
import type { Tool } from "./studio-context.ts";

/** In the order of the bar. */
export const toolLabels = {
  photo: "사진",
  text: "글씨",
  sticker: "스티커",
  frame: "틀",
  ground: "배경",
  card: "카드",
} as const satisfies Partial<Record<Tool, string>>;

export type BarTool = keyof typeof toolLabels;

/** A card begins with a photo. */
export const FIRST_TOOL: BarTool = "photo";

/** Where an element is made and changed. */
export function toolOf(element: Element): Tool {
  switch (element.type) {
    case "photo":
      return "photo";
    case "text":
    case "number":
      return "text";
    default:
      return "sticker";
  }
}
