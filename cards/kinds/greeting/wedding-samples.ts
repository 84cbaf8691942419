import { art } from "#cards/engine/sample-parts.ts";
import { parent, person, sampleGreeting } from "./sample-parts.ts";

export const hanokWedding = sampleGreeting("hanji", {
  cover: {
    title: "도현",
    secondTitle: "서영",
    subtitle: "We are getting married",
    opening: "ink",
  },
  greeting: {
    title: "삼가 모십니다",
    body: "들녘이 넉넉해지는 가을,\n저희 두 사람이 백년가약을 맺습니다.\n\n부모님께 받은 사랑을 밑거름 삼아\n서로를 공경하며 살겠습니다.\n높은 하늘 아래 귀한 걸음 해 주시면\n큰 기쁨으로 모시겠습니다.",
  },
  couple: {
    groom: person({
      familyName: "이",
      givenName: "도현",
      relation: "장남",
      phone: "010-0000-1016",
      father: parent("이종훈", { phone: "010-0000-1017" }),
      mother: parent("문경숙", { phone: "010-0000-1018" }),
    }),
    bride: person({
      familyName: "한",
      givenName: "서영",
      relation: "차녀",
      phone: "010-0000-1019",
      father: parent("한상철", { late: true }),
      mother: parent("윤미정", { phone: "010-0000-1020" }),
    }),
  },
  date: { title: "혼례일", date: "2027-10-16", time: "12:30" },
  venue: {
    name: "솔그늘 한옥마당",
    hall: "안채 앞뜰",
    address: "서울특별시 고이구 접은길 16",
    phone: "02-0000-1016",
    directions: {
      subway: "고이역 3번 출구에서 돌담을 따라 걸어서 6분",
      bus: "접은길 입구 정류장에서 내려 걸어서 2분",
      car: "",
      parking: "마당 아래 공터에 40대, 두 시간 무료입니다.",
      shuttle: "",
    },
  },
  gallery: {
    title: "고운 날들",
    layout: "masonry",
    photos: [
      art("hanok-ribbons", { caption: "옷고름을 나란히" }),
      art("hanok-door", { caption: "매화 그림자" }),
      art("hanok-bowl", { caption: "꽃가지 하나" }),
      art("hanok-ducks", { width: 1600, height: 1200, caption: "원앙 한 쌍" }),
    ],
  },
  notices: {
    shape: "list",
    notices: [
      { icon: "clock", title: "예식 순서", text: "12시 30분 전안례\n1시 교배례와 합근례\n1시 40분 잔치" },
      { icon: "meal", title: "식사", text: "혼례가 끝나면 사랑채에서 국수와 전을 대접합니다." },
      { icon: "info", title: "마당 예식", text: "흙마당입니다. 굽 낮은 신을 신으시면 편합니다." },
    ],
  },
  rsvp: {
    taking: true,
    text: "한 분 한 분 정성껏 모시려 합니다.\n오실 수 있는지 미리 알려 주세요.",
    deadline: "2027-10-09",
  },
  wreath: { policy: "declined" },
  accounts: {
    text: "멀리 계신 분들을 위해 적어 둡니다.",
    groups: [
      {
        label: "신랑 측",
        people: [
          { relation: "신랑", bank: "kb", number: "000000-00-000001", holder: "이도현", payLink: "" },
          { relation: "아버지", bank: "nh", number: "000-0000-0000-02", holder: "이종훈", payLink: "" },
        ],
      },
      {
        label: "신부 측",
        people: [
          { relation: "신부", bank: "shinhan", number: "000-000-000003", holder: "한서영", payLink: "" },
          { relation: "어머니", bank: "woori", number: "0000-000-000004", holder: "윤미정", payLink: "" },
        ],
      },
    ],
  },
  guestbook: { taking: true, prompt: "두 사람에게 건네는 덕담을 적어 주세요." },
  signature: { taking: true },
  "thanks-after": {
    title: "고맙습니다",
    body: "궂은일 마다 않고 와 주신 덕분에\n혼례를 무사히 마쳤습니다.\n베풀어 주신 마음, 살면서 갚겠습니다.",
    signature: "이도현 · 한서영 올림",
  },
  ending: { text: "오시는 걸음마다\n가을볕이 함께하기를 바랍니다." },
});

