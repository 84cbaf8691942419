import {
  designed,
  face,
  gradient,
  pattern,
  photoElement,
  plain,
  shape,
  sticker,
  type Template,
  text,
} from "./parts.ts";

/** A constellation that is nobody's yet: where its stars stand. */
const stars = [
  [10, 62],
  [19, 70],
  [29, 65],
  [38, 73],
  [45, 64],
] as const;

/** Under the sky, by day and by night. */
export const outdoorTemplates: readonly Template[] = [
  {
    name: "sky",
    label: "하늘",
    mood: "구름 위에 올려 둔 하루",
    design: designed({
      finish: "gloss",
      front: face({ background: gradient("#8fc0e6", "#f7e3dc") }, [
        sticker("cloud", { x: 9, y: 12, width: 24, colours: ["#ffffff", "#dcecf7"], opacity: 0.9 }),
        sticker("cloud", { x: 47, y: 70, width: 26, colours: ["#ffffff", "#f3e6ea"], opacity: 0.9 }),
        photoElement({
          x: 27,
          y: 40,
          width: 42,
          height: 46,
          frame: "scalloped",
          frameColours: ["#ffffff", "#bcd7ea"],
        }),
        sticker("rainbow", { x: 13, y: 64, width: 17, rotation: -6, dieCut: true }),
        sticker("hot-air-balloon", { x: 44, y: 17, width: 13, rotation: 6 }),
        text("오늘 하늘은 네 거야", { x: 27, y: 77, font: "hi-melody", size: 4.4, colour: "#3d5b78" }),
      ]),
      back: face({ background: gradient("#f7e3dc", "#8fc0e6") }, [
        sticker("sun", { x: 27, y: 21, width: 19 }),
        text("맑은 날에도\n흐린 날에도\n네 위에는 늘\n하늘이 있어", {
          x: 27,
          y: 49,
          font: "hi-melody",
          size: 4.5,
          leading: 1.5,
          colour: "#3d5b78",
        }),
        sticker("cloud", { x: 12, y: 76, width: 22, colours: ["#ffffff", "#e4f0f8"] }),
        sticker("bird", { x: 40, y: 74, width: 13 }),
      ]),
    }),
  },
  {
    name: "star-map",
    label: "별자리",
    mood: "네가 태어난 밤의 하늘",
    design: designed({
      finish: "glitter",
      front: face({ background: pattern("night"), frame: "star-corners", frameColours: ["#e6c677"] }, [
        photoElement({
          x: 27,
          y: 35,
          width: 36,
          height: 40,
          frame: "oval",
          frameColours: ["#2c3563", "#e6c677"],
          filter: "cool",
        }),
        ...stars.slice(1).map(([x, y], at) => {
          const [fromX, fromY] = stars[at] ?? [x, y];
          return shape({
            shape: "line",
            x: (x + fromX) / 2,
            y: (y + fromY) / 2,
            width: Math.hypot(x - fromX, y - fromY),
            height: 0.5,
            rotation: (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI,
            line: { colour: "#e6c677", width: 0.18 },
          });
        }),
        ...stars.map(([x, y], at) =>
          shape({
            shape: "star",
            x,
            y,
            width: at === 2 ? 4.4 : 2.8,
            height: at === 2 ? 4.4 : 2.8,
            fill: "#fff3cf",
          }),
        ),
        text("네가 온 밤", { x: 27, y: 79, font: "diphylleia", size: 3.4, spacing: 0.3, colour: "#f5e7b8" }),
      ]),
      back: face({ background: gradient("#1f2544", "#4a3f78") }, [
        sticker("moon", { x: 27, y: 22, width: 18 }),
        text("그날 밤 가장 밝은 별은\n하늘에 있지 않았어요.", {
          x: 27,
          y: 45,
          font: "diphylleia",
          size: 3.5,
          leading: 1.8,
          colour: "#f5e7b8",
        }),
        text("11. 20\n오전 4시 12분", {
          x: 27,
          y: 63,
          font: "gowun-dodum",
          size: 2.8,
          leading: 1.7,
          colour: "#c9cdf0",
        }),
        sticker("shooting-star", { x: 42, y: 76, width: 13, colours: ["#f6d06f", "#8791c4", "#6d78b8"] }),
      ]),
    }),
  },
  {
    name: "garden",
    label: "꽃밭",
    mood: "네 이름으로 가꾼 작은 뜰",
    design: designed({
      finish: "matte",
      front: face({ background: plain("#eef3e6") }, [
        photoElement({ x: 27, y: 37, width: 36, height: 40, frame: "window" }),
        sticker("lavender", { x: 9, y: 66, width: 18 }),
        sticker("tulip", { x: 21, y: 70, width: 17 }),
        sticker("daisy", { x: 33, y: 69, width: 10 }),
        sticker("sunflower", { x: 44, y: 66, width: 15 }),
        sticker("clover", { x: 32, y: 79, width: 9 }),
        sticker("butterfly", { x: 44, y: 12, width: 10, rotation: 18 }),
        text("꽃 같은 사람에게", {
          x: 24,
          y: 10,
          font: "gowun-batang",
          weight: 700,
          size: 3.9,
          colour: "#4c6244",
          width: 36,
        }),
      ]),
      back: face({ background: plain("#fffaf0"), frame: "hairline", frameColours: ["#8aa57c"] }, [
        sticker("wreath", { x: 27, y: 31, width: 34 }),
        text("축하해", {
          x: 27,
          y: 31,
          font: "gowun-batang",
          weight: 700,
          size: 5.4,
          colour: "#4c6244",
          width: 24,
        }),
        text("올해도 네 마음에\n좋은 것이 많이 피기를.", {
          x: 27,
          y: 60,
          font: "gowun-batang",
          size: 3.2,
          leading: 1.9,
          colour: "#5c6b52",
          width: 38,
        }),
        sticker("potted-sprout", { x: 27, y: 74, width: 9 }),
      ]),
    }),
  },
];
