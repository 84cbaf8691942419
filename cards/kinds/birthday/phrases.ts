import { part } from "#cards/engine/card.ts";
import { type Phrase, type PhraseBook, type PhraseDraft, saidAt, written } from "#cards/engine/phrase.ts";
import { isElder } from "./cake/milestones.ts";
import { cake } from "./cake/section.ts";
import { birthdayLetter } from "./letter/section.ts";

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

const relationOf: Record<Occasion, Phrase["relation"]> = {
  friend: "friend",
  love: "love",
  parent: "family",
  elder: "elder",
  child: "child",
  baby: "child",
};

const friend: PhraseDraft[] = [
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
    relation: "colleague",
    text: "한 해 동안 애쓰신 모습을\n곁에서 늘 보았습니다.\n오늘만큼은 일은 잠시 내려놓고\n온전히 축하받으시기 바랍니다.",
  },
  {
    tone: "warm",
    season: "winter",
    text: "입김이 하얗게 나오던 날\n따뜻한 사람이 태어났네.\n올겨울도 네 덕분에 덜 추워.\n생일 축하해.",
  },
  {
    tone: "warm",
    season: "summer",
    text: "얼음이 녹기 전에 빨리 와.\n한여름에 태어난 너를 위해\n제일 시원한 자리를 맡아 놨어.\n생일 축하해.",
  },
  {
    tone: "plain",
    relation: "colleague",
    text: "커피 한 잔 올려 두고 갑니다.\n오늘은 조금 일찍 퇴근하세요.\n생일 축하드립니다.",
  },
  {
    tone: "warm",
    relation: "colleague",
    text: "회의실에서는 말하지 못했지만\n같이 일해서 다행이라고 자주 생각합니다.\n올해도 잘 부탁드려요.\n생일 축하합니다.",
  },
];

const love: PhraseDraft[] = [
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
  {
    tone: "poetic",
    season: "summer",
    text: "해가 가장 긴 계절에 당신이 왔으니\n나는 하루를 더 오래 씁니다.\n그 긴 저녁을 전부\n당신 곁에 놓아 둘게요.",
  },
  {
    tone: "polite",
    text: "부부로 산 지 여러 해,\n고맙다는 말은 아직 모자랍니다.\n오늘만은 제가 상을 차릴 테니\n편히 앉아 받으십시오.",
  },
];

const parent: PhraseDraft[] = [
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
  {
    tone: "poetic",
    text: "어머니의 반짇고리에는\n색색의 실이 감겨 있고\n그 실 끝을 따라가면\n모두 저희 옷에 닿아 있습니다.",
  },
  {
    tone: "warm",
    text: "장인어른, 장모님.\n귀한 사람을 제 곁에 보내 주신 날부터\n저에게도 부모님이 두 분 더 생겼습니다.\n생신 축하드립니다.",
  },
];

const elder: PhraseDraft[] = [
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
  {
    tone: "polite",
    religion: "catholic",
    text: "살아오신 날마다 함께하신 하느님께 감사드리며\n온 가족이 생신 미사를 봉헌합니다.\n주님의 은총 안에서\n오래도록 강건하시기를 기도합니다.",
  },
  {
    tone: "polite",
    religion: "buddhist",
    text: "부처님 앞에 등 하나 밝히고\n어머니의 만수무강을 빌었습니다.\n지어 오신 복이 그늘처럼 넓어\n저희 모두 그 아래 편안합니다.",
  },
  {
    tone: "polite",
    religion: "won-buddhist",
    text: "심고 올릴 때마다 맨 먼저 부르는 이름이 있습니다.\n사은의 은혜로 맞으신 생신을\n온 가족이 기쁘게 축하드립니다.",
  },
  {
    tone: "warm",
    season: "spring",
    text: "선생님, 예순 번째 봄을 축하드립니다.\n출석을 부르시던 목소리가 그대로여서\n저희는 다시 교실에 앉은 것 같았습니다.\n언제까지나 저희 이름을 불러 주세요.",
  },
];

const child: PhraseDraft[] = [
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
  {
    tone: "warm",
    religion: "protestant",
    text: "너를 맡겨 주신 하나님께\n오늘도 감사 기도를 드린다.\n받은 사랑을 나눌 줄 아는\n따뜻한 사람으로 자라렴.",
  },
  {
    tone: "poetic",
    season: "autumn",
    text: "도토리처럼 단단하게 여물었구나.\n주머니에 가을을 가득 넣고\n한 살 더 먹은 우리 아이,\n내년에는 어디까지 달려갈까.",
  },
];

const baby: PhraseDraft[] = [
  {
    tone: "warm",
    text: "백 번의 낮과 백 번의 밤,\n울고 웃으며 잘 건너와 주었구나.\n하얀 백설기처럼\n맑고 순하게 자라렴.",
  },
  {
    tone: "polite",
    relation: "anyone",
    text: "저희 아기가 백일을 맞았습니다.\n멀리서 보내 주신 걱정과 사랑 덕분에\n탈 없이 첫 고개를 넘었습니다.\n고맙습니다.",
  },
  {
    tone: "poetic",
    text: "수수팥떡 붉은빛으로\n나쁜 꿈은 멀리 보내고\n오색 송편 속에는\n고운 날들만 빚어 넣었단다.",
  },
  {
    tone: "plain",
    text: "백일이에요.\n목을 가누고, 옹알이를 하고,\n웃으면 왼쪽 볼이 먼저 올라갑니다.",
  },
  {
    tone: "warm",
    relation: "family",
    text: "삼칠일을 지나 백일까지\n번갈아 안아 주신 할머니 할아버지,\n저희 아기 이렇게 자랐어요.\n떡은 꼭 드시고 가세요.",
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
  write(content, { text, occasion }) {
    const card = written({ content, section: birthdayLetter, fields: { body: text } });
    if (occasion !== "baby") return card;
    return written({ content: card, section: cake, fields: { milestone: "hundred-days" } });
  },
  phrases,
};

function saidTo(occasion: Occasion, drafts: PhraseDraft[]): Phrase<Occasion>[] {
  return saidAt(
    occasion,
    drafts.map((draft) => ({ relation: relationOf[occasion], ...draft })),
  );
}
