import { type CardContent, part } from "#cards/engine/card.ts";
import type { Facts } from "#cards/engine/kind.ts";
import type { Design } from "./document.ts";
import { designSection } from "./section.ts";

/** What it is called in lists: its maker's name for it, or the first words on it. */
export function designTitleOf({ name, front, back }: Design): string {
  const said = [...front.elements, ...back.elements].flatMap((element) =>
    element.type === "text" && !element.hidden ? [element.words.replace(/\s+/g, " ").trim()] : [],
  );
  return name.trim() || said.find((words) => words !== "")?.slice(0, 20) || "이름 없는 포토카드";
}

export function facts(content: CardContent): Facts {
  const card = part(content, designSection);
  return {
    title: designTitleOf(card),
    description: "앞면과 뒷면을 돌려 보는 포토카드입니다.",
    when: null,
    place: null,
  };
}
