import { part } from "#cards/engine/card.ts";
import { type Phrase, type PhraseBook, type PhraseDraft, saidAt, written } from "#cards/engine/phrase.ts";
import { thanksLetter } from "./letter/section.ts";
import { type ThanksOccasion, thanksOccasions } from "./occasions.ts";

const wedding: PhraseDraft[] = [
  {
    tone: "polite",
    text: "바쁘신 가운데 귀한 걸음으로\n저희 두 사람의 혼례를 빛내 주셔서 감사합니다.\n보내 주신 축복을 마음에 새기고\n서로 아끼며 바르게 살아가겠습니다.",
  },
  {
    tone: "polite",
    text: "그날 한 분 한 분께 제대로 인사드리지 못해\n늘 마음에 걸렸습니다.\n베풀어 주신 정을 잊지 않고\n살면서 천천히 갚아 나가겠습니다.",
  },
  {
    tone: "warm",
    text: "사진을 보다가 웃고 계신 얼굴을 찾았습니다.\n와 주셨구나, 하고 한참을 들여다봤습니다.\n그 웃음이 저희 결혼식에서\n가장 환한 장면이 되었습니다.",
  },
  {
    tone: "warm",
    text: "새집 식탁에 처음으로 마주 앉아\n축하해 주신 이름들을 하나씩 불러 봤습니다.\n부르는 동안 방이 따뜻해졌습니다.\n고맙습니다. 곧 밥 먹으러 오세요.",
  },
  {
    tone: "plain",
    text: "덕분에 결혼식을 잘 마쳤습니다.\n보내 주신 마음, 잘 받았습니다.\n두 사람이 사이좋게 지내는 것으로\n인사를 대신하겠습니다.",
  },
  {
    tone: "poetic",
    text: "꽃은 하루 만에 시들었지만\n그날 들은 말들은 아직 방 안에 피어 있습니다.\n물을 주듯 오래 들여다보며\n시들지 않게 살겠습니다.",
  },
  {
    tone: "warm",
    religion: "protestant",
    text: "하나님 앞에서 드린 저희의 약속을\n곁에서 함께 들어 주셔서 고맙습니다.\n기도해 주신 대로\n섬기는 가정을 이루어 가겠습니다.",
  },
  {
    tone: "polite",
    religion: "catholic",
    text: "혼인 미사에 함께해 주신 은혜에 감사드립니다.\n저희를 위해 모아 주신 두 손을 기억하며\n성가정을 본받아 살겠습니다.",
  },
  {
    tone: "warm",
    season: "summer",
    text: "무더운 날 먼 길 와 주셨던 것,\n양산 접으며 웃어 주시던 얼굴까지\n하나도 잊지 않았습니다.\n시원한 바람 불면 찾아뵙겠습니다.",
  },
  {
    tone: "polite",
    religion: "buddhist",
    text: "부처님 전에 올린 저희의 약속을\n합장으로 지켜봐 주셔서 감사합니다.\n보내 주신 축원을 등불 삼아\n화목하게 살겠습니다.",
  },
  {
    tone: "warm",
    relation: "friend",
    text: "축가 부르다 웃음 터진 것까지\n전부 우리 결혼식답고 좋았어.\n밤늦게까지 남아 준 너희에게\n신혼집 첫 밥상을 약속할게.\n고맙다.",
  },
];

const funeral: PhraseDraft[] = [
  {
    tone: "polite",
    text: "황망한 가운데 찾아 주시고\n따뜻한 말씀으로 위로해 주셔서 깊이 감사드립니다.\n덕분에 장례를 무사히 마쳤습니다.\n경황이 없어 글로 먼저 인사 올립니다.",
  },
  {
    tone: "polite",
    text: "멀리서 오셔서 빈소를 지켜 주신 일,\n저희 가족 모두 잊지 않겠습니다.\n마땅히 찾아뵈어야 하오나\n우선 이렇게 감사의 말씀을 올립니다.",
  },
  {
    tone: "plain",
    text: "보내 주신 위로 덕분에\n아버지를 편안히 모셨습니다.\n댁내에 큰일이 있을 때\n저희에게도 꼭 알려 주시기 바랍니다.",
  },
  {
    tone: "warm",
    text: "손을 잡아 주시던 온기를 기억합니다.\n아무 말씀 없이 곁에 앉아 계시던 시간도 기억합니다.\n그 마음에 기대어\n슬픈 며칠을 건넜습니다.",
  },
  {
    tone: "poetic",
    text: "어머니가 떠나신 뜰에\n올해도 같은 꽃이 피었습니다.\n그날 함께 걸어 주신 길을 떠올리며\n늦은 인사를 드립니다.",
  },
  {
    tone: "polite",
    religion: "protestant",
    text: "하나님의 부르심을 받은 고인의 길에\n기도와 위로로 함께해 주셔서 감사합니다.\n천국의 소망 안에서\n주님의 평안을 누리시기를 기도합니다.",
  },
  {
    tone: "polite",
    religion: "catholic",
    text: "고인을 위하여 바쳐 주신 연도와 미사에\n온 가족이 깊이 감사드립니다.\n주님께서 주시는 평화가\n늘 가정에 머무르기를 빕니다.",
  },
  {
    tone: "polite",
    religion: "buddhist",
    text: "고인의 극락왕생을 빌어 주신 공덕에\n머리 숙여 감사드립니다.\n부처님의 자비가\n댁내에 두루 비치기를 발원합니다.",
  },
  {
    tone: "polite",
    religion: "won-buddhist",
    text: "열반의 길에 오르신 고인을 위해\n천도의 정성을 함께 모아 주셔서 감사합니다.\n법신불 사은의 은혜가\n늘 함께하시기를 심고 올립니다.",
  },
  {
    tone: "plain",
    religion: "won-buddhist",
    text: "보내 주신 위로에 힘입어 발인식을 잘 마쳤습니다.\n사은의 은혜에 보답하는 마음으로\n고인의 뜻을 이어 살겠습니다.",
  },
];

