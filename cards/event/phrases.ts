import { part } from "#cards/card.ts";
import type { Phrase, PhraseBook } from "#cards/phrase.ts";
import { cover } from "./cover/section.ts";
import { type EventType, eventTypes } from "./types.ts";

type Draft = Pick<Phrase, "text" | "tone"> & Partial<Phrase>;

const drafts: Record<EventType, Draft[]> = {
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
  ],
  "year-end": [
    {
      tone: "warm",
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
      text: "다사다난했던 한 해의 끝에서\n애써 주신 모든 분을 모시고자 합니다.\n따뜻한 자리를 준비하겠으니\n부디 함께해 주시기 바랍니다.",
      season: "winter",
    },
    {
      tone: "poetic",
      text: "달력이 한 장 남았습니다.\n그 마지막 한 칸에 동그라미를 치고\n당신의 이름을 적어 두었습니다.",
      season: "winter",
    },
  ],
  reunion: [
    {
      tone: "warm",
      text: "복도에서 뛰다가 같이 혼나던 우리가\n어느새 아이들 시험을 걱정합니다.\n그때 그 얼굴로 다시 만나요.\n별명은 그대로 부르기로 해요.",
    },
    {
      tone: "polite",
      text: "교문을 나선 지 스무 해가 되었습니다.\n흩어져 지낸 시간을 한자리에 모아\n은사님과 동창 여러분을 뵙고자 합니다.",
    },
    {
      tone: "plain",
      text: "오랜만에 반 모임을 엽니다.\n연락이 닿는 친구가 있으면\n이 초대장을 꼭 전해 주세요.",
    },
    {
      tone: "poetic",
      text: "운동장은 그대로인데\n느티나무만 두 아름이 되었더군요.\n그 그늘에서 다시 도시락을 엽시다.",
    },
  ],
  seminar: [
    {
      tone: "polite",
      text: "현장에서 얻은 배움을 나누는 자리를 마련했습니다.\n귀한 시간 내어 함께해 주시면\n더 깊은 이야기를 나눌 수 있겠습니다.",
    },
    {
      tone: "plain",
      text: "발표는 짧게, 질문은 길게 하려고 합니다.\n궁금한 것을 하나씩 들고 와 주세요.",
    },
    {
      tone: "warm",
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
  ],
  other: [
    {
      tone: "polite",
      text: "뜻깊은 자리에 귀한 분을 모시고자 합니다.\n부디 참석하시어 자리를 빛내 주시기 바랍니다.",
    },
    {
      tone: "warm",
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
  ],
};

export const phrases: readonly Phrase<EventType>[] = Object.entries(drafts).flatMap(([occasion, some]) =>
  some.map((draft) => ({
    religion: "none" as const,
    season: "any" as const,
    ...draft,
    occasion: occasion as EventType,
  })),
);

export const book: PhraseBook<EventType> = {
  occasions: eventTypes,
  occasionOf: (content) => part(content, cover).type,
  phrases,
};
