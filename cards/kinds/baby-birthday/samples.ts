import type { Sample } from "#cards/engine/sample.ts";
import { art } from "#cards/engine/sample-parts.ts";
import { sampleBabyBirthday, sampleDay } from "./sample-parts.ts";

const morningTable = sampleBabyBirthday("dolsang", {
  cover: {
    photos: [art("doljabi-table", { focus: { x: 0.45, y: 0.42 }, caption: "명주실과 쌀, 책을 올린 돌상" })],
    subtitle: "My first birthday",
  },
  greeting: {
    title: "첫 상을 차립니다",
    body: "처음 눈을 마주친 새벽부터\n스스로 한 걸음을 뗀 오늘까지,\n한 해가 참 길고도 짧았습니다.\n\n아껴 주신 마음에 감사드리며\n작은 상을 차려 모십니다.",
    signature: "한도윤 · 서이현 올림",
  },
  baby: {
    familyName: "한",
    givenName: "서윤",
    nickname: "콩이",
    birthDate: "2026-02-21",
    birthTime: "06:40",
    height: 50.4,
    weight: 3.24,
    text: "까꿍 놀이를 가장 좋아하고\n음악이 나오면 어깨부터 들썩입니다.",
    father: "한도윤",
    mother: "서이현",
    siblings: [{ relation: "오빠", name: "한서준" }],
  },
  growth: {
    entries: [
      sampleDay("birth", "새벽 눈이 그친 아침에 왔습니다.", {
        photo: art("morning-floor"),
        height: 50.4,
        weight: 3.24,
      }),
      sampleDay("day-50", "배냇짓으로 온 집을 웃겼습니다.", { height: 57.8, weight: 5.1 }),
      sampleDay("day-100", "백설기를 나누고 고개를 번쩍 들었습니다.", {
        photo: art("morning-bouquet"),
        height: 62.1,
        weight: 6.6,
      }),
      sampleDay("month-6", "첫 미음 세 숟가락.", { photo: art("morning-cups"), height: 67.2, weight: 7.8 }),
      sampleDay("month-8", "소파를 잡고 혼자 섰습니다.", { height: 70.5, weight: 8.5 }),
    ],
  },
  doljabi: {
    text: "서윤이가 돌상에서 무엇을 잡을지\n함께 맞혀 주세요.",
    prize: "맞히신 세 분께 작은 선물을 드립니다.",
    closesDate: "2027-02-20",
    closesTime: "12:30",
  },
  date: { title: "잔칫날", date: "2027-02-20", time: "12:00" },
  venue: {
    name: "달그늘 한옥",
    hall: "안채",
    address: "서울 종로구 창덕궁길 35",
    phone: "02-000-0220",
  },
  guestbook: { taking: true, title: "덕담 한마디" },
  ending: { text: "한 살의 저를 보러 와 주셔서 고맙습니다." },
});

const littleCloud = sampleBabyBirthday("cotton-candy", {
  cover: { subtitle: "Turning one", opening: "letters" },
  greeting: {
    title: "저 이제 한 살이에요",
    body: "이는 네 개, 걸음은 세 걸음.\n좋아하는 것은 바나나와 할머니.\n\n집에서 조촐하게 생일을 보내요.\n돌잡이에서 무엇을 잡을지\n먼저 맞혀 보세요.",
    signature: "도담이와 엄마 아빠",
  },
  baby: {
    familyName: "이",
    givenName: "도담",
    nickname: "구름이",
    birthDate: "2026-04-11",
    height: 49.2,
    weight: 2.98,
    father: "이건우",
    mother: "문채원",
  },
  growth: {
    title: "구름이의 키 재기",
    entries: [
      sampleDay("birth", "", { height: 49.2, weight: 2.98 }),
      sampleDay("month-1", "방긋, 처음 웃었어요.", { height: 53.6, weight: 4.2 }),
      sampleDay("month-3", "혼자 뒤집고 스스로 놀랐어요.", { height: 60.3, weight: 6.1 }),
      sampleDay("month-7", "배밀이로 거실을 건넜어요.", { height: 68.4, weight: 8.2 }),
    ],
  },
  doljabi: {
    things: [
      {
        id: "thread",
        token: "thread",
        name: "명주실",
        meaning: "실처럼 길게, 오래오래 건강하게",
        photo: null,
      },
      { id: "book", token: "book", name: "책", meaning: "깊이 읽고 넓게 아는 지혜", photo: null },
      { id: "ball", token: "ball", name: "공", meaning: "씩씩하게 뛰노는 튼튼한 몸", photo: null },
      { id: "star", token: "star", name: "별", meaning: "어디에 있어도 빛나는 사람", photo: null },
    ],
  },
  date: { title: "생일날", date: "2027-04-11", time: "" },
  venue: { name: "도담이네 거실", address: "경기 수원시 영통구 광교호수로 165" },
  guestbook: { taking: true, title: "생일 축하 편지" },
});

const silkSleeves = sampleBabyBirthday("saekdong", {
  cover: {
    photos: [art("hanok-ribbons", { caption: "나란히 드리운 붉은 옷고름과 쪽빛 옷고름" })],
    subtitle: "One year of joy",
  },
  greeting: {
    title: "색동옷을 입는 날",
    body: "할머니가 지어 주신 색동저고리를 입고\n저희 하람이가 첫돌을 맞습니다.\n\n귀한 걸음 하시어\n앞날을 밝혀 주시면 감사하겠습니다.",
    signature: "윤태호 · 정다온 올림",
  },
  baby: {
    familyName: "윤",
    givenName: "하람",
    nickname: "튼튼이",
    birthDate: "2026-05-30",
    birthTime: "21:15",
    height: 51.7,
    weight: 3.61,
    text: "웃음이 많고 낯을 가리지 않습니다.",
    father: "윤태호",
    mother: "정다온",
  },
  growth: {
    entries: [
      sampleDay("birth", "초여름 밤에 왔습니다.", { photo: art("hanok-door"), height: 51.7, weight: 3.61 }),
      sampleDay("day-100", "온 식구가 모여 백일상을 차렸습니다.", {
        photo: art("hanok-bowl"),
        height: 63.5,
        weight: 7.1,
      }),
      sampleDay("month-5", "원앙을 잡으려 손을 뻗었습니다.", {
        photo: art("hanok-ducks", { width: 1600, height: 1200 }),
        height: 67.9,
        weight: 8.0,
      }),
    ],
  },
  doljabi: {
    text: "돌상 위 여덟 가지 가운데 하나,\n하람이의 손이 가는 곳을 맞혀 주세요.",
    prize: "맞히신 다섯 분께 수수팥떡을 보내 드립니다.",
    closesDate: "2027-05-29",
    closesTime: "17:30",
  },
  date: { title: "잔칫날", date: "2027-05-29", time: "17:00" },
  venue: {
    name: "너른마루",
    hall: "2층 연회실",
    address: "대전 유성구 대학로 99",
    phone: "042-000-0529",
  },
  rsvp: {
    taking: true,
    text: "자리를 정성껏 준비하겠습니다.\n오실 수 있는지 알려 주세요.",
  },
  guestbook: { taking: true, title: "덕담 한마디" },
});

export const samples: readonly Sample[] = [
  { name: "morning-table", label: "햇살 드는 돌상", mood: "다정한", content: morningTable },
  { name: "little-cloud", label: "분홍 구름 생일", mood: "사랑스러운", content: littleCloud },
  { name: "silk-sleeves", label: "색동저고리 첫돌", mood: "정중한", content: silkSleeves },
];
