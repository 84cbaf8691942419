import { art } from "#cards/engine/sample-parts.ts";
import { parent, person, sampleGreeting } from "./sample-parts.ts";

export const seaWedding = sampleGreeting("sea", {
  cover: {
    photos: [art("sea-horizon")],
    title: "은호",
    joining: "&",
    secondTitle: "가람",
    subtitle: "By the sea, at last",
    opening: "curtain",
  },
  greeting: {
    title: "바다가 보이는 곳에서",
    body: "같은 바다를 오래 바라보았습니다.\n물때를 기다리듯 서로를 기다렸고,\n이제 한 배를 타려 합니다.\n\n바람이 순한 날,\n먼 길 오시는 걸음마다\n잔잔한 하루가 되기를 바랍니다.",
    signature: "문은호 · 서가람 올림",
  },
  couple: {
    groom: person({
      familyName: "문",
      givenName: "은호",
      relation: "아들",
      phone: "010-0000-0612",
      father: parent("문재식", { phone: "010-0000-0613" }),
      mother: parent("노은주", { phone: "010-0000-0614" }),
    }),
    bride: person({
      familyName: "서",
      givenName: "가람",
      relation: "딸",
      phone: "010-0000-0615",
      father: parent("서동건", { phone: "010-0000-0616" }),
      mother: parent("배인영", { baptismalName: "안나", phone: "010-0000-0617" }),
    }),
  },
  date: { title: "결혼식 날", date: "2027-06-12", time: "17:00" },
  story: {
    title: "물결처럼 지나온 날",
    entries: [
      {
        month: "2022-08",
        title: "포구에서 만나",
        text: "같은 배를 놓치고 막배를 함께 기다렸습니다.",
        photo: null,
      },
      {
        month: "2025-11",
        title: "능선에 올라",
        text: "노을이 지던 산마루에서 평생을 약속했습니다.",
        photo: art("night-ridge"),
      },
      {
        month: "2027-06",
        title: "다시 바다로",
        text: "처음 만난 바다 앞에서 여러분을 모십니다.",
        photo: null,
      },
    ],
  },
  gallery: {
    title: "우리가 본 풍경",
    layout: "swipe",
    photos: [art("night-ridge", { caption: "약속한 날의 노을" }), art("sea-horizon", { caption: "첫 바다" })],
  },
  venue: {
    name: "물결마당",
    hall: "바다뜰",
    address: "강원특별자치도 고이시 물결로 12",
    phone: "033-0000-0612",
    directions: {
      subway: "",
      bus: "고이터미널에서 물결마당행 버스로 15분",
      car: "물결마당 표지판을 따라 해안길 끝까지",
      parking: "바닷가 주차장 120대, 종일 무료입니다.",
      shuttle: "고이역 1번 출구에서 오후 3시 30분, 4시에 떠납니다.",
    },
  },
  notices: {
    shape: "cards",
    notices: [
      { icon: "clock", title: "해 지기 전에", text: "예식은 오후 5시, 해 지는 시간에 맞추어 마칩니다." },
      { icon: "info", title: "겉옷 하나", text: "저녁 바닷바람이 찹니다. 얇은 겉옷을 챙겨 주세요." },
    ],
  },
  rsvp: {
    taking: true,
    text: "바다뜰에 자리를 마련하려 합니다.\n함께하실 수 있는지 알려 주세요.",
    deadline: "2027-06-01",
  },
  guestbook: { taking: true, layout: "post-it" },
  ending: { photo: null, text: "파도처럼 오래,\n그 자리에서 사랑하겠습니다." },
  music: { source: { from: "track", name: "moonlit-yard" }, volume: 0.5 },
});
