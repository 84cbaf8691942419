import { part } from "#cards/engine/card.ts";
import { type Phrase, type PhraseBook, type PhraseDraft, saidAt, written } from "#cards/engine/phrase.ts";
import { greetingSection } from "#cards/sections/greeting/section.ts";
import { eventCover } from "./cover/section.ts";
import { type EventType, eventTypes } from "./types.ts";

const drafts: Record<EventType, PhraseDraft[]> = {
  opening: [
    {
      tone: "polite",
      text: "오래 마음에 품어 온 일을\n이제 작은 간판 아래 시작합니다.\n바쁘시더라도 걸음 하시어\n첫 문을 함께 열어 주시면 고맙겠습니다.",
    },
    {
      tone: "warm",
      text: "페인트 냄새가 아직 남아 있습니다.\n의자도 두어 개 모자랍니다.\n그래도 커피만큼은 잘 내릴 수 있어요.\n첫날의 손님이 되어 주세요.",
    },
    {
      tone: "plain",
      text: "가게 문을 엽니다.\n꽃 대신 이야기를 들고 와 주세요.\n첫 주문은 저희가 대접하겠습니다.",
    },
    {
      tone: "poetic",
      text: "빈 벽에 불을 하나 켜고\n골목이 조금 밝아지기를 기다립니다.\n그 불빛을 보고 들러 주세요.",
    },
    {
      tone: "warm",
      season: "spring",
      text: "언 땅이 풀리기를 기다려\n새 간판을 올립니다.\n화분 하나 놓을 자리는 비워 두었으니\n봄바람만 데리고 와 주세요.",
    },
  ],
  housewarming: [
    {
      tone: "warm",
      text: "드디어 우리 집이라 부를 곳이 생겼습니다.\n짐은 아직 상자 안에 있지만\n밥 지을 솥은 꺼내 두었어요.\n편한 옷으로 놀러 오세요.",
    },
    {
      tone: "plain",
      text: "새집 열쇠를 받았습니다.\n선물은 괜찮으니 빈손으로 오셔서\n저녁 한 끼 같이 드시고 가세요.",
    },
    {
      tone: "poetic",
      text: "창을 열면 은행나무 꼭대기가 보입니다.\n저녁이면 부엌까지 노을이 들어와요.\n혼자 보기 아까운 창입니다.",
      season: "autumn",
    },
    {
      tone: "polite",
      text: "이사를 마치고 이제야 인사드립니다.\n변변치 않은 상이나마 차려 두고\n반가운 얼굴을 기다리겠습니다.",
    },
    {
      tone: "polite",
      relation: "elder",
      text: "어른들 모시고 첫 밥을 짓고 싶어\n이사하자마자 연락을 올립니다.\n계단이 많지 않은 집이니\n천천히 올라오십시오.",
    },
    {
      tone: "warm",
      relation: "friend",
      text: "방은 둘, 이불은 넉넉해.\n막차 걱정은 하지 말고\n밤새 이야기하다 가.",
    },
    {
      tone: "warm",
      relation: "family",
      text: "형, 누나, 조카들까지\n한 식탁에 앉을 수 있는 집이 생겼어요.\n명절 말고도 모여 봅시다.",
    },
  ],
  "year-end": [
    {
      tone: "warm",
      relation: "colleague",
      text: "올해 제일 잘한 일은\n여러분과 같이 일한 것입니다.\n못다 한 고맙다는 말을\n그날 밤 한 분씩 전하고 싶습니다.",
      season: "winter",
    },
    {
      tone: "plain",
      text: "한 해를 접는 저녁 자리를 마련했습니다.\n짧게 모이고, 배불리 먹고, 일찍 헤어집니다.\n부담 없이 들러 주세요.",
      season: "winter",
    },
    {
      tone: "polite",
      relation: "colleague",
      text: "다사다난했던 한 해의 끝에서\n애써 주신 모든 분을 모시고자 합니다.\n따뜻한 자리를 준비하겠으니\n걸음 하시어 함께 웃어 주시기 바랍니다.",
      season: "winter",
    },
    {
      tone: "poetic",
      text: "달력이 한 장 남았습니다.\n그 마지막 한 칸에 동그라미를 치고\n당신의 이름을 적어 두었습니다.",
      season: "winter",
    },
    {
      tone: "warm",
      season: "winter",
      relation: "friend",
      text: "올해도 우리 잘 버텼다.\n촛불 하나 켜고 귤 까먹으면서\n못다 한 이야기나 하자.",
    },
  ],
  reunion: [
    {
      tone: "warm",
      relation: "friend",
      text: "복도에서 뛰다가 같이 혼나던 우리가\n어느새 아이들 시험을 걱정합니다.\n그때 그 얼굴로 다시 만나요.\n별명은 그대로 부르기로 해요.",
    },
    {
      tone: "polite",
      relation: "elder",
      text: "교문을 나선 지 스무 해가 되었습니다.\n흩어져 지낸 시간을 한자리에 모아\n은사님과 동창 여러분을 뵙고자 합니다.",
    },
    {
      tone: "plain",
      relation: "friend",
      text: "오랜만에 반 모임을 엽니다.\n연락이 닿는 친구가 있으면\n이 초대장을 꼭 전해 주세요.",
    },
    {
      tone: "poetic",
      text: "운동장은 그대로인데\n느티나무만 두 아름이 되었더군요.\n그 그늘에서 다시 도시락을 엽시다.",
    },
    {
      tone: "warm",
      season: "autumn",
      relation: "friend",
      text: "운동회 하던 계절이 돌아왔습니다.\n달리기는 이제 못 하겠지만\n김밥은 똑같이 싸 오기로 해요.",
    },
  ],
  seminar: [
    {
      tone: "polite",
      relation: "colleague",
      text: "현장에서 얻은 배움을 나누는 자리를 마련했습니다.\n귀한 시간 내어 함께해 주시면\n더 깊은 이야기를 나눌 수 있겠습니다.",
    },
    {
      tone: "plain",
      text: "발표는 짧게, 질문은 길게 하려고 합니다.\n궁금한 것을 하나씩 들고 와 주세요.",
    },
    {
      tone: "warm",
      relation: "colleague",
      text: "잘된 이야기보다 안된 이야기를 준비했습니다.\n저희가 넘어진 자리를 보여 드릴 테니\n같이 웃고, 같이 배워요.",
    },
    {
      tone: "poetic",
      text: "물음 하나를 가운데 놓고\n둥글게 둘러앉는 밤입니다.\n답은 각자 다른 것을 안고 돌아가셔도 좋습니다.",
    },
  ],
  exhibition: [
    {
      tone: "poetic",
      text: "하루에 한 장씩, 삼백 장을 그렸습니다.\n그 가운데 차마 버리지 못한 것만 걸었습니다.\n천천히 걸으며 보아 주세요.",
    },
    {
      tone: "polite",
      text: "세 해 동안의 작업을 모아 전시를 엽니다.\n부족한 그림이오나 걸음 하시어\n따뜻한 눈길로 살펴 주시면 영광이겠습니다.",
    },
    {
      tone: "plain",
      text: "작은 방 하나에 작은 그림 열두 점을 걸었습니다.\n지나시는 길에 십 분만 들러 주세요.",
    },
    {
      tone: "warm",
      text: "작업실에만 두기에는 아까운 것들이 생겼습니다.\n첫날 저녁에 과일을 깎아 둘 테니\n보고, 드시고, 한마디 해 주세요.",
    },
    {
      tone: "poetic",
      season: "summer",
      text: "바깥이 뜨거운 동안\n안쪽의 그림자를 그렸습니다.\n서늘한 방에 물처럼 걸어 두었으니\n잠시 식히고 가세요.",
    },
  ],
  other: [
    {
      tone: "polite",
      text: "뜻깊은 자리에 귀한 분을 모시고자 합니다.\n부디 참석하시어 자리를 빛내 주시기 바랍니다.",
    },
    {
      tone: "warm",
      relation: "friend",
      text: "같이 있으면 좋은 사람들끼리\n하루 모여 놀기로 했습니다.\n당신이 빠지면 섭섭할 것 같아요.",
    },
    {
      tone: "plain",
      text: "날과 곳은 아래에 적었습니다.\n오실 수 있는지만 알려 주시면\n나머지는 저희가 챙기겠습니다.",
    },
    {
      tone: "poetic",
      text: "봄볕이 마당을 다 차지하기 전에\n돗자리 한 장만큼 자리를 맡아 두었습니다.\n와서 앉기만 하세요.",
      season: "spring",
    },
    {
      tone: "warm",
      season: "summer",
      text: "해가 길어진 만큼\n저녁을 조금 더 오래 쓰려고 합니다.\n마당에 모기향 피워 두었으니\n수박 먹으러 오세요.",
    },
    {
      tone: "warm",
      religion: "protestant",
      text: "새 예배당의 문을 여는 날입니다.\n하나님께 드리는 첫 예배와\n따뜻한 국수 한 그릇을 준비했습니다.\n이웃 여러분도 편히 오세요.",
    },
    {
      tone: "polite",
      religion: "catholic",
      text: "본당 설립을 기념하여\n감사 미사와 작은 잔치를 엽니다.\n하느님 안에서 한 식구인 여러분,\n기쁜 걸음으로 와 주십시오.",
    },
    {
      tone: "warm",
      season: "spring",
      religion: "buddhist",
      text: "부처님 오신 날을 앞두고\n등을 만드는 저녁을 마련했습니다.\n종이와 풀은 저희가 준비할 테니\n소원 하나만 들고 오세요.",
    },
    {
      tone: "polite",
      religion: "won-buddhist",
      text: "교당 봉불식에 모시고자 합니다.\n사은의 은혜를 함께 나누는 자리이오니\n정성 어린 걸음으로 함께해 주십시오.",
    },
  ],
};

export const phrases: readonly Phrase<EventType>[] = Object.entries(drafts).flatMap(([occasion, some]) =>
  saidAt(occasion as EventType, some),
);

export const book: PhraseBook<EventType> = {
  occasions: eventTypes,
  occasionOf: (content) => part(content, eventCover).type,
  write: (content, { text, occasion }) =>
    written({
      content: written({ content, section: eventCover, fields: { type: occasion } }),
      section: greetingSection,
      fields: { body: text },
    }),
  phrases,
};
