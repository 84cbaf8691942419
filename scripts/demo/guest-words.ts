import type { KindName } from "#cards/kinds/kinds.ts";

/** What one guest leaves on a card, by section, and what the owner answers. The people are invented. */
export type DemoGuest = {
  entries: Record<string, Record<string, unknown>>;
  reply?: string;
  isPinned?: true;
};

const comes = { attending: "yes", adults: 1, children: 0, shuttle: "no", answers: {} };

const wedding: readonly DemoGuest[] = [
  {
    entries: {
      rsvp: { ...comes, name: "장은결", adults: 2, message: "축가 연습 열심히 하고 있어!" },
      guestbook: {
        name: "장은결",
        message: "하린아, 너희 둘 식탁에 앉아 있으면 나까지 배가 불렀어. 그날 제일 크게 박수 칠게.",
      },
      signature: { name: "장은결" },
    },
    reply: "은결아, 네 자리는 늘 창가야. 축가 잘 부탁해!",
    isPinned: true,
  },
  {
    entries: {
      rsvp: { ...comes, name: "남기찬", shuttle: "yes", message: "두 사람, 진심으로 축하합니다." },
      guestbook: { name: "남기찬", message: "태윤 씨가 만든 의자처럼 오래오래 튼튼한 가정 이루세요." },
      signature: { name: "남기찬" },
    },
  },
  {
    entries: {
      rsvp: { ...comes, name: "배소율", adults: 2, children: 1, companions: ["이준서", "이봄"], message: "" },
      guestbook: {
        name: "배소율",
        message: "온실 결혼식이라니, 하린 언니답다. 봄이가 꽃 들고 따라갈게요 🌿",
      },
      signature: { name: "배소율" },
    },
    reply: "봄이 꽃바구니 준비해 둘게. 조심히 와!",
  },
  {
    entries: {
      rsvp: { ...comes, name: "정숙희", adults: 3, shuttle: "yes", answers: { food: "새우를 못 먹어요" } },
      guestbook: { name: "고모", message: "우리 하린이가 벌써 시집을 간다니 눈물이 난다. 곱게 잘 살아라." },
    },
  },
  {
    entries: {
      rsvp: {
        attending: "no",
        name: "오해솔",
        message: "출장이 겹쳐 못 가 아쉽습니다. 마음은 온실에 있습니다.",
      },
      guestbook: {
        name: "해솔",
        message: "형, 형수님. 멀리서도 제일 먼저 축하합니다. 돌아가면 바로 찾아뵐게요.",
      },
    },
  },
  {
    entries: {
      rsvp: { attending: "maybe", name: "하연두", message: "근무표가 나오면 다시 알려 드릴게요." },
      guestbook: {
        name: "빵집 사장",
        message: "처마 밑에서 비 피하던 두 분이 이렇게… 그날 빵은 제가 굽겠습니다!",
      },
      signature: { name: "하연두" },
    },
    reply: "사장님 빵이 빠지면 저희 이야기가 안 돼요. 고맙습니다.",
  },
  {
    entries: {
      rsvp: {
        ...comes,
        name: "윤도경",
        adults: 2,
        answers: { food: "둘 다 채식합니다" },
        message: "설레는 마음으로 갈게요.",
      },
      guestbook: { name: "윤도경", message: "언제 가도 의자 하나 남겨 주는 두 사람이라 좋아요. 축하해요." },
      signature: { name: "윤도경" },
    },
  },
  {
    entries: { rsvp: { ...comes, name: "송가람", adults: 4, shuttle: "yes" }, signature: { name: "송가람" } },
  },
];

const birthday: readonly DemoGuest[] = [
  [
    "큰아들 내외",
    "어머니, 일흔 번째 생신 축하드립니다. 늘 건강하게 저희 곁에 계셔 주세요.",
    "butter",
    "heart",
  ],
  ["막내딸", "엄마가 끓여 주던 미역국, 올해는 제가 끓여 갈게요. 맛은 장담 못 해요!", "rose", "tulip"],
  ["하준", "할머니 사랑해요. 바다에 가면 제가 손 꼭 잡아 드릴게요.", "sky", "sun"],
  ["옆집 순임", "형님, 장독대 나란히 놓고 산 지 서른 해요. 앞으로 서른 해 더 같이 삽시다.", "leaf", "clover"],
  ["사위 재훈", "장모님 손맛에 살이 쪘습니다. 생신 축하드립니다. 오래오래 건강하세요.", "peach", "slice"],
  ["한글교실 선생님", "받아쓰기 백 점 맞으시던 날이 생각나요. 복순 어르신, 축하드립니다.", "lilac", "star"],
  ["둘째네 쌍둥이", "할머니 집 고양이도 같이 축하한대요. 야옹!", "butter", "cat"],
].map(([name, message, paper, sticker]) => ({
  entries: { "rolling-paper": { name, message, paper, sticker } },
}));

