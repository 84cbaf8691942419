import {
  designed,
  face,
  pattern,
  photoElement,
  plain,
  shape,
  sticker,
  type Template,
  text,
} from "./parts.ts";

/** The five colours of a child's sleeves. */
const sleeves = ["#c8475c", "#f6d06f", "#66865c", "#5b84b8", "#fffdf7"] as const;
/** For small ones, on two legs or four. */
export const childTemplates: readonly Template[] = [
  {
    name: "first-birthday",
    label: "첫돌",
    mood: "색동 소매와 실타래의 날",
    design: designed({
      finish: "gloss",
      front: face({ background: plain("#fff6e6") }, [
        ...sleeves.map((fill, at) =>
          shape({ shape: "rectangle", x: 27, y: 66 + at * 5.2, width: 62, height: 5.4, fill }),
        ),
        photoElement({
          x: 27,
          y: 36,
          width: 38,
          height: 46,
          frame: "oval",
          frameColours: ["#c8475c", "#fff0cf"],
        }),
        sticker("rosette", {
          x: 43,
          y: 56,
          width: 13,
          colours: ["#5b84b8", "#fff4e0", "#f6d06f"],
          dieCut: true,
        }),
        text("첫돌", { x: 27, y: 9, font: "song-myung", size: 7, spacing: 0.4, colour: "#c8475c" }),
      ]),
      back: face({ background: plain("#fff6e6") }, [
        ...sleeves.map((fill, at) =>
          shape({ shape: "rectangle", x: -1 + at * 2.2, y: 43, width: 2.3, height: 94, fill }),
        ),
        ...sleeves.map((fill, at) =>
          shape({ shape: "rectangle", x: 55 - at * 2.2, y: 43, width: 2.3, height: 94, fill }),
        ),
        text("하늘이의 첫돌", { x: 27, y: 20, font: "song-myung", size: 5.2, colour: "#33271f", width: 34 }),
        text("2026. 11. 20", {
          x: 27,
          y: 27,
          font: "gowun-dodum",
          size: 2.9,
          spacing: 0.1,
          colour: "#93634b",
          width: 34,
        }),
        text("한 살의 첫 생일,\n건강하게 자라 주어\n고맙습니다.", {
          x: 27,
          y: 44,
          font: "gowun-batang",
          size: 3.3,
          leading: 1.8,
          colour: "#4b3a36",
          width: 34,
        }),
        sticker("rice-cake", { x: 27, y: 68, width: 24 }),
      ]),
    }),
  },
  {
    name: "hundred-days",
    label: "백일",
    mood: "솜이불처럼 보드라운 백 번째 날",
    design: designed({
      finish: "matte",
      front: face({ background: pattern("dots", "#fdf4ee", "#f6d9cc") }, [
        photoElement({
          x: 27,
          y: 36,
          width: 44,
          height: 46,
          frame: "flower",
          frameColours: ["#f8cfc6", "#fffaf5"],
        }),
        text("백일", {
          x: 27,
          y: 69,
          font: "gowun-batang",
          weight: 700,
          size: 9,
          spacing: 0.3,
          colour: "#c9745f",
        }),
        text("우리에게 온 지 백 번째 날", {
          x: 27,
          y: 78,
          font: "gowun-dodum",
          size: 2.6,
          colour: "#93634b",
        }),
        sticker("rabbit", { x: 11, y: 62, width: 12, rotation: -10, dieCut: true }),
        sticker("duckling", { x: 43, y: 62, width: 12, rotation: 8, dieCut: true }),
      ]),
      back: face({ background: pattern("dots", "#fdf4ee", "#f6d9cc") }, [
        shape({ shape: "rectangle", x: 27, y: 43, width: 42, height: 60, fill: "#fffdf8", radius: 6 }),
        sticker("say-our-baby", { x: 27, y: 24, width: 28 }),
        text("태어난 날\n2026. 08. 13\n\n키 61 cm\n몸무게 6.4 kg", {
          x: 27,
          y: 47,
          font: "gowun-dodum",
          size: 3,
          leading: 1.6,
          colour: "#7a5a4a",
          width: 36,
        }),
        sticker("heart-bouquet", { x: 27, y: 66, width: 10 }),
      ]),
    }),
  },
  {
    name: "pet",
    label: "우리 집 막내",
    mood: "네 발로 달려오는 생일",
    design: designed({
      finish: "gloss",
      front: face({ background: pattern("gingham", "#fffdf8", "#d9e8d0", "#bfd6b2") }, [
        photoElement({
          x: 27,
          y: 39,
          width: 42,
          height: 48,
          frame: "stitched",
          frameColours: ["#f6c58f", "#fffaf5"],
        }),
        sticker("party-hat", { x: 12, y: 14, width: 13, rotation: -16, dieCut: true }),
        sticker("cookie", { x: 45, y: 62, width: 10, rotation: 12, dieCut: true }),
        shape({ shape: "rectangle", x: 27, y: 73, width: 40, height: 10, fill: "#fffdf8", radius: 5 }),
        text("우리 집 막내 생일", { x: 27, y: 73, font: "gaegu", weight: 700, size: 4.3, colour: "#5b4636" }),
      ]),
      back: face({ background: plain("#f6c58f") }, [
        shape({ shape: "rectangle", x: 27, y: 43, width: 44, height: 76, fill: "#fffaf0", radius: 5 }),
        text("이름표", { x: 27, y: 14, font: "gaegu", weight: 700, size: 6, colour: "#c77a3a" }),
        text("이름\n나이\n좋아하는 간식\n싫어하는 것\n특기", {
          x: 27,
          y: 37,
          font: "gaegu",
          weight: 700,
          size: 3.5,
          leading: 1.75,
          colour: "#5b4636",
          width: 36,
          align: "left",
        }),
        ...[24.4, 31.6, 38.8, 46, 53.2].map((y) =>
          shape({
            shape: "line",
            x: 27,
            y: y - 0.8,
            width: 36,
            height: 0.5,
            line: { colour: "#ecd3b0", width: 0.2 },
          }),
        ),
        sticker("dog", { x: 18, y: 67, width: 14, rotation: -6 }),
        sticker("cat", { x: 36, y: 67, width: 14, rotation: 6 }),
      ]),
    }),
  },
  {
    name: "candy",
    label: "사탕 가게",
    mood: "달콤한 것만 골라 담은 봉투",
    design: designed({
      finish: "glitter",
      front: face(
        {
          background: pattern("stripes", "#fff3f4", "#fbd3d8"),
          frame: "lace",
          frameColours: ["#fffdf8", "#f0a3a3"],
        },
        [
          photoElement({ x: 27, y: 36, width: 42, height: 42, frame: "heart" }),
          sticker("lollipop", { x: 11, y: 63, width: 14, rotation: -14, dieCut: true }),
          sticker("candy", { x: 42, y: 60, width: 14, rotation: 16, dieCut: true }),
          sticker("bow", { x: 27, y: 14, width: 15 }),
          text("달콤한 하루 보내", {
            x: 27,
            y: 71,
            font: "hi-melody",
            size: 4.2,
            colour: "#b3455a",
            width: 34,
          }),
        ],
      ),
      back: face({ background: plain("#fbd3d8") }, [
        sticker("say-happy-birthday", { x: 27, y: 24, width: 36, dieCut: true, rotation: -4 }),
        sticker("doughnut", { x: 14, y: 50, width: 14, rotation: 10, dieCut: true }),
        sticker("ice-cream", { x: 40, y: 50, width: 15, rotation: -8, dieCut: true }),
        sticker("cupcake", { x: 27, y: 58, width: 15, dieCut: true }),
        text("살찌는 건 내일부터", {
          x: 27,
          y: 76,
          font: "gaegu",
          weight: 700,
          size: 3.8,
          colour: "#b3455a",
        }),
      ]),
    }),
  },
];
