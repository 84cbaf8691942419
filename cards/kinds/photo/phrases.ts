import { part } from "#cards/engine/card.ts";
import { type Phrase, type PhraseBook, saidAt, written as withFields } from "#cards/engine/phrase.ts";
import type { Design } from "./document.ts";
import { withElements } from "./edit/elements.ts";
import { newText } from "./edit/new-element.ts";
import { designSection } from "./section.ts";

type Occasion = "birthday" | "together" | "cheer" | "baby";

type PhraseTags = Partial<Pick<Phrase, "relation" | "season">>;

/** Short enough for a card of the size of a hand. */
const written: Record<Occasion, readonly [Phrase["tone"], string, PhraseTags?][]> = {
  birthday: [
    ["warm", "생일 축하해,\n오늘은 네가 주인공이야."],
    ["warm", "태어나 줘서 고마워.\n올해도 많이 웃자."],
    ["plain", "오늘의 너를\n오래 기억할게."],
    ["poetic", "네가 온 계절이라\n이 계절이 좋아졌어."],
    ["polite", "생신 축하드립니다.\n늘 건강하세요."],
    ["poetic", "초를 부는 숨만큼\n바람이 이루어지기를."],
    ["warm", "당신이 태어난 날을\n내가 더 기다렸어요.", { relation: "love" }],
    ["warm", "엄마 젊었을 때보다\n지금이 더 고와요.", { relation: "family" }],
  ],
  together: [
    ["warm", "우리라서 좋은 날."],
    ["warm", "너랑 찍은 사진은\n다 잘 나와.", { relation: "friend" }],
    ["plain", "다음에도 같이 가자."],
    ["poetic", "같은 빛을 보고\n같은 쪽으로 웃었다."],
    ["polite", "함께한 시간에\n고맙습니다."],
    ["plain", "이 날의 우리,\n한 장 더.", { relation: "friend" }],
    ["warm", "내 사진첩의 절반은\n당신입니다.", { relation: "love" }],
    ["poetic", "벚꽃보다 먼저\n네가 웃었다.", { season: "spring" }],
    ["plain", "여름, 바다,\n그리고 우리.", { season: "summer" }],
    ["poetic", "낙엽 한 장 주워\n네 이름을 썼다.", { season: "autumn" }],
    ["warm", "눈 오는 날이면\n네가 먼저 떠올라.", { season: "winter" }],
  ],
  cheer: [
    ["warm", "잘하고 있어.\n천천히 가도 돼."],
    ["plain", "오늘도 수고했어.", { relation: "colleague" }],
    ["poetic", "네가 걷는 길마다\n볕이 들기를."],
    ["warm", "언제나 네 편이야."],
    ["polite", "새로운 시작을\n응원합니다."],
    ["plain", "힘들면 뒤집어 봐.\n여기 내가 있어."],
  ],
  baby: [
    ["warm", "건강하게만 자라다오.", { relation: "child" }],
    ["plain", "백일 동안\n이만큼 자랐어요."],
    ["poetic", "작은 손에\n온 세상이 담겼네."],
    ["warm", "첫돌 축하해,\n우리 집 별."],
    ["polite", "아이를 아껴 주셔서\n고맙습니다."],
    ["poetic", "네 웃음이\n우리 집 아침이야."],
  ],
};

const occasions = { birthday: "생일", together: "우리", cheer: "응원", baby: "아기" } as const;

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf: () => "birthday",
  write: (content, { text }) =>
    withFields({ content, section: designSection, fields: withMessage(part(content, designSection), text) }),
  phrases: (Object.keys(written) as Occasion[]).flatMap((occasion) =>
    saidAt(
      occasion,
      written[occasion].map(([tone, text, more]) => ({ text, tone, ...more })),
    ),
  ),
};

/** The longest words of the back are the message; a back without any gets one. */
function withMessage(given: Design, words: string): Design {
  const texts = given.back.elements.filter((element) => element.type === "text");
  const [message] = texts.sort((one, other) => other.words.length - one.words.length);
  return withElements(given, {
    side: "back",
    change: (elements) =>
      message
        ? elements.map((element) => (element.id === message.id ? { ...message, words } : element))
        : [...elements, newText(words)],
  });
}
