import type { Sample } from "#cards/engine/sample.ts";
import { art, sampleMaker } from "#cards/engine/sample-parts.ts";
import { memorial } from "./kind.ts";

const made = sampleMaker(memorial);

const father = made("chrysanthemum", {
  obituary: {
    name: "김한결",
    relation: "father",
    age: "88",
    title: "전 고이초등학교 교장",
    date: "2027-11-13",
    time: "04:20",
  },
  farewell: {
    hall: "고이병원 장례식장",
    room: "3호실",
    address: "서울특별시 고이구 고요로 7",
    phone: "02-0000-0713",
    encoffiningDate: "2027-11-14",
    encoffiningTime: "14:00",
    processionDate: "2027-11-15",
    processionTime: "08:30",
    burial: "고이추모공원",
    visiting: "조문은 13일 오후 2시부터 받습니다.",
    declined: "wreaths",
  },
  mourners: {
    chief: { relation: "장남", name: "김민수", phone: "010-0000-0701" },
    family: [
      { relation: "배우자", name: "이정순", phone: "" },
      { relation: "며느리", name: "박소연", phone: "010-0000-0702" },
      { relation: "장녀", name: "김은수", phone: "010-0000-0703" },
      { relation: "사위", name: "오재훈", phone: "010-0000-0704" },
      { relation: "손주", name: "김도윤 · 김서윤 · 오하람", phone: "" },
    ],
  },
  words: {
    body: "아침마다 교정을 쓸어 두시던 분이셨습니다.\n말씀보다 뒷모습으로 가르치셨습니다.\n\n황망하여 일일이 찾아뵙지 못하고\n글로 먼저 알려 드립니다.",
    signature: "유가족 올림",
  },
  accounts: {
    groups: [
      {
        label: "상주",
        people: [
          { relation: "장남", bank: "kb", number: "000000-00-000701", holder: "김민수", payLink: "" },
          { relation: "장녀", bank: "shinhan", number: "000-000-000703", holder: "김은수", payLink: "" },
        ],
      },
    ],
  },
  condolences: { prompt: "아버지와 나누신 기억을 남겨 주시면 오래 간직하겠습니다." },
});

const mother = made("stillness", {
  obituary: {
    name: "서복희",
    relation: "mother",
    age: "79",
    otherName: "안나",
    religion: "catholic",
    date: "2027-12-05",
    time: "22:40",
  },
  farewell: {
    hall: "고이성당 장례식장",
    room: "요한실",
    address: "강원특별자치도 고이시 물결로 41",
    phone: "033-0000-0741",
    encoffiningDate: "2027-12-06",
    encoffiningTime: "16:00",
    processionDate: "2027-12-08",
    processionTime: "07:00",
    burial: "고이하늘묘원",
    declined: "both",
  },
  mourners: {
    chief: { relation: "장남", name: "문재이", phone: "010-0000-0741" },
    family: [
      { relation: "딸", name: "문소이", phone: "010-0000-0742" },
      { relation: "며느리", name: "한유진", phone: "" },
      { relation: "손녀", name: "문하린", phone: "" },
    ],
  },
  words: {
    body: "새벽 미사에 가시는 길에\n늘 작은 등을 들고 다니셨습니다.\n이제 저희가 그 등을 켜 두겠습니다.",
    signature: "문재이 · 문소이 올림",
  },
  tribute: { offering: "candle" },
  life: {
    title: "어머니의 등불",
    text: "어두운 길을 걷는 이가 있으면\n먼저 등을 내어 주시던 분이셨습니다.",
    photo: art("memorial-hill", { caption: "어머니를 기리는 밤" }),
  },
});

const grandmother = made("chrysanthemum", {
  obituary: {
    name: "정말임",
    relation: "grandmother",
    teller: "최이든",
    age: "94",
    otherName: "보현화",
    religion: "buddhist",
    date: "2026-03-02",
    time: "11:10",
  },
  farewell: {
    hall: "고이의료원 장례식장",
    room: "특실",
    address: "전라남도 고이군 고이읍 들길 3",
    phone: "061-000-0094",
    processionDate: "2026-03-04",
    processionTime: "09:00",
    burial: "고이 선산",
    thanks: "보내 주신 위로 덕분에\n할머니를 고향 언덕에 잘 모셨습니다.\n찾아뵙지 못하고 글로 인사드립니다.",
  },
  mourners: {
    chief: { relation: "장남", name: "최영범", phone: "" },
    family: [
      { relation: "손자", name: "최이든", phone: "" },
      { relation: "며느리", name: "윤미라", phone: "" },
      { relation: "장녀", name: "최영숙", phone: "" },
    ],
  },
  life: {
    title: "아흔네 해",
    photo: art("memorial-chrysanthemums", { caption: "할머니가 가꾸시던 국화밭" }),
    text: "장독대에 볕이 들면 하루를 시작하셨습니다.\n아홉 남매의 맏이로, 세 아이의 어머니로,\n아이들 손에 감을 쥐여 주시던 할머니로\n사셨습니다.",
    stations: [
      { when: "1932년", text: "전라남도 고이에서 나심" },
      { when: "1953년", text: "스물한 살에 혼인하여 세 남매를 두심" },
      { when: "1978년", text: "고이시장에 반찬 가게 ‘말임네’를 여심" },
      { when: "2011년", text: "한글 교실을 마치고 첫 편지를 쓰심" },
    ],
  },
  remembrance: { lasting: true, calendar: "lunar", text: "해마다 기일 저녁, 가족이 고향 집에 모입니다." },
  gallery: { title: "할머니의 자리", photos: [art("hanok-door"), art("hanok-bowl")] },
});

export const samples: readonly Sample[] = [
  { name: "father", label: "흰 국화의 부고", mood: "정중한", content: father },
  { name: "mother", label: "밤 언덕의 촛불", mood: "고요한", content: mother },
  { name: "grandmother", label: "오래 남는 추모", mood: "담담한", content: grandmother },
];
