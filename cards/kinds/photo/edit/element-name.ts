import type { Element } from "#cards/kinds/photo/document.ts";
import type { ShapeName } from "#cards/kinds/photo/sizes.ts";
import { stickerNamed } from "#cards/kinds/photo/stickers/stickers.ts";

export const shapeLabels: Record<ShapeName, string> = {
  rectangle: "네모",
  circle: "동그라미",
  heart: "하트",
  star: "별",
  line: "선",
};

/** What an element is called in the list of layers, and read out. */
export function elementName(element: Element): string {
  switch (element.type) {
    case "photo":
      return element.photo ? "사진" : "사진 자리";
    case "sticker":
      return `스티커 ${stickerNamed(element.name)?.label ?? ""}`.trim();
    case "text":
      return `글씨 “${element.words.replace(/\s+/g, " ").trim() || "비어 있음"}”`;
    case "number":
      return "번호";
    case "qr":
      return "QR";
    case "shape":
      return `도형 ${shapeLabels[element.shape]}`;
  }
}
