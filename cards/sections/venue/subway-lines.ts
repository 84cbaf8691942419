import { contrast, readable } from "#cards/themes/colour.ts";
import type { Colour } from "#cards/themes/theme.ts";

/** As stations are painted. A number alone is of the city where the place is; else of Seoul. */
const cities: readonly { city: RegExp; lines: Readonly<Record<string, Colour>> }[] = [
  { city: /^부산/, lines: { "1": "#f06a00", "2": "#81bf48", "3": "#bb8c00", "4": "#217dcb" } },
  { city: /^대구/, lines: { "1": "#d93f5c", "2": "#00aa80", "3": "#ffb100" } },
  { city: /^인천/, lines: { "1": "#759cce", "2": "#f5a251" } },
  { city: /^대전/, lines: { "1": "#007448" } },
  { city: /^광주광역|^광주\s/, lines: { "1": "#009088" } },
];

const seoul: Readonly<Record<string, Colour>> = {
  "1": "#0052a4",
  "2": "#00a84d",
  "3": "#ef7c1c",
  "4": "#00a5de",
  "5": "#996cac",
  "6": "#cd7c2f",
  "7": "#747f00",
  "8": "#e6186c",
  "9": "#bdb092",
};

const named: Readonly<Record<string, Colour>> = {
  신분당: "#d4003b",
  수인분당: "#fabe00",
  분당: "#fabe00",
  경의중앙: "#77c4a3",
  경춘: "#178c72",
  경강: "#003da5",
  서해: "#8fc31f",
  공항철도: "#0090d2",
  우이신설: "#b7c452",
  신림: "#6789ca",
  김포골드라인: "#a17800",
  의정부경전철: "#fda600",
  에버라인: "#56ad2d",
  동해: "#0054a6",
  "GTX-A": "#9a6292",
};

/** What makers are offered; any other may be typed. */
export const offeredLines: readonly string[] = [
  ...Object.keys(seoul).map((number) => `${number}호선`),
  ...Object.keys(named).map((name) => (/[인철]$|A$/.test(name) ? name : `${name}선`)),
];

export type LineBadge = { label: string; colour: Colour | null; ink: Colour | null };

/** The lines of a station, each as it is painted: `1·4호선` are two. Null colours for one that nobody knows. */
export function lineBadges(line: string, address: string): LineBadge[] {
  const words = line
    .split(/[·,/&\s]+/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const city = words.map((word) => cities.find(({ city: name }) => name.test(`${word} `))).find(Boolean);
  const local = city ?? cities.find(({ city: name }) => name.test(address.trim()));
  return words
    .filter((word) => !cities.some(({ city: name }) => name.test(`${word} `)))
    .map((word) => {
      const number = /^(\d{1,2})(?:호선)?$/.exec(word)?.[1];
      if (number) return { label: number, ...painted(local?.lines[number] ?? seoul[number]) };
      const name = word.replace(/선$/, "");
      return { label: name, ...painted(named[name]) };
    });
}

/** White where a station has white, on a colour just dark enough to read it; black on what is pale. */
function painted(colour: Colour | undefined): Pick<LineBadge, "colour" | "ink"> {
  if (!colour) return { colour: null, ink: null };
  const white: Colour = "#ffffff";
  if (contrast(white, colour) < 2.2) return { colour, ink: "#000000" };
  return { colour: readable({ colour, on: white, atLeast: 4.5 }), ink: white };
}
