import { attendance } from "./attendance/section.ts";
import { sampleEvent } from "./sample-parts.ts";

const { asks } = attendance.empty;

export const reading = sampleEvent("type", {
  cover: {
    type: "seminar",
    title: "겨울밤 낭독회",
    tagline: "불을 낮추고, 한 사람씩 읽습니다.\n듣기만 하셔도 좋습니다.",
    english: "Reading night",
    host: "물결책방",
  },
  greeting: {
    title: "읽는 밤에 초대합니다",
    body: "긴 밤이 오면 책방은 조금 늦게 문을 닫습니다.\n\n올해 저희 곁에 머문 글을\n소리 내어 읽어 보려 합니다.\n눈으로 지나친 문장이\n귀에서는 오래 머물기도 하니까요.",
    signature: "물결책방 드림",
  },
  programme: {
    title: "",
    rows: [
      { time: "18:30", title: "문 열고 차 한 잔", who: "" },
      { time: "19:00", title: "여는 글", who: "책방지기 서물결" },
      { time: "19:20", title: "시 세 편, 처음 읽는", who: "한바람" },
      { time: "20:00", title: "쉬는 시간", who: "" },
      { time: "20:15", title: "편지로 쓴 소설", who: "오누리" },
      { time: "20:50", title: "한 문장씩, 다 같이", who: "오신 분 모두" },
    ],
  },
  speakers: {
    title: "읽는 사람",
    speakers: [
      { name: "한바람", role: "시", line: "새로 쓴 시 세 편을 처음 읽습니다.", photo: null },
      { name: "오누리", role: "소설", line: "부치지 못한 편지로 소설을 썼습니다.", photo: null },
      { name: "서물결", role: "책방지기", line: "문을 열고, 불을 끕니다.", photo: null },
    ],
  },
  attendance: {
    taking: true,
    text: "의자가 많지 않습니다.\n미리 알려 주시면 한 자리 비워 두겠습니다.",
    sessions: [
      { id: "fri", name: "첫째 밤", date: "2027-01-15", time: "19:00", place: "1층 서가", capacity: 24 },
      { id: "sat", name: "둘째 밤", date: "2027-01-16", time: "19:00", place: "2층 다락방", capacity: 16 },
    ],
    questions: [
      {
        id: "read",
        label: "마지막에 함께 읽고 싶은 한 문장",
        kind: "text",
        choices: [],
        required: false,
      },
    ],
    deadline: "2027-01-14",
    asks,
  },
  date: { title: "두 밤", date: "2027-01-15", time: "19:00", endDate: "2027-01-16", endTime: "21:00" },
  venue: {
    title: "오시는 길",
    name: "물결책방",
    hall: "",
    address: "강원도 고이시 물결로 12",
    phone: "033-000-0512",
    directions: {
      subway: "",
      bus: "고이시장에서 내려 냇가를 따라 3분",
      car: "",
      parking: "책방 앞 공터에 다섯 대까지",
      shuttle: "",
    },
  },
  fee: { won: 10_000, covers: "따뜻한 차 한 잔과 낭독집 한 권", how: "오시는 날 책방에서 내시면 됩니다." },
  faq: {
    title: "",
    rows: [
      { question: "읽지 않고 듣기만 해도 되나요?", answer: "그럼요. 듣는 분이 있어야 읽는 밤이 됩니다." },
      { question: "아이와 함께 가도 되나요?", answer: "초등학생부터 함께 오실 수 있습니다." },
      {
        question: "못 가게 되면 어떻게 하나요?",
        answer: "이 카드에서 신청을 취소하시면 기다리는 분께 자리가 갑니다.",
      },
    ],
  },
  ending: { text: "불은 저희가 끄겠습니다.\n천천히 오세요." },
});

export const yearEnd = sampleEvent("neon", {
  cover: {
    type: "year-end",
    title: "금요일의 불빛",
    tagline: "한 해 고생한 우리, 불 켜진 데서 봅시다.",
    english: "Year-end party",
    host: "고이상사 사우회",
  },
  greeting: {
    title: "수고 많으셨습니다",
    body: "올해도 다들 애쓰셨습니다.\n\n십이월의 이 금요일만큼은\n메일도 회의도 덮어 두고\n따뜻한 국물 앞에 모여 앉아요.\n이름만 알던 옆 팀 사람과도\n한 잔 나누는 밤이면 좋겠습니다.",
    signature: "사우회 드림",
  },
  programme: {
    title: "",
    rows: [
      { time: "18:00", title: "입장, 자리 뽑기", who: "" },
      { time: "18:30", title: "저녁 식사", who: "" },
      { time: "19:30", title: "올해의 우리 상", who: "진행 문가을" },
      { time: "20:10", title: "사내 밴드 ‘야근’", who: "보컬 이다온" },
      { time: "21:00", title: "행운 뽑기, 마침", who: "" },
    ],
  },
  attendance: {
    taking: true,
    text: "자리를 맞추어야 해서 미리 여쭙니다.",
    capacity: 120,
    asks: { ...asks, absence: true, count: false, message: true },
    questions: [
      { id: "menu", label: "식사", kind: "choice", choices: ["고기", "생선", "채소"], required: true },
      {
        id: "bus",
        label: "막차 버스를 타시나요?",
        kind: "choice",
        choices: ["네", "아니요"],
        required: false,
      },
    ],
    deadline: "2027-12-10",
  },
  date: { title: "", date: "2027-12-17", time: "18:00", endTime: "21:30" },
  venue: {
    title: "오시는 길",
    name: "불빛홀",
    hall: "지하 1층",
    address: "서울특별시 고이구 불빛길 25",
    phone: "02-000-0125",
    directions: {
      subway: "고이역 3번 출구에서 걸어서 4분",
      bus: "",
      car: "",
      parking: "건물 주차장 두 시간 무료",
      shuttle: "",
    },
  },
  fee: { won: 0, covers: "식사와 음료, 작은 선물", how: "" },
  "photo-wall": { taking: true, title: "그날의 사진" },
  guestbook: {
    taking: true,
    title: "올해의 한마디",
    prompt: "고마웠던 동료에게 한 줄 남겨 주세요.",
    layout: "post-it",
  },
  ending: { text: "내년에도 잘 부탁드립니다." },
});
