import { type CardContent, part } from "#cards/engine/card.ts";
import type { Facts } from "#cards/engine/kind.ts";
import { profile } from "./profile/section.ts";

/** A page of somebody's own has no day. */
export function facts(content: CardContent): Facts {
  const { name, role, line } = part(content, profile);
  return {
    title: name.trim() || "이름 없는 페이지",
    description: line.trim() || role.trim() || "좋은 종이에 찍은 한 장의 명함",
    dayLine: role.trim() || line.trim(),
    titles:
      content.language === "ko"
        ? { share: "이 페이지 공유하기", address: "페이지 주소" }
        : { share: "Share this page", address: "Address of this page" },
    when: null,
    place: null,
  };
}
