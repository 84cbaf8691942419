import { type Phrase, type PhraseBook, type PhraseDraft, saidAt, written } from "#cards/engine/phrase.ts";
import { greetingSection } from "#cards/sections/greeting/section.ts";

const occasions = { party: "첫돌 잔치", family: "가족끼리" } as const;
type Occasion = keyof typeof occasions;

const party: PhraseDraft[] = [
  {
    tone: "polite",
    text: "저희 품에 온 작은 아이가\n어느새 첫 번째 생일을 맞습니다.\n한 해 동안 아껴 주신 분들을 모시고\n감사의 상을 차리고자 합니다.",
  },
  {
    tone: "polite",
    text: "건강하게 자라 준 것만으로 고마운\n저희 아이의 첫돌입니다.\n귀한 걸음 하시어 앞날을 축복해 주시면\n오래도록 간직하겠습니다.",
  },
  {
    tone: "polite",
    relation: "elder",
    text: "백일의 떡을 나누던 때가 엊그제 같은데\n벌써 돌상 앞에 앉게 되었습니다.\n지켜봐 주신 어른들께 절을 올리는 자리,\n오셔서 그 절을 받아 주시기 바랍니다.",
  },
  {
    tone: "polite",
    relation: "elder",
    text: "부모라는 이름이 아직 서툰 저희에게\n따뜻한 말씀과 손길을 보태 주셔서\n아이가 무사히 한 돌을 채웠습니다.\n정성껏 마련한 자리에 모십니다.",
  },
  {
    tone: "polite",
    text: "명주실처럼 길고 고운 앞날을 바라며\n아이의 첫 생일상을 차립니다.\n오셔서 덕담 한마디 건네주시면\n그보다 큰 선물이 없겠습니다.",
  },
  {
    tone: "warm",
    text: "눕기만 하던 아이가 뒤집고, 기고,\n이제는 두 발로 서서 웃습니다.\n그 모든 처음을 함께 기뻐해 주신 분들,\n첫돌 잔치에 놀러 오세요.",
  },
  {
    tone: "warm",
    text: "삼백예순다섯 번의 밤을 토닥여\n첫 번째 생일에 닿았습니다.\n졸린 눈으로도 행복했던 저희 이야기,\n밥 한 끼 나누며 들려 드릴게요.",
  },
  {
    tone: "warm",
    text: "엄마, 하고 처음 부르던 날\n세상이 잠깐 멈춘 줄 알았습니다.\n그 목소리를 들려 드리고 싶어요.\n저희 아이의 첫돌에 와 주세요.",
  },
  {
    tone: "warm",
    text: "안녕하세요, 저 이제 한 살이에요.\n이는 네 개, 걸음은 세 걸음.\n돌상에서 무엇을 잡을지\n저도 아직 정하지 못했답니다.",
  },
  {
    tone: "warm",
    text: "작은 손이 제 손가락을 꼭 쥐던 날부터\n저희의 하루는 아이를 따라 흘렀습니다.\n그 손으로 무엇을 잡을지,\n오셔서 함께 두근거려 주세요.",
  },
  {
    tone: "warm",
    text: "우는 까닭을 몰라 같이 울던 밤도\n지나고 보니 다 예쁜 날이었습니다.\n버티게 해 준 응원에 보답하는 자리,\n맛있는 음식과 웃음을 준비하겠습니다.",
  },
  {
    tone: "warm",
    text: "육아 일 년 차 엄마 아빠와\n인생 일 년 차 아기가\n서로를 키우며 한 해를 보냈습니다.\n셋 모두에게 박수를 보내 주세요.",
  },
  {
    tone: "plain",
    text: "저희 아이가 첫돌을 맞았습니다.\n가까운 분들과 점심을 나누려 합니다.\n빈손으로 편히 와 주세요.",
  },
  { tone: "plain", text: "첫 번째 생일입니다.\n돌잡이도 하고 사진도 찍습니다.\n오셔서 많이 웃어 주세요." },
  {
    tone: "plain",
    text: "선물은 마음만 받겠습니다.\n아이에게 들려줄 덕담 한 줄을\n방명록에 남겨 주시면 고맙겠습니다.",
  },
  {
    tone: "poetic",
    text: "처음 눈을 마주친 새벽의 빛이\n일 년을 돌아 다시 창가에 왔습니다.\n그 빛 아래 작은 상을 폅니다.",
  },
  {
    tone: "poetic",
    text: "씨앗 하나를 품었더니\n봄이 되고 여름이 되어\n우리 집에 나무 한 그루가 섰습니다.\n첫 나이테를 함께 보아 주세요.",
  },
  {
    tone: "poetic",
    text: "실 한 올처럼 가늘던 숨이\n이제는 온 집을 울리는 웃음이 되었습니다.\n길게 이어질 그 이야기의\n첫 매듭을 묶는 날입니다.",
  },
  {
    tone: "warm",
    season: "spring",
    text: "꽃이 피던 날 찾아온 아이가\n다시 꽃 피는 날 한 살이 됩니다.\n봄나들이 오시듯 들러 주세요.",
  },
  {
    tone: "warm",
    season: "summer",
    text: "매미 소리를 자장가 삼아 잠들던 아이가\n두 번째 여름을 걸어서 맞습니다.\n시원한 수박 썰어 놓고 기다릴게요.",
  },
  {
    tone: "warm",
    season: "autumn",
    text: "감이 익어 가는 계절에 온 아이,\n볼도 마음도 발그레하게 여물었습니다.\n가을볕 좋은 날 돌상을 차립니다.",
  },
  {
    tone: "warm",
    season: "winter",
    text: "첫눈처럼 저희에게 온 아이가\n첫 생일 촛불 앞에 앉습니다.\n추운 날이지만 따뜻한 국과 떡으로\n넉넉히 데워 드리겠습니다.",
  },
  {
    tone: "polite",
    religion: "protestant",
    text: "생명을 맡겨 주신 하나님께 감사드리며\n첫돌 감사 예배를 드립니다.\n믿음 안에서 자라나도록\n함께 기도해 주시기 바랍니다.",
  },
  {
    tone: "polite",
    religion: "catholic",
    text: "주님께서 보내 주신 귀한 생명이\n은총 가운데 한 해를 자랐습니다.\n아이의 앞길을 위하여\n정성 어린 기도를 청합니다.",
  },
  {
    tone: "polite",
    religion: "buddhist",
    text: "귀한 인연으로 저희에게 온 아이가\n부처님의 가피로 첫돌을 맞았습니다.\n맑고 자비로운 사람으로 자라도록\n축원해 주시면 감사하겠습니다.",
  },
  {
    tone: "poetic",
    season: "spring",
    text: "민들레 홀씨만 한 아이가 와서\n뿌리를 내리고 노랗게 웃습니다.\n두 번째 봄의 문 앞에서\n당신을 기다립니다.",
  },
  {
    tone: "plain",
    season: "summer",
    text: "더운 날이라 낮은 피했습니다.\n해 질 무렵 시원한 자리에서\n아이와 함께 기다리겠습니다.",
  },
  {
    tone: "polite",
    season: "autumn",
    text: "오곡이 여무는 때에\n저희 아이도 한 살을 채웠습니다.\n햇밥과 햇과일로 상을 차리오니\n함께 들어 주시기 바랍니다.",
  },
  {
    tone: "poetic",
    season: "winter",
    text: "창에 서리꽃이 피던 밤에 온 아이가\n다시 서리꽃을 손가락으로 짚습니다.\n입김처럼 하얀 한 해가\n이렇게 지나갔습니다.",
  },
  {
    tone: "polite",
    religion: "won-buddhist",
    text: "사은의 은혜로 저희 곁에 온 아이가\n첫돌을 맞아 일원상 앞에 섭니다.\n은혜를 알고 갚는 사람으로 자라도록\n함께 심고해 주시기 바랍니다.",
  },
  {
    tone: "warm",
    relation: "friend",
    text: "우리 중에 제일 먼저 부모가 됐다고\n다 같이 몰려와 주던 날을 기억해.\n그 아기가 벌써 한 살이야.\n이번에도 다 같이 와 줘.",
  },
  {
    tone: "polite",
    relation: "colleague",
    text: "육아와 일을 오가는 동안\n배려해 주신 동료분들 덕분에\n무사히 첫돌을 맞았습니다.\n점심 한 끼 대접하고 싶습니다.",
  },
];

