import type { Sample } from "#cards/engine/sample.ts";
import { moving, newYear, opening } from "./occasion-samples.ts";
import { seaWedding } from "./sea-wedding-sample.ts";
import { hanokWedding, morningWedding } from "./wedding-samples.ts";

export const samples: readonly Sample[] = [
  { name: "hanok-wedding", label: "한옥 마당의 혼례", mood: "정중한", content: hanokWedding },
  { name: "morning-wedding", label: "온실의 아침 결혼식", mood: "다정한", content: morningWedding },
  { name: "sea-wedding", label: "바닷가의 결혼식", mood: "잔잔한", content: seaWedding },
  { name: "first-snow-new-year", label: "첫눈 연하장", mood: "고요한", content: newYear },
  { name: "tea-house-opening", label: "찻집 개업 인사", mood: "담백한", content: opening },
  { name: "moving-letter", label: "이사 소식", mood: "정겨운", content: moving },
];
