import type { Sample } from "#cards/engine/sample.ts";
import { exhibition, housewarming } from "./house-samples.ts";
import { reading, yearEnd } from "./night-samples.ts";

export const samples: readonly Sample[] = [
  { name: "winter-reading", label: "겨울밤 낭독회", mood: "담백한", content: reading },
  { name: "neon-year-end", label: "네온 송년회", mood: "들뜬", content: yearEnd },
  { name: "paper-exhibition", label: "종이 전시", mood: "고요한", content: exhibition },
  { name: "small-housewarming", label: "작은 집들이", mood: "정겨운", content: housewarming },
];
