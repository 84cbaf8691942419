import type { Phrase, PhraseBook } from "#cards/phrase.ts";

type Occasion = "birthday" | "together" | "cheer" | "baby";

/** Short enough for a card of the size of a hand. */
const written: Record<Occasion, readonly [Phrase["tone"], string][]> = {
  birthday: [
    ["warm", "생일 축하해,\n오늘은 네가 주인공이야."],
    ["warm", "태어나 줘서 고마워.\n올해도 많이 웃자."],
    ["plain", "오늘의 너를\n오래 기억할게."],
    ["poetic", "네가 온 계절이라\n이 계절이 좋아졌어."],
    ["polite", "생신 축하드립니다.\n늘 건강하세요."],
    ["poetic", "초를 부는 숨만큼\n바람이 이루어지기를."],
  ],
  together: [
    ["warm", "우리라서 좋은 날."],
    ["warm", "너랑 찍은 사진은\n다 잘 나와."],
    ["plain", "다음에도 같이 가자."],
    ["poetic", "같은 빛을 보고\n같은 쪽으로 웃었다."],
    ["polite", "함께한 시간에\n고맙습니다."],
    ["plain", "이 날의 우리,\n한 장 더."],
  ],
  cheer: [
    ["warm", "잘하고 있어.\n천천히 가도 돼."],
    ["plain", "오늘도 수고했어."],
    ["poetic", "네가 걷는 길마다\n볕이 들기를."],
    ["warm", "언제나 네 편이야."],
    ["polite", "새로운 시작을\n응원합니다."],
    ["plain", "힘들면 뒤집어 봐.\n여기 내가 있어."],
  ],
  baby: [
    ["warm", "건강하게만 자라다오."],
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
  phrases: (Object.keys(written) as Occasion[]).flatMap((occasion) =>
    written[occasion].map(
      ([tone, text]): Phrase<Occasion> => ({ text, tone, occasion, religion: "none", season: "any" }),
    ),
  ),
};