const family: PhraseDraft[] = [
  {
    tone: "plain",
    relation: "family",
    text: "식구끼리 조촐하게 첫돌을 보냅니다.\n멀리서 마음 보태 주신 분들께\n잘 자란 모습을 사진으로 전합니다.",
  },
  {
    tone: "warm",
    relation: "family",
    text: "큰 잔치 대신 작은 밥상을 차렸습니다.\n할머니의 미역국과 이모의 떡,\n그리고 여러분의 축하면 충분합니다.",
  },
  {
    tone: "warm",
    text: "집에서 소박하게 돌상을 꾸몄어요.\n돌잡이 결과가 궁금하시다면\n아래에서 먼저 맞혀 보세요.",
  },
  {
    tone: "poetic",
    text: "거실에 햇살 한 장 깔고\n세 식구가 둘러앉았습니다.\n이 조용한 생일을\n당신께도 한 조각 보냅니다.",
  },
  {
    tone: "polite",
    relation: "elder",
    text: "양가 어른들만 모시고\n작은 방에 돌상을 차립니다.\n손주의 첫 절을 받아 주시고\n덕담을 들려주십시오.",
  },
  {
    tone: "warm",
    relation: "family",
    text: "사촌들까지 다 모이면 열두 명,\n아기 의자는 하나.\n시끄럽고 다정한 점심이 될 거예요.\n식구들, 일찍 만나요.",
  },
];

export const phrases: readonly Phrase<Occasion>[] = [...saidAt("party", party), ...saidAt("family", family)];

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf: () => "party",
  write: (content, { text }) => written({ content, section: greetingSection, fields: { body: text } }),
  phrases,
};