export const morningWedding = sampleGreeting("greenhouse", {
  cover: {
    photos: [art("morning-chairs")],
    title: "하린",
    joining: "&",
    secondTitle: "태윤",
    subtitle: "Save the date",
    effect: "petals",
  },
  greeting: {
    title: "우리 결혼해요",
    body: "커피 두 잔을 시키던 사이가\n아침상을 같이 차리는 사이가 됩니다.\n\n볕이 잘 드는 온실에서\n가까운 분들과 천천히 밥을 먹으려고 해요.\n저희의 시작을 보러 와 주세요.\n맛있는 밥 대접하겠습니다.",
    signature: "하린과 태윤 드림",
  },
  couple: {
    brideFirst: true,
    bride: person({
      familyName: "정",
      givenName: "하린",
      relation: "외동딸",
      photo: art("morning-cups"),
      intro: "동네 빵집의 첫 손님.\n아침에 강합니다.",
      phone: "010-0000-0522",
      father: parent("정성호", { phone: "010-0000-0523" }),
      mother: parent("배은주", { phone: "010-0000-0524" }),
    }),
    groom: person({
      familyName: "오",
      givenName: "태윤",
      relation: "차남",
      photo: art("morning-chairs"),
      intro: "의자를 만듭니다.\n커피는 진하게.",
      phone: "010-0000-0525",
      father: parent("오재석", { phone: "010-0000-0526" }),
      mother: parent("송지연", { phone: "010-0000-0527" }),
    }),
  },
  interview: {
    title: "두 사람에게 물었어요",
    entries: [
      {
        question: "처음 만난 날을 기억하나요?",
        answer: "하린: 비가 와서 빵집 처마 밑에 서 있었어요.\n태윤: 그 처마, 제가 고친 거예요.",
      },
      {
        question: "결혼을 결심한 순간은요?",
        answer: "하린: 아픈 날 죽을 끓여 왔을 때요.\n태윤: 세 그릇을 다 먹는 걸 보고요.",
      },
      {
        question: "어떤 집을 만들고 싶나요?",
        answer: "식탁이 큰 집이요.\n누가 와도 의자 하나는 남아 있게요.",
      },
    ],
  },
  story: {
    title: "함께한 계절",
    entries: [
      {
        month: "2022-07",
        title: "소나기",
        text: "빵집 처마 밑에서 우산 하나를 나눠 썼습니다.",
        photo: art("morning-floor"),
      },
      { month: "2023-03", title: "첫 여행", text: "기차를 놓친 덕분에 유채밭을 걸었습니다.", photo: null },
      { month: "2025-11", title: "우리 집", text: "작은 방에 직접 만든 식탁을 들였습니다.", photo: null },
      { month: "2027-05", title: "결혼", text: "이제 아침을 같이 시작합니다.", photo: null },
    ],
  },
  date: { date: "2027-05-22", time: "11:00" },
  venue: {
    name: "물빛온실",
    hall: "유리정원",
    address: "경기도 고이시 볕드는길 22",
    phone: "031-000-0522",
    directions: {
      subway: "",
      bus: "볕드는길 종점에서 내려 언덕을 3분 오르면 유리 지붕이 보입니다.",
      car: "내비게이션에 ‘볕드는길 22’를 넣어 주세요.",
      parking: "온실 뒤 잔디밭에 편히 대시면 됩니다.",
      shuttle: "10시 20분, 고이역 1번 출구에서 한 번 출발합니다.",
    },
  },
  gallery: {
    title: "우리의 아침",
    layout: "grid",
    photos: [art("morning-bouquet"), art("morning-cups"), art("morning-floor"), art("morning-chairs")],
  },
  notices: {
    title: "알려 드려요",
    shape: "accordion",
    notices: [
      { icon: "meal", title: "식사", text: "채식과 알레르기는 미리 알려 주시면 따로 준비하겠습니다." },
      { icon: "camera", title: "사진", text: "예식 중에는 눈으로 담아 주세요.\n끝나면 마음껏 찍어요." },
    ],
  },
  rsvp: {
    taking: true,
    title: "와 주실 거죠?",
    asks: {
      side: false,
      maybe: true,
      count: true,
      companions: true,
      meal: false,
      shuttle: true,
      phone: false,
      message: true,
    },
    questions: [
      {
        id: "food",
        label: "못 드시는 음식이 있나요?",
        kind: "text",
        choices: [],
        required: false,
      },
    ],
    deadline: "2027-05-08",
    capacity: 80,
  },
  wreath: { policy: "rice" },
  accounts: {
    text: "마음을 전하고 싶다는 분들이 계셔 적었습니다.",
    groups: [
      {
        label: "신부에게",
        people: [
          { relation: "신부", bank: "kakao", number: "0000-00-0000522", holder: "정하린", payLink: "" },
        ],
      },
      {
        label: "신랑에게",
        people: [{ relation: "신랑", bank: "toss", number: "0000-0000-0525", holder: "오태윤", payLink: "" }],
      },
    ],
  },
  "photo-wall": {
    taking: true,
    title: "그날의 사진을 나눠 주세요",
    fromDate: "2027-05-22",
    fromTime: "11:00",
    untilDate: "2027-06-05",
  },
  guestbook: { taking: true, layout: "post-it", prompt: "식탁에 붙여 두고 오래 읽을게요." },
  signature: { taking: true, title: "마음 한 송이" },
  "thanks-after": {
    body: "와 주신 덕분에 온실이 가득 찼습니다.\n나눠 주신 웃음을 오래 꺼내 볼게요.\n식탁에 놀러 오세요.\n의자 하나 남겨 두었습니다.",
    signature: "하린 · 태윤",
  },
  ending: { photo: art("morning-chairs"), text: "의자 하나,\n당신의 자리로 비워 두었습니다." },
});
