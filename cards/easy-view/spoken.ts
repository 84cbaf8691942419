const HOURS = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두"];
const DIGITS = ["공", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"];

/**
 * A line as a voice is to read it: hours as they are said, numbers of telephones digit by digit, and no sign that a
 * voice would name. In Korean every word stays one between two blanks, so that the word being read can be marked: what
 * is said as two (한 시) has another space in between.
 */
export function spoken(words: string, language: "ko" | "en"): string {
  const said = words.split(/\s+/u).map((word) => (language === "ko" ? spokenWord(word) : inEnglish(word)));
  return said.join(" ").trim();
}

function spokenWord(word: string): string {
  if (isTelephone(word)) return groupsOf(word).join(",");
  const hours = word.replace(/^(\d{1,2})시/u, (whole, hour) => {
    const said = HOURS[Number(hour)];
    return said ? `${said}\u00a0시` : whole;
  });
  return withoutSigns(hours.replaceAll("’", "").replace("故", "고"));
}

/** `010-1234-5678` → 공일공, 일이삼사, 오육칠팔. */
function groupsOf(number: string): string[] {
  const groups = number.split(/\D+/u).filter(Boolean);
  return groups.map((group) => [...group].map((digit) => DIGITS[Number(digit)]).join(""));
}

function inEnglish(word: string): string {
  if (isTelephone(word)) return [...word.replace(/\D/g, "")].join(" ");
  return withoutSigns(word.replace("故", "the late"));
}

function isTelephone(word: string): boolean {
  return /^\+?[\d()]{2,}(?:-[\d()]{2,})+$|^0\d{7,}$|^1\d{7}$/u.test(word);
}

/** What is left of an address of the web is a word; a dot between names is a breath. */
function withoutSigns(word: string): string {
  return word
    .replace(/^(?:https?:\/\/|www\.)\S+$/u, "")
    .replace(/[·ㆍ•∙|/&]+/gu, ",")
    .replace(/[~〜∼–—]+/gu, ",")
    .replace(/[^\p{L}\p{M}\p{N}\s.,!?%:'’-]+/gu, "")
    .replace(/^-+|-+$/gu, "");
}
