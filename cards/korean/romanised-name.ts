import { romanize } from "./hangul.ts";

/** Family names as their bearers write them; the rest is written by the rule. */
const FAMILY: Readonly<Record<string, string>> = {
  김: "kim",
  이: "lee",
  박: "park",
  최: "choi",
  정: "jung",
  강: "kang",
  조: "cho",
  윤: "yoon",
  장: "jang",
  임: "lim",
  한: "han",
  오: "oh",
  서: "seo",
  신: "shin",
  권: "kwon",
  황: "hwang",
  안: "ahn",
  송: "song",
  류: "ryu",
  유: "yoo",
  전: "jeon",
  홍: "hong",
  고: "ko",
  문: "moon",
  양: "yang",
  손: "son",
  배: "bae",
  백: "baek",
  허: "heo",
  남: "nam",
  노: "noh",
  하: "ha",
  우: "woo",
};

/** How names in Hangul could stand in an address, the likeliest first: 한서윤 is seoyun, seoyun-han and hanseoyun. */
export function romanisedNames(names: string): string[] {
  const written = names.normalize("NFC").split(/[,·/|&\n]+/u);
  return [...new Set(written.flatMap((name) => romanised(name.trim())))].filter(Boolean);
}

function romanised(name: string): string[] {
  const [, family = "", given = ""] = /^([가-힣])([가-힣]{2})$/u.exec(name) ?? [];
  const before = FAMILY[family];
  if (!before) return [inLatin(name)];
  const after = inLatin(given);
  return [after, `${after}-${before}`, `${before}${after}`];
}

function inLatin(text: string): string {
  return romanize(text)
    .toLowerCase()
    .replaceAll(/[\s._]+/g, "-")
    .replaceAll(/[^a-z0-9-]/g, "")
    .replaceAll(/-+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
