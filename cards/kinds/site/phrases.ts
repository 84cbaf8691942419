import { part } from "#cards/engine/card.ts";
import { type Phrase, type PhraseBook, type PhraseDraft, saidAt, written } from "#cards/engine/phrase.ts";
import { blocks } from "./blocks/section.ts";
import { blankBlock } from "./blocks/sorts.ts";
import { profile } from "./profile/section.ts";

const occasions = {
  person: "나를 말할 때",
  maker: "만드는 사람",
  shop: "가게",
  intro: "소개 글",
} as const;
type Occasion = keyof typeof occasions;

const person: PhraseDraft[] = [
  { tone: "plain", text: "읽고, 쓰고, 걷습니다." },
  { tone: "warm", text: "천천히 오래 보는 일을 좋아합니다." },
  { tone: "polite", text: "찾아와 주셔서 고맙습니다. 편히 둘러보세요." },
  { tone: "plain", text: "낮에는 일하고, 밤에는 문장을 고칩니다." },
  { tone: "warm", text: "좋은 것을 보면 나누고 싶어지는 사람입니다." },
  { tone: "poetic", text: "작은 것의 이름을 하나씩 외우며 삽니다." },
  { tone: "polite", text: "필요하신 연락처와 소식을 여기에 모아 두었습니다." },
];

const maker: PhraseDraft[] = [
  { tone: "plain", text: "흙을 만지고 불을 기다립니다." },
  { tone: "poetic", text: "손이 기억하는 모양을 따라갑니다." },
  { tone: "warm", text: "매일 쓰는 물건이 조금 더 다정했으면 합니다." },
  { tone: "plain", text: "한 번에 하나씩, 서두르지 않고 만듭니다." },
  { tone: "polite", text: "쓰시는 분의 하루를 생각하며 짓고 있습니다." },
  { tone: "poetic", text: "빛이 머물다 간 자리를 그립니다." },
  { tone: "warm", text: "고쳐 가며 오래 쓸 수 있게 만들었습니다." },
];

const shop: PhraseDraft[] = [
  { tone: "warm", text: "문을 열어 두었습니다. 쉬었다 가세요." },
  { tone: "plain", text: "오늘 구운 것만 오늘 팝니다." },
  { tone: "polite", text: "예약하신 시간에 맞춰 자리를 데워 두겠습니다." },
  { tone: "poetic", text: "골목 끝에 불을 하나 켜 두었습니다." },
  { tone: "warm", text: "처음 오셔도 단골처럼 모시겠습니다." },
  { tone: "plain", text: "월요일은 쉬고, 나머지 날은 같은 자리에 있습니다." },
];

const intro: PhraseDraft[] = [
  {
    tone: "polite",
    text: "안녕하세요.\n오래 남는 것을 만드는 사람입니다.\n지금까지 해 온 일과 앞으로의 소식을\n이곳에 차근차근 적어 두겠습니다.\n궁금한 점은 언제든 편하게 물어봐 주세요.",
  },
  {
    tone: "warm",
    text: "이름을 부르며 물을 주면\n화분도 조금 더 잘 자란다고 믿습니다.\n일도 사람도 그렇게 대하려고 합니다.\n같이 해 보고 싶은 일이 있다면 들려주세요.",
  },
  {
    tone: "plain",
    text: "이 일을 시작한 지 여러 해가 되었습니다.\n화려하지는 않지만 약속한 날을 지키고,\n고친 데가 있으면 먼저 말씀드립니다.\n작업 문의는 아래 연락처로 부탁드립니다.",
  },
  {
    tone: "poetic",
    text: "아침에는 창을 열고\n저녁에는 등을 켭니다.\n그 사이에 든 것들을 모아\n이 작은 방에 걸어 두었습니다.\n신을 벗고 들어오세요.",
  },
  {
    tone: "warm",
    text: "우리 가게는 자리가 여섯 개뿐입니다.\n그래서 오시는 분의 얼굴을 기억합니다.\n커피는 천천히 내리고, 음악은 작게 틉니다.\n조용한 오후가 필요하실 때 들러 주세요.",
  },
  {
    tone: "polite",
    text: "저희 공방은 미리 약속하신 분을 모시고 있습니다.\n처음이신 분도 하루면 그릇 하나를 빚어 가실 수 있습니다.\n구워진 그릇은 한 달 뒤 곱게 싸서 보내 드립니다.",
  },
];

export const phrases: readonly Phrase<Occasion>[] = [
  ...saidAt("person", person),
  ...saidAt("maker", maker),
  ...saidAt("shop", shop),
  ...saidAt("intro", intro),
];

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf: () => "person",
  write(content, { text, occasion }) {
    if (occasion !== "intro") return written({ content, section: profile, fields: { line: text } });
    const others = part(content, blocks).blocks;
    return written({
      content,
      section: blocks,
      fields: { blocks: [{ ...blankBlock("text"), text }, ...others] },
    });
  },
  phrases,
};
