import { type CardContent, part } from "#cards/engine/card.ts";
import type { FactWords } from "#cards/engine/patterns.ts";
import { honoured, isCalledClosely } from "#domain/honorific.ts";
import { cake } from "./cake/section.ts";

/** Whom the card is for, as those call them who send it. */
export function factWords(content: CardContent): FactWords {
  const { name, nickname } = part(content, cake);
  const called = nickname.trim() || name.trim();
  return {
    주인공: { said: called, unsaid: "주인공" },
    주인공께: { said: called && addressed(called), unsaid: "받으시는 분께" },
  };
}

/** 우리 할머니께, 지우에게, 김복순 님께. */
function addressed(name: string): string {
  const polite = honoured(name);
  const isClose = isCalledClosely(name) || (polite !== name && /^[가-힣]{1,2}$/u.test(name));
  return isClose ? `${name}에게` : `${polite}께`;
}
