/** What a font may set. A hairline face cannot carry a letter; a Latin face cannot carry Korean. */
type Use = "heading" | "body" | "figures";

type Face = {
  weight: number;
  /** The module of its style sheet, with a file for every range of letters. */
  css: string;
  /** The module of one file with all Korean letters, from which a card's own are cut, where the licence lets us. */
  whole?: string;
};

type Font = {
  label: string;
  /** A CSS stack: what a device has of the same kind stands behind the web font. */
  family: string;
  category: "serif" | "sans" | "hand";
  /** The weights that are used. */
  faces: readonly Face[];
  package: string;
  uses: readonly Use[];
  /** Handwriting sits small on its body: how much larger it is set to look the same size. */
  optical: number;
};

// Only Noto Serif KR has the Hanja of a memorial (故, 訃告): it stands behind every serif where it is loaded.
const serif = `"Noto Serif KR", "AppleMyungjo", "Batang", serif`;
const sans = `"Apple SD Gothic Neo", "Malgun Gothic", sans-serif`;
const everyUse = ["heading", "body", "figures"] as const;

function korean(font: string, weight: number): Face {
  const folder = `@fontsource/${font}`;
  return {
    weight,
    css: `${folder}/${weight}.css`,
    whole: `${folder}/files/${font}-korean-${weight}-normal.woff2`,
  };
}

export const fonts = {
  "noto-serif-kr": {
    label: "본명조",
    family: serif,
    category: "serif",
    faces: [korean("noto-serif-kr", 300), korean("noto-serif-kr", 400), korean("noto-serif-kr", 500)],
    package: "@fontsource/noto-serif-kr",
    uses: everyUse,
    optical: 0.98,
  },
  "gowun-batang": {
    label: "고운바탕",
    family: `"Gowun Batang", ${serif}`,
    category: "serif",
    faces: [korean("gowun-batang", 400), korean("gowun-batang", 700)],
    package: "@fontsource/gowun-batang",
    uses: everyUse,
    optical: 1,
  },
  "nanum-myeongjo": {
    label: "나눔명조",
    family: `"Nanum Myeongjo", ${serif}`,
    category: "serif",
    faces: [korean("nanum-myeongjo", 400), korean("nanum-myeongjo", 700)],
    package: "@fontsource/nanum-myeongjo",
    uses: everyUse,
    optical: 1,
  },
  hahmlet: {
    label: "함렡",
    family: `"Hahmlet", ${serif}`,
    category: "serif",
    faces: [korean("hahmlet", 300), korean("hahmlet", 400), korean("hahmlet", 600)],
    package: "@fontsource/hahmlet",
    uses: everyUse,
    optical: 0.98,
  },
  "song-myung": {
    label: "송명",
    family: `"Song Myung", ${serif}`,
    category: "serif",
    faces: [korean("song-myung", 400)],
    package: "@fontsource/song-myung",
    uses: ["heading", "figures"],
    optical: 1.02,
  },
  diphylleia: {
    label: "산하엽",
    family: `"Diphylleia", ${serif}`,
    category: "serif",
    faces: [korean("diphylleia", 400)],
    package: "@fontsource/diphylleia",
    uses: ["heading", "figures"],
    optical: 1,
  },
  "grandiflora-one": {
    label: "큰꽃",
    family: `"Grandiflora One", ${serif}`,
    category: "serif",
    faces: [korean("grandiflora-one", 400)],
    package: "@fontsource/grandiflora-one",
    uses: ["heading"],
    optical: 1.06,
  },
  "cormorant-garamond": {
    label: "코모란트",
    family: `"Cormorant Garamond", "Gowun Batang", ${serif}`,
    category: "serif",
    faces: [
      { weight: 400, css: "@fontsource/cormorant-garamond/latin-400-italic.css" },
      { weight: 500, css: "@fontsource/cormorant-garamond/latin-500.css" },
    ],
    package: "@fontsource/cormorant-garamond",
    uses: ["figures"],
    optical: 1.16,
  },
  pretendard: {
    label: "프리텐다드",
    family: `"Pretendard Variable", ${sans}`,
    category: "sans",
    faces: [
      { weight: 300, css: "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css" },
      { weight: 400, css: "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css" },
      { weight: 700, css: "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css" },
    ],
    package: "pretendard",
    uses: everyUse,
    optical: 0.97,
  },
  "gowun-dodum": {
    label: "고운돋움",
    family: `"Gowun Dodum", ${sans}`,
    category: "sans",
    faces: [korean("gowun-dodum", 400)],
    package: "@fontsource/gowun-dodum",
    uses: everyUse,
    optical: 1,
  },
  "nanum-pen-script": {
    label: "나눔손글씨 펜",
    family: `"Nanum Pen Script", ${sans}`,
    category: "hand",
    faces: [korean("nanum-pen-script", 400)],
    package: "@fontsource/nanum-pen-script",
    uses: ["heading", "figures"],
    optical: 1.42,
  },
  gaegu: {
    label: "개구",
    family: `"Gaegu", ${sans}`,
    category: "hand",
    faces: [korean("gaegu", 400), korean("gaegu", 700)],
    package: "@fontsource/gaegu",
    uses: everyUse,
    optical: 1.18,
  },
  "hi-melody": {
    label: "하이멜로디",
    family: `"Hi Melody", ${sans}`,
    category: "hand",
    faces: [korean("hi-melody", 400)],
    package: "@fontsource/hi-melody",
    uses: everyUse,
    optical: 1.24,
  },
} as const satisfies Record<string, Font>;

export type FontName = keyof typeof fonts;

export const fontNames = Object.keys(fonts) as FontName[];

export function fontsFor(use: Use): FontName[] {
  return fontNames.filter((name) => (fonts[name].uses as readonly Use[]).includes(use));
}

export const headingFonts = fontsFor("heading");
export const bodyFonts = fontsFor("body");

/** The weight a font has that is nearest to the one wished for: a browser's imitation of bold is not a font. */
export function nearestWeight(font: FontName, wished: number): number {
  const weights = fonts[font].faces.map((face) => face.weight);
  return weights.reduce((best, weight) =>
    Math.abs(weight - wished) < Math.abs(best - wished) ? weight : best,
  );
}

/** What has the glyphs that a font lacks, where we draw ourselves: as on a card's page, and Hanja at last. */
export function standInsFor(font: FontName): FontName[] {
  if (font === "cormorant-garamond") return ["gowun-batang", "noto-serif-kr"];
  const like: FontName[] = fonts[font].category === "serif" ? [] : ["gowun-dodum"];
  return [...like, "noto-serif-kr" as const].filter((name) => name !== font);
}