const thanks: readonly DemoGuest[] = [
  ["장은결", "편지 받고 한참 웃다가 조금 울었어. 집들이 날만 기다릴게."],
  ["남기찬", "정성스러운 글 고맙습니다. 두 분 얼굴이 참 보기 좋았습니다. 행복하세요."],
  ["이모", "우리 민재 글씨는 여전히 예쁘구나. 선하야, 언제든 놀러 오너라."],
].map(([name, message]) => ({ entries: { reply: { name, message } } }));

const baby: readonly DemoGuest[] = [
  ["할아버지", "brush", "0412", "우리 서윤이, 건강하게만 자라 다오. 붓은 할아비가 골라 두었다."],
  ["외할머니", "thread", "7730", "실 잡고 오래오래 살아라. 할미는 그거면 된다."],
  ["서준 오빠네 반 친구", "ball", "", ""],
  ["이모 이나", "microphone", "2291", "콩이는 옹알이부터 가수였어요. 마이크에 한 표!"],
  ["정다해", "money", "5508", "서윤이 돌 축하해요. 도윤 씨, 이현 씨도 한 해 동안 고생 많으셨어요."],
  ["한도영", "brush", "6174", "조카야, 삼촌은 무조건 붓이다."],
  ["옆집 하율이네", "thread", "", "층간소음 걱정 말고 마음껏 뛰렴. 첫돌 축하해!"],
  ["백나루", "stethoscope", "9015", ""],
  ["구나윤", "brush", "3346", "사진만 봐도 웃음이 나요. 축하드립니다."],
].map(([name, thing, digits, message]) => ({
  entries: { doljabi: { name, thing, digits }, ...(message && { guestbook: { name, message } }) },
}));

const event: readonly DemoGuest[] = [
  ["문가온", "one", 2],
  ["서이든", "one", 1],
  ["최마루", "one", 3],
  ["임나래", "two", 2],
  ["강여름", "two", 2],
  ["유한솔", "three", 3],
  ["조아인", "three", 4],
  ["노단비", "three", 3],
  // The children's session has ten seats: this family waits for some.
  ["민새벽", "three", 2],
].map(([name, session, party]) => ({
  entries: { attendance: { attending: "yes", name, session, party, email: "" } },
}));

const memorial: readonly DemoGuest[] = [
  {
    entries: {
      condolences: {
        name: "성가대 일동",
        message: "새벽마다 먼저 등을 켜 두시던 안나 자매님, 주님 품에서 평안하소서.",
      },
    },
  },
  {
    entries: { condolences: { name: "박겨울", message: "삼가 고인의 명복을 빕니다. 재이야, 곁에 있을게." } },
  },
  {
    entries: {
      condolences: {
        name: "유치원 동료",
        message: "어머님께서 나눠 주시던 감 맛을 잊지 못합니다. 깊은 위로를 전합니다.",
      },
    },
  },
  {
    entries: {
      condolences: {
        name: "이웃 김씨네",
        message: "밤길에 등을 내어 주시던 마음, 저희도 이어 가겠습니다. 편히 쉬세요.",
      },
    },
  },
  {
    entries: {
      condolences: { name: "조카 유나", message: "이모, 많이 보고 싶을 거예요. 그곳에서는 아프지 마세요." },
    },
  },
];

const site: readonly DemoGuest[] = [
  {
    entries: {
      guestbook: {
        name: "비 오는 날 손님",
        message: "창가 자리에서 마신 우롱차가 오래 생각나요. 또 갈게요.",
      },
    },
    reply: "비 소식 있는 날은 창가를 비워 두겠습니다.",
  },
  {
    entries: {
      guestbook: { name: "꽃다발 주문한 사람", message: "엄마가 꽃을 보고 소녀처럼 웃으셨어요. 고맙습니다!" },
    },
  },
  {
    entries: {
      guestbook: {
        name: "골목 책방",
        message: "이웃이 되어 좋습니다. 월요일 꽃시장, 저희 것도 한 단 부탁드려요.",
      },
    },
  },
];

/** Who only lights a candle leaves no name. */
const candles: readonly DemoGuest[] = Array.from({ length: 18 }, () => ({ entries: { tribute: {} } }));

/** In the order in which they come; a kind that is not here has no guests, as a photo card takes nothing from its. */
export const demoGuests: Partial<Record<KindName, readonly DemoGuest[]>> = {
  greeting: wedding,
  birthday,
  thanks,
  "baby-birthday": baby,
  event,
  memorial: [...memorial, ...candles],
  site,
};
