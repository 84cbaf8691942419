import { type CardContent, part } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { couple } from "./couple/section.ts";

/** What the card is for, as people look for it. */
export const occasions = {
  all: [
    { name: "wedding", label: "모바일 청첩장", line: "두 사람의 이름과 그날을 한 장에" },
    { name: "new-year", label: "연하장", line: "새해 첫 인사를 그림과 함께" },
    { name: "opening", label: "개업·이사 인사", line: "새로 문을 연 곳, 새로 옮긴 집으로 모십니다" },
    { name: "greeting", label: "인사장", line: "안부와 소식을 정갈하게" },
  ],
  of: (content: CardContent) => part(content, couple).occasion,
  begin: (content: CardContent, occasion: string) => ({
    ...content,
    sections: { ...content.sections, [couple.name]: { ...content.sections[couple.name], occasion } },
  }),
} as const satisfies NonNullable<Kind["occasions"]>;