const firstBirthday: PhraseDraft[] = [
  {
    tone: "polite",
    text: "저희 아이의 첫돌을 축하해 주셔서\n진심으로 감사드립니다.\n빌어 주신 덕담대로\n밝고 건강하게 키우겠습니다.",
  },
  {
    tone: "warm",
    text: "잔칫날 종일 안겨 다니던 아이가\n집에 와서는 기분 좋게 잠들었습니다.\n예뻐해 주신 손길을 아는 모양입니다.\n고맙습니다.",
  },
  {
    tone: "warm",
    text: "처음이라 서툰 엄마 아빠를\n일 년 동안 지켜봐 주셔서 고맙습니다.\n아이가 걸음마를 떼면\n제일 먼저 보여 드리겠습니다.",
  },
  {
    tone: "plain",
    text: "와 주신 덕분에 돌잔치를 잘 치렀습니다.\n주신 선물은 아이가 벌써 꼭 쥐고 놉니다.\n잘 키우겠습니다.",
  },
  {
    tone: "poetic",
    text: "나무 한 그루를 심은 날,\n둘러서서 물을 부어 주신 분들이 계셨습니다.\n그늘이 생기거든\n가장 먼저 자리를 내어 드리겠습니다.",
  },
  {
    tone: "polite",
    relation: "family",
    text: "할머니 할아버지께서 매어 주신 돌띠를\n잘 접어 장롱에 넣어 두었습니다.\n아이가 자라면 꺼내 보이며\n받은 사랑을 들려주겠습니다.",
  },
];

const retirement: PhraseDraft[] = [
  {
    tone: "polite",
    text: "그동안 부족한 저를 믿고 함께해 주신 덕분에\n맡은 일을 무사히 마치고 물러납니다.\n베풀어 주신 은혜를 오래 간직하며\n늘 건강하시기를 기원합니다.",
  },
  {
    tone: "polite",
    relation: "colleague",
    text: "서른 해 가까이 한 길을 걸을 수 있었던 것은\n곁에서 도와주신 여러분이 계셨기 때문입니다.\n떠나는 자리에서\n고개 숙여 인사드립니다.",
  },
  {
    tone: "warm",
    relation: "colleague",
    text: "책상을 비우다 오래된 쪽지를 발견했습니다.\n힘내라고 적어 주셨던 그 쪽지입니다.\n이것만은 버리지 않고 가져갑니다.\n고마웠습니다.",
  },
  {
    tone: "plain",
    relation: "colleague",
    text: "오늘로 일을 마칩니다.\n같이 먹은 점심과 같이 넘긴 고비를 기억하겠습니다.\n건강히 지내시고, 또 뵙겠습니다.",
  },
  {
    tone: "poetic",
    text: "해가 기울 때 들판은 가장 넓어 보입니다.\n일을 내려놓고 돌아보니\n함께한 얼굴들이 그 들판에 가득합니다.\n모두 고맙습니다.",
  },
];

