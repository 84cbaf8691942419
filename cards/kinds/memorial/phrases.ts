import { type CardContent, part } from "#cards/engine/card.ts";
import { type Phrase, type PhraseBook, type PhraseDraft, saidAt, written } from "#cards/engine/phrase.ts";
import { obituary } from "./obituary/section.ts";
import type { FuneralReligion } from "./passing.ts";
import { memorialWords } from "./words/section.ts";

/** What a family wants to say at which time. */
const occasions = {
  notice: "알릴 때",
  quiet: "조용히 모실 때",
  child: "먼저 보낸 이를 위해",
  thanks: "장례를 마치고",
} as const;
type Occasion = keyof typeof occasions;

/** Grief has no season, and most words belong to every belief. */
type Draft = PhraseDraft & Pick<Phrase<Occasion>, "occasion">;

const drafts: Draft[] = [
  {
    occasion: "notice",
    tone: "polite",
    text: "황망한 가운데 한 분 한 분께 알리지 못하고\n글로 먼저 소식을 올립니다.\n너그러이 헤아려 주시기 바랍니다.",
  },
  {
    occasion: "notice",
    tone: "polite",
    text: "생전에 베풀어 주신 두터운 정에\n고인을 대신하여 깊이 감사드립니다.\n마지막 가시는 길을 함께 지켜 주십시오.",
  },
  {
    occasion: "notice",
    tone: "polite",
    text: "갑작스러운 소식이라 경황이 없습니다.\n미처 연락드리지 못한 분들께도\n이 글을 전해 주시면 감사하겠습니다.",
  },
  {
    occasion: "notice",
    tone: "plain",
    text: "오래 앓으셨지만 마지막은 평온하셨습니다.\n가족이 모두 곁에 있었습니다.",
  },
  {
    occasion: "notice",
    tone: "plain",
    text: "먼 길이라면 마음만 보내 주셔도 됩니다.\n그 마음을 영전에 그대로 올리겠습니다.",
  },
  {
    occasion: "notice",
    tone: "warm",
    text: "식탁 끝자리에서 늘 마지막에 수저를 드시던 분,\n이제는 저희가 먼저 상을 차려 올립니다.\n오셔서 그 이야기를 나누어 주세요.",
  },
  {
    occasion: "notice",
    tone: "warm",
    text: "받은 사랑이 많아 슬픔도 깊습니다.\n고인을 아는 분들과 함께라면\n조금은 견딜 수 있을 것 같습니다.",
  },
  {
    occasion: "notice",
    tone: "poetic",
    text: "긴 하루의 일을 마치시고\n불을 끄듯 조용히 가셨습니다.\n남은 온기를 함께 기억해 주십시오.",
  },
  {
    occasion: "notice",
    tone: "poetic",
    text: "낙엽이 뿌리로 돌아가듯\n오래 지켜 오신 자리로 돌아가셨습니다.\n그늘이 되어 주신 날들을 기억합니다.",
  },
  {
    occasion: "notice",
    tone: "polite",
    religion: "protestant",
    text: "이 땅의 수고를 마치시고\n하나님 품에 안기셨습니다.\n다시 만날 소망 안에서 예배로 배웅합니다.",
  },
  {
    occasion: "notice",
    tone: "warm",
    religion: "protestant",
    text: "새벽마다 자녀의 이름을 부르며 기도하시던 분이셨습니다.\n이제 하나님 곁에서 쉬고 계심을 믿습니다.",
  },
  {
    occasion: "notice",
    tone: "polite",
    religion: "catholic",
    text: "하느님께서 주신 날들을 다 사시고\n고요히 눈을 감으셨습니다.\n떠나시는 영혼을 위해 기도해 주십시오.",
  },
  {
    occasion: "notice",
    tone: "plain",
    religion: "catholic",
    text: "장례 미사로 마지막 인사를 드리려 합니다.\n멀리 계신 분들은 그 시간에\n잠시 기도로 함께해 주십시오.",
  },
  {
    occasion: "notice",
    tone: "polite",
    religion: "buddhist",
    text: "맺은 인연을 고이 내려놓고\n부처님의 품으로 돌아가셨습니다.\n가시는 길이 밝기를 함께 발원해 주십시오.",
  },
  {
    occasion: "notice",
    tone: "poetic",
    religion: "buddhist",
    text: "연꽃이 물 위에서 지듯\n흔적 없이 맑게 가셨습니다.\n부처님의 자비가 그 길에 함께하기를 빕니다.",
  },
  {
    occasion: "notice",
    tone: "polite",
    religion: "won-buddhist",
    text: "한 생의 일을 마치시고 열반에 드셨습니다.\n법신불 사은의 은혜 속에\n해탈천도하시기를 함께 심고해 주십시오.",
  },
  {
    occasion: "quiet",
    tone: "polite",
    text: "고인의 뜻에 따라\n장례는 가족끼리 조용히 모십니다.\n조문과 조의는 정중히 사양하오니\n마음으로 명복을 빌어 주십시오.",
  },
  {
    occasion: "quiet",
    tone: "plain",
    text: "빈소를 따로 차리지 않았습니다.\n계신 곳에서 잠시 고인을 떠올려 주시면\n그것으로 넉넉합니다.",
  },
  {
    occasion: "quiet",
    tone: "warm",
    text: "시끌벅적한 것을 싫어하시던 분이라\n가까운 이들만 모여 배웅하려 합니다.\n따로 모시지 못함을 헤아려 주세요.",
  },
  {
    occasion: "child",
    tone: "plain",
    text: "너무 짧은 시간이었습니다.\n그 시간을 함께 기억해 주시는 것이\n저희에게 가장 큰 위로입니다.",
  },
  {
    occasion: "child",
    tone: "warm",
    text: "웃음이 많던 아이였습니다.\n울기보다 그 웃음을 떠올려 주시면\n저희도 힘을 내 보겠습니다.",
  },
  {
    occasion: "child",
    tone: "poetic",
    text: "별 하나가 먼저 집으로 돌아갔습니다.\n밤하늘을 올려다보실 때\n그 이름을 한 번 불러 주십시오.",
  },
  {
    occasion: "thanks",
    tone: "polite",
    text: "바쁘신 중에도 먼 걸음 하시어\n저희 가족의 슬픔을 나누어 주셔서 감사합니다.\n장례를 잘 모셨음을 삼가 알려 드립니다.\n베풀어 주신 은혜를 잊지 않겠습니다.",
  },
  {
    occasion: "thanks",
    tone: "warm",
    text: "손을 잡아 주신 온기가 아직 남아 있습니다.\n그 온기로 남은 날들을 살아가겠습니다.\n진심으로 고맙습니다.",
  },
  {
    occasion: "thanks",
    tone: "plain",
    text: "보내 주신 위로를 하나하나 읽었습니다.\n찾아뵙고 인사드리는 것이 도리이나\n우선 글로 마음을 전합니다.",
  },
  {
    occasion: "thanks",
    tone: "poetic",
    text: "가시는 길에 놓아 주신 꽃과 촛불이\n오래도록 저희의 밤을 밝혀 주었습니다.\n엎드려 고마운 말씀을 올립니다.",
  },
  {
    occasion: "notice",
    tone: "plain",
    religion: "won-buddhist",
    text: "열반하신 고인의 완전한 해탈천도를 위하여\n종재까지 독경과 심고를 올리겠습니다.\n사은의 은혜에 감사드립니다.",
  },
  {
    occasion: "notice",
    tone: "warm",
    religion: "won-buddhist",
    text: "받으신 은혜를 늘 먼저 헤아리시던 분이셨습니다.\n사은의 품에서 새 몸 받으시기를\n저희와 함께 빌어 주십시오.",
  },
  {
    occasion: "notice",
    tone: "plain",
    religion: "protestant",
    text: "입관 예배와 발인 예배로 고인을 보내 드립니다.\n조문하실 때는 절 대신 헌화와 묵상으로\n함께해 주시면 감사하겠습니다.",
  },
  {
    occasion: "notice",
    tone: "warm",
    religion: "catholic",
    text: "묵주를 손에서 놓지 않으시던 분,\n이제 하느님 나라에서 편히 쉬시기를 빕니다.\n빈소에서 연도를 함께 바쳐 주세요.",
  },
  {
    occasion: "notice",
    tone: "plain",
    religion: "buddhist",
    text: "사찰에서 사십구재를 모시려 합니다.\n부처님 전에 향 하나 올려 주시면\n가시는 걸음이 가벼우실 것입니다.",
  },
  {
    occasion: "notice",
    tone: "polite",
    relation: "colleague",
    text: "고인께서 오래 몸담으셨던 일터의 여러분께\n먼저 소식을 전합니다.\n함께 일하신 시간을 고인께서는 늘 자랑스러워하셨습니다.",
  },
  {
    occasion: "notice",
    tone: "polite",
    relation: "friend",
    text: "고인의 벗들께 알립니다.\n오랜 세월 나누신 우정이\n마지막 길에도 큰 힘이 될 것입니다.",
  },
  {
    occasion: "notice",
    tone: "plain",
    relation: "family",
    text: "친척 어른들께 먼저 말씀드립니다.\n길이 멀고 험하오니 무리하지 마시고\n계신 곳에서 함께해 주십시오.",
  },
  {
    occasion: "quiet",
    tone: "poetic",
    text: "작은 방에 촛불 하나 두고\n저희끼리 조용히 작별하겠습니다.\n오시는 대신, 오늘 밤 잠시\n창밖을 보아 주십시오.",
  },
  {
    occasion: "quiet",
    tone: "polite",
    religion: "protestant",
    text: "조용히 떠나기를 바라신 뜻을 받들어\n식구들만 모여 기도로 보내 드립니다.\n하나님의 위로를 함께 구해 주시면\n그것으로 충분합니다.",
  },
  {
    occasion: "child",
    tone: "polite",
    text: "차마 말로 다 전하지 못하여\n짧은 글로 소식을 올립니다.\n그 아이를 아껴 주셨던 마음,\n저희가 오래 간직하겠습니다.",
  },
  {
    occasion: "thanks",
    tone: "polite",
    religion: "protestant",
    text: "슬픔의 골짜기를 지나는 동안\n기도로 곁을 지켜 주셔서 감사합니다.\n하나님의 평강이 여러분의 가정에도\n늘 함께하시기를 빕니다.",
  },
  {
    occasion: "thanks",
    tone: "polite",
    religion: "catholic",
    text: "성당 마당까지 나와 배웅해 주신 걸음을 기억합니다.\n바쳐 주신 미사 한 대 한 대가\n저희 가족을 붙들어 주었습니다.",
  },
  {
    occasion: "thanks",
    tone: "polite",
    religion: "buddhist",
    text: "향을 올려 주신 손길마다\n고인의 앞길에 등이 하나씩 켜졌습니다.\n부처님의 가피가 댁내에 두루 미치기를\n합장하여 빕니다.",
  },
  {
    occasion: "thanks",
    tone: "polite",
    religion: "won-buddhist",
    text: "종재까지 정성을 모아 주신 덕분에\n고인을 편안히 보내 드렸습니다.\n사은의 은혜 안에서\n다시 뵙기를 심고합니다.",
  },
];

export const phrases: readonly Phrase<Occasion>[] = drafts.flatMap((draft) =>
  saidAt(draft.occasion, [draft]),
);

/** What the notice calls a belief. */
const religionOf: Record<Phrase["religion"], FuneralReligion> = {
  none: "none",
  protestant: "protestant",
  catholic: "catholic",
  buddhist: "buddhist",
  "won-buddhist": "won",
};

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf: (content: CardContent) => (part(content, obituary).relation === "child" ? "child" : "notice"),
  write(content, { text, religion }) {
    const card = written({ content, section: memorialWords, fields: { body: text } });
    if (religion === "none") return card;
    return written({ content: card, section: obituary, fields: { religion: religionOf[religion] } });
  },
  phrases,
};
