import { type CardContent, part } from "#cards/engine/card.ts";
import type { Facts } from "#cards/engine/kind.ts";
import { thanksLetter } from "./letter/section.ts";
import { manners, type thanksOccasions } from "./occasions.ts";

/** The day under a letter is no day to come: a card of thanks has no event. */
export function facts(content: CardContent): Facts {
  const { occasion, title, sender, body } = part(content, thanksLetter);
  const manner = manners[content.language][occasion];
  return {
    title:
      titleOf({ sender: sender.trim(), language: content.language }) || title.trim() || unnamed[occasion],
    description: body.trim().split("\n")[0] || manner.description,
    eyebrow: manner.eyebrow,
    when: null,
    place: null,
  };
}

function titleOf({ sender, language }: { sender: string; language: CardContent["language"] }): string {
  if (!sender) return "";
  return language === "en" ? `A letter from ${sender}` : `${sender}의 감사 편지`;
}

const unnamed: Record<keyof typeof thanksOccasions, string> = {
  wedding: "결혼 감사 편지",
  funeral: "조문 감사 편지",
  "first-birthday": "돌잔치 감사 편지",
  retirement: "퇴임 감사 편지",
  business: "감사장",
  other: "감사 편지",
};
