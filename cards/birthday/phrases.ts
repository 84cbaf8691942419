import { part } from "#cards/card.ts";
import type { Phrase, PhraseBook } from "#cards/phrase.ts";
import { isElder } from "./cake/milestones.ts";
import { cake } from "./cake/section.ts";

/** To whom a birthday letter is written. */
const occasions = {
  friend: "친구에게",
  love: "연인·배우자에게",
  parent: "부모님께",
  elder: "환갑·칠순·팔순",
  child: "아이에게",
  baby: "백일",
} as const;
type Occasion = keyof typeof occasions;

/** Most phrases are for every belief and every season. */
type Draft = Pick<Phrase, "text" | "tone"> & Partial<Phrase<Occasion>>;

const friend: Draft[] = [
  {
    tone: "warm",
    text: "네가 태어난 날이 있어서\n내 달력에도 좋은 날이 하나 생겼어.\n오늘은 케이크 두 조각 먹어도 되는 날.\n생일 축하해.",
  },
  { tone: "plain", text: "생일 축하해.\n올해도 밥 자주 먹자.\n아프지 말고, 좋은 일은 꼭 먼저 말해 주고." },
  {
    tone: "poetic",
    text: "촛불을 끄는 짧은 숨 하나에\n긴 소원을 담는 저녁.\n그 소원이 무엇이든\n나는 벌써 네 편이야.",
  },
  {
    tone: "warm",
    text: "힘든 날 전화하면\n“어디야, 갈게” 하던 사람.\n오늘은 내가 갈게.\n세상에 와 줘서 고마워.",
  },
  {
    tone: "polite",
    text: "한 해 동안 애쓰신 모습을\n곁에서 늘 보았습니다.\n오늘만큼은 일은 잠시 내려놓고\n온전히 축하받으시기 바랍니다.",
  },
  {
    tone: "warm",
    season: "winter",
    text: "입김이 하얗게 나오던 날\n따뜻한 사람이 태어났네.\n올겨울도 네 덕분에 덜 추워.\n생일 축하해.",
  },
];

const love: Draft[] = [
  {
    tone: "warm",
    text: "당신이 태어난 날을 축하할 수 있어서\n나는 해마다 이날이 고마워요.\n내년에도, 그다음 해에도\n당신 촛불은 내가 켤게요.",
  },
  {
    tone: "poetic",
    text: "오늘 켜진 촛불이\n당신이 건너온 해의 수라면\n앞으로 켤 촛불은\n우리가 함께 걸을 길의 수.",
  },
  {
    tone: "plain",
    text: "생일 축하해요.\n미역국은 조금 짜게 됐어요.\n그래도 웃으며 먹어 줄 당신이라 좋아요.",
  },
  {
    tone: "warm",
    season: "spring",
    text: "꽃이 먼저 피고\n당신이 태어났다지요.\n그래서인지 나는 봄마다\n당신을 처음 만난 것 같아요.",
  },
];

const parent: Draft[] = [
  {
    tone: "polite",
    text: "저를 낳고 기르신 날은 많은데\n어머니의 날은 일 년에 하루뿐이네요.\n오늘은 부엌에 들어오지 마시고\n상 받으시는 자리에 앉아 계세요.",
  },
  {
    tone: "warm",
    text: "아버지, 생신 축하드려요.\n말씀은 없으셔도 늘 먼저 데워 놓으시던 차,\n그 마음을 이제야 알겠습니다.\n오래오래 건강하세요.",
  },
  { tone: "plain", text: "엄마, 생신 축하해요.\n전화 자주 할게요.\n약 잘 챙겨 드시고, 무릎 아끼시고요." },
  {
    tone: "warm",
    season: "autumn",
    text: "감이 익을 무렵이면\n엄마 생신이 먼저 떠올라요.\n올가을엔 제가 모시러 갈게요.\n단풍 길 천천히 같이 걸어요.",
  },
];

const elder: Draft[] = [
  {
    tone: "polite",
    text: "굽이굽이 걸어오신 길마다\n저희가 쉴 그늘이 되어 주셨습니다.\n오늘 그 그늘 아래 모두 모여\n큰절 올립니다.",
  },
  {
    tone: "polite",
    text: "한 갑자를 돌아 다시 첫해,\n새로 시작하시는 걸음이\n봄날처럼 가벼우시기를 빕니다.\n환갑을 축하드립니다.",
  },
  {
    tone: "warm",
    text: "할머니 손을 잡으면\n어릴 때 그 골목 냄새가 나요.\n일흔 개의 촛불은 너무 많아서\n긴 초 일곱 개만 켰어요.\n나머지는 저희가 마음에 켤게요.",
  },
  {
    tone: "poetic",
    text: "나무는 해마다 고리를 하나씩 품고\n당신은 해마다 사람을 하나씩 품으셨습니다.\n그 품에서 자란 잎들이\n오늘 한자리에 푸릅니다.",
  },
  {
    tone: "polite",
    religion: "protestant",
    text: "지금까지 지켜 주신 하나님께 감사드리며\n어머니의 칠순을 축하드립니다.\n남은 날에도 평안과 기쁨이\n늘 함께하시기를 기도합니다.",
  },
  {
    tone: "plain",
    text: "팔순을 축하드립니다.\n자식 손주 모두 잘 지냅니다.\n걱정은 내려놓으시고\n맛있는 것 많이 드세요.",
  },
];

const child: Draft[] = [
  {
    tone: "warm",
    text: "우리 집에 네가 온 날,\n집 안의 모든 창이 밝아졌단다.\n올해도 무럭무럭,\n하고 싶은 놀이를 실컷 하자.",
  },
  {
    tone: "plain",
    text: "생일 축하해.\n작년보다 손가락 한 마디만큼 더 컸네.\n밥 잘 먹고, 잘 자고, 많이 웃자.",
  },
  {
    tone: "poetic",
    text: "작은 신발이 또 작아졌구나.\n벗어 둔 신발마다\n네가 달려온 길이 담겨 있어\n엄마는 하나도 버리지 못해.",
  },
  {
    tone: "warm",
    text: "스무 살, 이제 네 이름으로\n문을 열고 나가는 나이.\n돌아오고 싶을 때는 언제든\n이 집 불은 켜 둘게.",
  },
];

const baby: Draft[] = [
  {
    tone: "warm",
    text: "백 번의 낮과 백 번의 밤,\n울고 웃으며 잘 건너와 주었구나.\n하얀 백설기처럼\n맑고 순하게 자라렴.",
  },
  {
    tone: "polite",
    text: "저희 아기가 백일을 맞았습니다.\n멀리서 보내 주신 걱정과 사랑 덕분에\n탈 없이 첫 고개를 넘었습니다.\n고맙습니다.",
  },
  {
    tone: "poetic",
    text: "수수팥떡 붉은빛으로\n나쁜 꿈은 멀리 보내고\n오색 송편 속에는\n고운 날들만 빚어 넣었단다.",
  },
];

const phrases: readonly Phrase<Occasion>[] = [
  ...saidTo("friend", friend),
  ...saidTo("love", love),
  ...saidTo("parent", parent),
  ...saidTo("elder", elder),
  ...saidTo("child", child),
  ...saidTo("baby", baby),
];

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf(content) {
    const { milestone, age } = part(content, cake);
    if (milestone === "hundred-days") return "baby";
    if (isElder(milestone)) return "elder";
    return age !== null && age <= 13 ? "child" : "friend";
  },
  phrases,
};

function saidTo(occasion: Occasion, drafts: Draft[]): Phrase<Occasion>[] {
  return drafts.map((draft) => ({ religion: "none", season: "any", ...draft, occasion }));
}
