import { readDay } from "#domain/korean-day.ts";
import type { Block } from "./section.ts";

/** Whether a visitor would see anything of it. */
export function isBlockSaid(block: Block): boolean {
  switch (block.type) {
    case "link":
      return block.on && block.address !== null && block.title.trim() !== "";
    case "heading":
      return block.title.trim() !== "";
    case "text":
      return block.text.trim() !== "";
    case "photos":
      return block.photos.length > 0;
    case "video":
      return block.video !== null;
    case "contact":
      return block.name.trim() !== "" && `${block.phone}${block.email}${block.place}`.trim() !== "";
    case "cards":
      return block.cards.length > 0;
    case "countdown":
      return readDay(block.date) !== null;
  }
}