const business: PhraseDraft[] = [
  {
    tone: "polite",
    relation: "colleague",
    text: "늘 저희를 믿고 찾아 주셔서 감사합니다.\n보내 주신 성원에 부끄럽지 않도록\n품질과 정성으로 보답하겠습니다.\n앞날에 좋은 일이 가득하시기를 기원합니다.",
  },
  {
    tone: "polite",
    relation: "colleague",
    text: "한 해 동안 베풀어 주신 협력에 힘입어\n저희 회사가 한 걸음 더 나아갈 수 있었습니다.\n새해에도 든든한 동반자로 함께하겠습니다.",
  },
  {
    tone: "polite",
    relation: "colleague",
    text: "바쁘신 중에도 저희 행사에 참석하시어\n자리를 빛내 주신 데 깊이 감사드립니다.\n주신 말씀을 새겨\n더 나은 모습으로 찾아뵙겠습니다.",
  },
  {
    tone: "warm",
    text: "처음 문을 열던 날 들어오신 손님을 기억합니다.\n그 걸음이 이어져 오늘까지 왔습니다.\n오래 다니실 수 있는 가게로\n남아 있겠습니다.",
  },
  {
    tone: "plain",
    relation: "colleague",
    text: "주문해 주셔서 고맙습니다.\n하나하나 직접 살피고 포장했습니다.\n쓰시다 불편한 점이 있으면 언제든 알려 주세요.",
  },
  {
    tone: "polite",
    season: "autumn",
    text: "한 해의 결실을 거두는 때에\n거래처 여러분의 얼굴이 먼저 떠올랐습니다.\n작은 정성이나마 가을 인사를 올립니다.",
  },
];

const other: PhraseDraft[] = [
  {
    tone: "warm",
    text: "고맙다는 말을 얼굴 보고 하려다\n번번이 때를 놓쳤습니다.\n그래서 이렇게 적어 보냅니다.\n그때, 정말 고마웠습니다.",
  },
  {
    tone: "polite",
    text: "어려운 때에 선뜻 손을 내밀어 주셔서\n큰 힘이 되었습니다.\n그 은혜를 가볍게 여기지 않고\n살아가며 갚겠습니다.",
  },
  {
    tone: "plain",
    text: "도와주신 덕분에 일이 잘 풀렸습니다.\n다음에는 제가 돕겠습니다.\n고맙습니다.",
  },
  {
    tone: "poetic",
    text: "우산 없이 서 있던 날\n말없이 곁을 내어 주신 분이 있었습니다.\n비가 올 때마다\n그 옆자리의 온기를 생각합니다.",
  },
  {
    tone: "warm",
    season: "winter",
    text: "한 해를 접으며 고마운 이름을 적어 봅니다.\n맨 윗줄에 이 이름이 있습니다.\n따뜻하게 지내시고\n새해에도 자주 뵈어요.",
  },
  {
    tone: "warm",
    season: "spring",
    relation: "elder",
    text: "선생님께 배운 대로\n꽃이 피면 먼저 고개를 숙여 인사합니다.\n봄이 올 때마다 생각나는 분이 계셔서\n저는 참 좋습니다.",
  },
  {
    tone: "warm",
    season: "autumn",
    relation: "elder",
    text: "햇곡식이 나면 맨 먼저 드리고 싶은 분이 있습니다.\n봄부터 살펴 주신 덕분에\n올해 농사가, 그리고 제가 잘 여물었습니다.",
  },
  {
    tone: "plain",
    relation: "friend",
    text: "말 안 해도 안다지만\n그래도 한 번은 말하고 싶었어.\n그때 네가 있어서 버텼다.\n고맙다, 친구야.",
  },
  {
    tone: "poetic",
    relation: "love",
    text: "당신이 식탁에 올려 둔 귤 하나가\n그날 하루를 살렸어요.\n작은 것을 크게 받는 사람이 되어\n오래 곁에 있을게요.",
  },
  {
    tone: "warm",
    relation: "family",
    text: "엄마, 아빠.\n저 혼자 큰 줄 알았는데\n제 아이를 재우다가 알았습니다.\n늦었지만, 키워 주셔서 고맙습니다.",
  },
  {
    tone: "warm",
    relation: "child",
    text: "삐뚤빼뚤한 글씨로 적어 준 편지,\n냉장고에 붙여 놓고 아침마다 읽는단다.\n우리 집에 와 줘서 고맙다.",
  },
  {
    tone: "polite",
    season: "summer",
    text: "선풍기 바람을 저희 쪽으로 돌려 주시던\n그 여름의 병실을 기억합니다.\n덕분에 건강을 되찾아\n이제야 감사의 말씀을 올립니다.",
  },
];

export const phrases: readonly Phrase<ThanksOccasion>[] = [
  ...saidAt("wedding", wedding),
  ...saidAt("funeral", funeral),
  ...saidAt("first-birthday", firstBirthday),
  ...saidAt("retirement", retirement),
  ...saidAt("business", business),
  ...saidAt("other", other),
];

export const book: PhraseBook<ThanksOccasion> = {
  occasions: thanksOccasions,
  occasionOf: (content) => part(content, thanksLetter).occasion,
  write: (content, { text, occasion, religion }) =>
    written({
      content,
      section: thanksLetter,
      fields: { body: text, occasion, religion: occasion === "funeral" ? religion : "none" },
    }),
  phrases,
};
