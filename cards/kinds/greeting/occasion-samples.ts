import { sampleGreeting } from "./sample-parts.ts";

export const newYear = sampleGreeting("first-snow", {
  couple: { occasion: "new-year" },
  cover: { title: "새해 복 많이 받으세요", subtitle: "Happy New Year 2027", effect: "snow" },
  greeting: {
    title: "새해 인사",
    body: "눈 덮인 들에 첫 발자국을 내듯\n새해를 조심스레 딛습니다.\n\n지난 한 해 베풀어 주신 마음 덕분에\n저희는 따뜻하게 지냈습니다.\n가시는 걸음마다 볕이 들고\n쉬시는 자리마다 온기가 돌기를 빕니다.",
    signature: "강민재 · 유선하 가족 드림",
  },
  story: {
    title: "저희의 지난해",
    entries: [
      {
        month: "2026-03",
        title: "마당을 얻었습니다",
        text: "상추와 고추를 심고 절반은 나눴습니다.",
        photo: null,
      },
      { month: "2026-08", title: "셋이 되었습니다", text: "딸 이름은 ‘온’입니다. 잘 웃습니다.", photo: null },
      {
        month: "2026-12",
        title: "첫눈을 함께 봤습니다",
        text: "온이는 그날 눈이라는 말을 처음 들었습니다.",
        photo: null,
      },
    ],
  },
  guestbook: { taking: true, title: "새해 안부", prompt: "짧은 안부를 남겨 주시면 반갑게 읽겠습니다." },
  ending: { text: "새해에는 더 자주 뵙겠습니다.\n건강하세요." },
  music: { source: { from: "track", name: "little-music-box" }, volume: 0.5 },
});

export const opening = sampleGreeting("celadon", {
  couple: { occasion: "opening" },
  cover: {
    title: "찻집 물결",
    subtitle: "Now open",
    placeLine: "전라남도 고이군",
  },
  greeting: {
    title: "문을 엽니다",
    body: "빈 벽에 못을 하나 박고 시계를 걸었습니다.\n이제 이 집의 시간이 흐르기 시작합니다.\n\n십 년 동안 빚은 그릇에\n직접 덖은 차를 담아 내려고 합니다.\n문을 여는 첫날,\n당신의 발소리를 기다립니다.",
    signature: "주인 서하늘 올림",
  },
  people: {
    title: "맞이하는 사람들",
    groups: [
      {
        title: "",
        people: [
          { name: "서하늘", relation: "차와 그릇", late: false, baptismalName: "", phone: "010-0000-0306" },
          { name: "임가온", relation: "다과", late: false, baptismalName: "", phone: "" },
        ],
      },
    ],
  },
  interview: {
    title: "주인에게 물었습니다",
    entries: [
      {
        question: "왜 찻집인가요?",
        answer: "그릇은 쓰여야 그릇이라서요.\n제 그릇이 쓰이는 걸 매일 보고 싶었습니다.",
      },
      { question: "무엇을 마시면 좋을까요?", answer: "봄에는 우전, 비 오는 날에는 발효차를 권합니다." },
    ],
  },
  date: { title: "여는 날", date: "2027-03-06", time: "11:00" },
  venue: {
    title: "찾아오시는 길",
    name: "찻집 물결",
    hall: "1층",
    address: "전라남도 고이군 물결면 잔잔길 6",
    phone: "061-000-0306",
    directions: {
      subway: "",
      bus: "물결면사무소에서 내려 냇가 쪽으로 5분",
      car: "",
      parking: "냇가 공터에 편히 대시면 됩니다.",
      shuttle: "",
    },
  },
  notices: {
    title: "첫날 안내",
    shape: "cards",
    notices: [
      { icon: "clock", title: "여는 시간", text: "11시부터 해 질 때까지\n월요일은 쉽니다." },
      { icon: "heart", title: "첫날의 차", text: "오시는 분께 첫 잔을 대접합니다." },
    ],
  },
  wreath: { policy: "declined", words: "화환 대신 화분 하나면 충분합니다.\n오래 키우겠습니다." },
  signature: { taking: true, title: "응원 한마음", text: "하트 하나면 충분합니다." },
  ending: { text: "지나는 길에, 쉬어 가세요." },
});

export const moving = sampleGreeting("letter", {
  couple: { occasion: "greeting" },
  cover: { title: "이사했습니다", subtitle: "We have moved" },
  greeting: {
    title: "안부를 전합니다",
    body: "문득 생각이 나서 적습니다.\n밥은 잘 챙겨 드시는지,\n요즘은 어떤 일로 웃으시는지.\n\n저는 바다가 조금 보이는\n마을로 이사했습니다.\n창문을 열면 파도 소리가 먼저 들어옵니다.\n지나는 길에 들러 차 한잔하고 가세요.\n이야기는 그때 천천히 들려주세요.",
    signature: "남궁솔 드림",
  },
  venue: {
    title: "새 주소",
    name: "솔이네",
    address: "강원도 고이시 파도길 7",
    directions: { subway: "", bus: "파도길 정류장에서 걸어서 1분", car: "", parking: "", shuttle: "" },
  },
  guestbook: { taking: true, title: "답장", prompt: "그동안 어떻게 지내셨어요?", layout: "post-it" },
  ending: { text: "대문은 늘 열어 둡니다." },
});
