import type { Sample } from "#cards/engine/sample.ts";
import { art } from "#cards/engine/sample-parts.ts";
import { link, sampleSite } from "./sample-parts.ts";

const potter = sampleSite("nameplate", {
  profile: {
    sitename: "goi-pottery",
    name: "한서윤",
    role: "도예가 · 이천",
    line: "흙을 만지고 불을 기다립니다.",
    figure: "seal",
  },
  blocks: {
    blocks: [
      link("shop", {
        title: "가을 그릇 보러 가기",
        address: "https://shop.example/autumn",
        icon: "cart",
        highlight: true,
      }),
      link("insta", { title: "작업 일지", address: "https://photos.example/seoyun", icon: "instagram" }),
      link("class", {
        title: "하루 물레 수업 예약",
        address: "https://book.example/wheel",
        icon: "calendar",
      }),
      link("map", { title: "작업실 오시는 길", address: "https://maps.example/studio", icon: "map" }),
      { id: "work", type: "heading", title: "요즘 굽는 것" },
      {
        id: "bowls",
        type: "photos",
        layout: "swipe",
        photos: [
          art("hanok-bowl", { caption: "매화를 꽂은 청자 사발" }),
          art("morning-cups", { caption: "아침 찻잔 두 점" }),
          art("hanok-door", { caption: "작업실 문" }),
        ],
      },
      {
        id: "about",
        type: "text",
        text: "작업실은 약속하신 분께 열어 둡니다.\n처음이신 분도 하루면\n그릇 하나를 빚어 가실 수 있습니다.\n구운 그릇은 한 달 뒤\n곱게 싸서 보내 드립니다.",
      },
      { id: "kiln", type: "countdown", title: "가마를 여는 날", date: "2027-11-06" },
      { id: "film", type: "video", title: "", video: null },
      { id: "cards", type: "cards", title: "", cards: [] },
      {
        id: "contact",
        type: "contact",
        name: "한서윤",
        role: "고이도자",
        phone: "010-0000-0000",
        email: "hello@goi.example",
        place: "경기 이천시 흙내로 12",
      },
    ],
  },
  guestbook: { taking: true, title: "다녀가신 분", prompt: "그릇 이야기도, 안부도 좋습니다." },
});

const translator = sampleSite("modern", {
  profile: {
    sitename: "jisu-reads",
    name: "백지수",
    role: "번역하는 사람",
    line: "낮에는 일하고, 밤에는 문장을 고칩니다.",
    figure: "book",
  },
  blocks: {
    blocks: [
      link("new", {
        title: "새 책 『늦은 답장』",
        address: "https://books.example/late-reply",
        icon: "book",
        highlight: true,
      }),
      link("blog", { title: "옮기다 남은 말들", address: "https://notes.example/jisu", icon: "blog" }),
      link("letter", {
        title: "한 달에 한 번 편지 받기",
        address: "https://letters.example/jisu",
        icon: "mail",
      }),
      link("talk", { title: "강연과 원고 문의", address: "mailto:jisu@letters.example", icon: "chat" }),
      { id: "about", type: "heading", title: "옮긴 책" },
      {
        id: "list",
        type: "text",
        text: "『늦은 답장』 2027\n『바람이 앉는 의자』 2025\n『우리가 모르는 오후』 2023\n『작은 집의 설계도』 2021",
      },
      { id: "day", type: "countdown", title: "북토크", date: "2027-06-19" },
    ],
  },
});

const cafe = sampleSite("greenhouse", {
  profile: {
    sitename: "cafe-onsil",
    name: "온실다방",
    role: "꽃과 차 · 서촌",
    line: "골목 끝에 불을 하나 켜 두었습니다.",
    photo: art("greeting-shop"),
    shape: "portrait",
  },
  blocks: {
    blocks: [
      link("table", {
        title: "자리 예약하기",
        address: "https://table.example/onsil",
        icon: "calendar",
        highlight: true,
      }),
      link("menu", { title: "오늘의 차림", address: "https://menu.example/onsil", icon: "shop" }),
      link("way", { title: "오시는 길", address: "https://maps.example/onsil", icon: "map" }),
      link("photo", {
        title: "꽃이 들어온 날의 사진",
        address: "https://photos.example/onsil",
        icon: "instagram",
      }),
      { id: "hours", type: "heading", title: "문 여는 시간" },
      {
        id: "when",
        type: "text",
        text: "화요일부터 일요일까지\n오전 11시 — 저녁 8시\n\n월요일은 꽃시장에 갑니다.",
      },
      {
        id: "room",
        type: "photos",
        layout: "grid",
        photos: [art("morning-bouquet"), art("morning-floor"), art("morning-chairs")],
      },
      {
        id: "call",
        type: "contact",
        name: "온실다방",
        role: "",
        phone: "02-000-0000",
        email: "",
        place: "서울 종로구 골목길 7",
      },
    ],
  },
});

const singer = sampleSite("spring-night", {
  profile: {
    sitename: "dohyun-sings",
    name: "남도현",
    role: "노래를 짓고 부릅니다",
    line: "빛이 머물다 간 자리를 노래로 남깁니다.",
    figure: "wave",
    shape: "portrait",
  },
  blocks: {
    blocks: [
      link("album", {
        title: "첫 음반 『밤의 물결』 듣기",
        address: "https://music.example/night-waves",
        icon: "music",
        highlight: true,
      }),
      link("film", { title: "공연 영상", address: "https://films.example/dohyun", icon: "film" }),
      link("ticket", { title: "겨울 공연 예매", address: "https://tickets.example/winter", icon: "star" }),
      link("fan", { title: "편지 보내기", address: "mailto:dohyun@letters.example", icon: "heart" }),
      { id: "show", type: "countdown", title: "겨울 공연", date: "2027-12-18" },
    ],
  },
});

const architect = sampleSite("drafting", {
  profile: {
    sitename: "jipjari",
    name: "집자리",
    role: "작은 집을 짓는 건축가 둘",
    line: "열 평부터 서른 평까지, 오래 살 집을 그립니다.",
    figure: "hill",
  },
  blocks: {
    blocks: [
      link("ask", {
        title: "우리 집 이야기 들려주기",
        address: "https://forms.example/jipjari",
        icon: "chat",
        highlight: true,
      }),
      link("works", { title: "지은 집들", address: "https://works.example/jipjari", icon: "work" }),
      link("diary", { title: "현장 일지", address: "https://notes.example/jipjari", icon: "blog" }),
      link("office", { title: "사무실 오시는 길", address: "https://maps.example/jipjari", icon: "map" }),
      { id: "now", type: "heading", title: "지금 짓는 집" },
      {
        id: "list",
        type: "text",
        text: "마당이 있는 열네 평, 강릉\n책이 많은 집, 서촌\n두 식구와 고양이의 집, 양평",
      },
      { id: "open", type: "countdown", title: "강릉 집 문 여는 날", date: "2027-09-11" },
      {
        id: "contact",
        type: "contact",
        name: "집자리 건축사사무소",
        role: "건축가 둘",
        phone: "02-000-0000",
        email: "hello@jipjari.example",
        place: "서울 종로구 골목길 21",
      },
    ],
  },
});

export const samples: readonly Sample[] = [
  { name: "potter", label: "그릇 빚는 사람", mood: "단정한", content: potter },
  { name: "architect", label: "집을 짓는 사람", mood: "반듯한", content: architect },
  { name: "translator", label: "번역하는 사람", mood: "또렷한", content: translator },
  { name: "cafe", label: "골목의 찻집", mood: "싱그러운", content: cafe },
  { name: "singer", label: "노래하는 사람", mood: "깊은", content: singer },
];
