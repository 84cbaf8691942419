import { art } from "#cards/engine/sample-parts.ts";
import { attendance } from "./attendance/section.ts";
import { sampleEvent } from "./sample-parts.ts";

const { asks } = attendance.empty;

export const exhibition = sampleEvent("modern", {
  cover: {
    type: "exhibition",
    title: "빛이 머문 종이",
    tagline: "한지에 앉은 하루의 빛을 서른 장에 옮겼습니다.",
    host: "마루갤러리",
    photo: art("hanok-door"),
  },
  greeting: {
    title: "전시를 열며",
    body: "창호지에 드는 빛은\n아침과 저녁이 다르고\n어제와 오늘이 다릅니다.\n\n한 해 동안 같은 창 앞에 앉아\n그 다름을 종이에 받아 적었습니다.\n가까이서, 오래 보아 주시면 고맙겠습니다.",
    signature: "여린솔",
  },
  speakers: {
    title: "",
    speakers: [
      {
        name: "여린솔",
        role: "한지 작가",
        line: "닥나무를 기르고, 종이를 뜨고, 빛을 기다립니다.",
        photo: art("hanok-bowl"),
      },
    ],
  },
  attendance: {
    taking: true,
    title: "작가와 함께 보는 시간",
    text: "전시는 예약 없이 보실 수 있습니다.\n작가와 함께 보는 시간만 미리 받습니다.",
    sessions: [
      { id: "one", name: "첫날 저녁", date: "2027-03-05", time: "18:00", place: "1전시실", capacity: 20 },
      { id: "two", name: "토요일 오전", date: "2027-03-13", time: "11:00", place: "1전시실", capacity: 12 },
      { id: "three", name: "아이와 함께", date: "2027-03-20", time: "14:00", place: "종이방", capacity: 10 },
    ],
    asks,
  },
  date: { title: "전시 기간", date: "2027-03-05", time: "11:00", endDate: "2027-03-28", endTime: "18:00" },
  venue: {
    title: "찾아오시는 길",
    name: "마루갤러리",
    hall: "2층",
    address: "서울특별시 볕뜰구 마루길 21",
    phone: "02-000-0321",
    directions: { subway: "볕뜰역 2번 출구에서 걸어서 6분", bus: "", car: "", parking: "", shuttle: "" },
  },
  fee: { won: 0, covers: "전시 안내문", how: "" },
  gallery: {
    title: "걸린 것들",
    photos: [art("hanok-ribbons"), art("morning-floor"), art("hanok-ducks", { width: 1600, height: 1200 })],
  },
  notices: {
    title: "보시기 전에",
    shape: "list",
    notices: [
      { icon: "clock", title: "여는 시간", text: "11시부터 18시까지, 월요일은 쉽니다." },
      { icon: "camera", title: "사진", text: "플래시만 꺼 주시면 찍으셔도 됩니다." },
    ],
  },
  ending: { text: "볕이 좋은 날 오시면\n더 잘 보입니다." },
});

export const housewarming = sampleEvent("greenhouse", {
  cover: {
    type: "housewarming",
    title: "밥 한 끼 하러 오세요",
    tagline: "벽에 못 하나 박고, 화분 셋을 들였습니다.",
    host: "도연 · 하람네",
  },
  greeting: {
    title: "이사했습니다",
    body: "상자를 다 풀지는 못했지만\n식탁은 먼저 놓았습니다.\n\n휴지 말고, 세제 말고\n그냥 배고픈 채로 와 주세요.\n국을 한 솥 끓여 두겠습니다.",
    signature: "도연과 하람",
  },
  attendance: {
    taking: true,
    title: "",
    text: "몇 분 오시는지 알면 밥을 넉넉히 짓겠습니다.",
    capacity: 12,
    asks: { ...asks, message: true },
    questions: [{ id: "food", label: "못 드시는 음식", kind: "text", choices: [], required: false }],
  },
  date: { title: "", date: "2027-04-10", time: "12:30" },
  venue: {
    title: "새집",
    name: "초록빌라",
    hall: "302호",
    address: "경기도 고이시 초록로 30",
    phone: "",
    directions: {
      subway: "",
      bus: "초록사거리에서 내려 언덕으로 5분",
      car: "",
      parking: "집 앞 골목에 두 대",
      shuttle: "",
    },
  },
  ending: { text: "슬리퍼는 열 켤레 사 두었습니다." },
});
