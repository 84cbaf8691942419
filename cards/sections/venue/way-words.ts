import type { CardFacts } from "#cards/engine/viewer.ts";
import { josa } from "#cards/korean/hangul.ts";
import { type CompassPoint, type Landmark, walkedTo } from "./landmark.ts";

export const sidesKo: Record<CompassPoint, string> = {
  north: "북쪽",
  northeast: "북동쪽",
  east: "동쪽",
  southeast: "남동쪽",
  south: "남쪽",
  southwest: "남서쪽",
  west: "서쪽",
  northwest: "북서쪽",
};

const sidesEn: Record<CompassPoint, string> = {
  north: "north",
  northeast: "north-east",
  east: "east",
  southeast: "south-east",
  south: "south",
  southwest: "south-west",
  west: "west",
  northwest: "north-west",
};

/** How far it is, as it stands on the sketch: the minutes, or else the metres. Empty where neither is known. */
export function wayTime({ minutes, metres }: Landmark, language: CardFacts["language"]): string {
  if (minutes) return language === "ko" ? `걸어서 ${minutes}분` : `${minutes} min`;
  return metres ? `${metres} m` : "";
}

/** A way in words, for who hears the card or walks by what is written. */
export function walkWords(landmark: Landmark, language: CardFacts["language"]): string {
  return language === "ko" ? inKorean(landmark) : inEnglish(landmark);
}

function fromWhere({ line, name, exit }: Landmark): string {
  return [line, name, exit]
    .map((word) => word.trim())
    .filter(Boolean)
    .join(" ");
}

function inKorean(landmark: Landmark): string {
  const { side, bend, minutes, metres } = landmark;
  const turn = { straight: "", left: " 가다 왼쪽으로 꺾어", right: " 가다 오른쪽으로 꺾어" }[bend];
  const long = [minutes && `걸어서 ${minutes}분`, metres && `약\u00a0${metres}\u00a0m`]
    .filter(Boolean)
    .join(", ");
  return `${fromWhere(landmark)}에서 ${josa(sidesKo[walkedTo(side)], "으로/로")}${turn} ${long || "걸어오시면 됩니다"}`;
}

function inEnglish(landmark: Landmark): string {
  const { side, bend, minutes, metres } = landmark;
  const turn = { straight: "", left: ", turning left once", right: ", turning right once" }[bend];
  const long = [minutes && `${minutes} min`, metres && `about ${metres} m`].filter(Boolean).join(", ");
  const walked = `From ${fromWhere(landmark)} walk ${sidesEn[walkedTo(side)]}${turn}`;
  return long ? `${walked}: ${long}` : walked;
}
