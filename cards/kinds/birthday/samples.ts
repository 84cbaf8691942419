import type { Sample } from "#cards/engine/sample.ts";
import { art, sampleMaker } from "#cards/engine/sample-parts.ts";
import { birthday } from "./kind.ts";

const made = sampleMaker(birthday);

const grandmother = made("candle", {
  cake: {
    nickname: "우리 할머니",
    name: "김복순",
    birthDate: "1957-02-12",
    lunar: true,
    milestone: "chilsun",
    age: 70,
    cake: "rice",
  },
  letter: {
    to: "사랑하는 할머니께",
    body: "할머니, 일흔 번째 생신 축하드려요.\n\n어릴 때 열이 나면\n밤새 제 이마를 짚어 주시던 손이\n아직도 제일 따뜻해요.\n이제는 제가 그 손을 잡고\n천천히 걸을게요.\n\n올해도 마당에 봉숭아 피면\n손톱에 물들여 주세요.\n오래오래, 아주 오래오래 건강하세요.",
    photo: null,
    from: "손녀 하린 올림",
  },
  gift: {
    title: "할머니, 이것도 열어 보세요",
    message: "가을에 온 식구가 바다에 가요.\n할머니가 처음 보셨다던 그 바다로\n모시고 갈게요.",
    photo: art("sea-horizon", { caption: "우리가 갈 바다" }),
  },
  gallery: {
    title: "할머니의 날들",
    layout: "masonry",
    photos: [art("hanok-door"), art("hanok-ribbons"), art("hanok-bowl"), art("morning-cups")],
  },
  "rolling-paper": {
    taking: true,
    title: "온 식구의 한마디",
    prompt: "멀리 있는 식구도, 가까이 있는 식구도\n할머니께 한마디씩 적어 주세요.",
  },
  ending: { text: "할머니가 계셔서\n우리 집은 늘 봄입니다." },
});

const friend = made("balloon", {
  cake: { nickname: "지우", milestone: "birthday", age: 27, cake: "lettering", candles: "figures" },
  letter: {
    to: "지우에게",
    body: "네가 태어난 날이 있어서\n내 달력에도 좋은 날이 하나 생겼어.\n\n지난여름 비 맞으며 뛰던 골목,\n새벽까지 불 켜 두던 네 부엌.\n별거 아닌 날들이\n너랑 있으면 자꾸 이야기가 돼.\n\n스물일곱도 잘 부탁해.",
    from: "윤서가",
  },
  gift: {
    title: "작은 상자 하나",
    message: "네가 갖고 싶다던 그 찻잔.\n주말에 들고 갈게. 물 올려 둬!",
    photo: art("morning-cups"),
  },
  gallery: {
    title: "우리가 좋아한 것들",
    layout: "swipe",
    photos: [art("birthday-cake"), art("morning-bouquet"), art("morning-floor")],
  },
  "rolling-paper": { taking: true, prompt: "지우에게 한 줄씩 남겨 주세요." },
  ending: { text: "내년 오늘도 같이 촛불 끄자." },
});

const baby = made("saekdong", {
  cake: {
    nickname: "온이",
    name: "서가온",
    milestone: "hundred-days",
    cake: "rice",
    candles: "count",
    count: 1,
  },
  letter: {
    to: "온이에게",
    body: "백 번의 낮과 백 번의 밤,\n울고 웃으며 잘 건너와 주었구나.\n\n처음 눈을 맞추던 날도\n처음 소리 내어 웃던 날도\n엄마 아빠는 다 적어 두었단다.\n하얀 백설기처럼\n맑고 순하게 자라렴.",
    from: "엄마 아빠가",
  },
  date: { title: "백일상 차리는 날", date: "2027-04-17", time: "12:00" },
  venue: { title: "모이는 곳", name: "온이네 마당", address: "전라남도 고이군 물결면 봄볕길 3" },
  gallery: {
    title: "백일 동안",
    layout: "grid",
    photos: [art("hanok-ribbons"), art("hanok-bowl"), art("morning-floor")],
  },
  "rolling-paper": {
    taking: true,
    title: "온이에게 남기는 말",
    prompt: "스무 살이 된 온이가 읽을 쪽지를 남겨 주세요.",
  },
  ending: { text: "와 주셔서 고맙습니다." },
});

const father = made("sea", {
  cake: {
    nickname: "아버지",
    milestone: "hwangap",
    age: 60,
    cake: "chocolate",
    words: "다시 시작되는 첫해를 축하드려요",
  },
  letter: {
    to: "아버지께",
    body: "한 갑자를 돌아\n다시 첫해가 되었습니다.\n\n말씀은 없으셔도\n겨울 새벽이면 먼저 차를 데워 두시던 마음,\n이제는 저희가 먼저 데워 놓을게요.\n\n가고 싶다 하시던 섬,\n올봄에 모시고 가겠습니다.",
    from: "아들 민재, 딸 선하 드림",
  },
  gift: {
    title: "배표 두 장",
    message: "어머니와 두 분이 다녀오세요.\n사진 많이 찍어 오시고요.",
    photo: art("sea-horizon"),
  },
  "rolling-paper": { taking: true, prompt: "아버지께 축하 한마디를 적어 주세요." },
  ending: { text: "늘 저희의 등대이십니다." },
});

export const samples: readonly Sample[] = [
  { name: "grandmother-seventy", label: "할머니의 칠순", mood: "따뜻한", content: grandmother },
  { name: "friend-birthday", label: "친구의 생일", mood: "즐거운", content: friend },
  { name: "father-sixty", label: "아버지의 환갑", mood: "잔잔한", content: father },
  { name: "baby-hundred-days", label: "아기의 백일", mood: "고운", content: baby },
];
