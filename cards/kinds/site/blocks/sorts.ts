import { newPartId } from "#domain/uuid.ts";
import type { Block } from "./section.ts";

/** What can be put on a page, as a maker calls it. */
export const sorts: Record<Block["type"], { label: string; about: string }> = {
  link: { label: "링크", about: "가게, 인스타그램, 예약 주소" },
  heading: { label: "소제목", about: "아래 블록을 묶는 한 줄" },
  text: { label: "글", about: "소개나 안내" },
  photos: { label: "사진", about: "한 장이나 여러 장" },
  video: { label: "영상", about: "유튜브나 비메오" },
  contact: { label: "연락처", about: "눌러서 바로 저장" },
  cards: { label: "내 카드", about: "고이에서 만든 카드" },
  countdown: { label: "디데이", about: "기다리는 날까지" },
};

/** A new one; its id is kept for as long as it stands on the page. */
export function blankBlock(type: Block["type"]): Block {
  const id = newPartId();
  switch (type) {
    case "link":
      return { id, type, title: "", address: null, icon: "link", highlight: false, on: true, ...always };
    case "heading":
      return { id, type, title: "" };
    case "text":
      return { id, type, text: "" };
    case "photos":
      return { id, type, layout: "grid", photos: [] };
    case "video":
      return { id, type, title: "", video: null };
    case "contact":
      return { id, type, name: "", role: "", phone: "", email: "", place: "" };
    case "cards":
      return { id, type, title: "", cards: [] };
    case "countdown":
      return { id, type, title: "", date: "" };
  }
}

export const always = { fromDate: "", fromTime: "", untilDate: "", untilTime: "" };

/** The words by which one is known while it is folded. */
export function blockTitleOf(block: Block): string {
  const { label } = sorts[block.type];
  const words = wordsOf(block).trim().split("\n")[0] ?? "";
  return words ? `${label} · ${words}` : label;
}

function wordsOf(block: Block): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "photos":
      return block.photos.length > 0 ? `${block.photos.length}장` : "";
    case "contact":
      return block.name;
    case "link":
      return block.on ? block.title : `${block.title} (꺼 둠)`;
    default:
      return block.title;
  }
}
