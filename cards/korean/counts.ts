const ONES = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"];
const TENS = ["", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"];

/** A number as it is said before what is counted, up to 99: 한, 스무, 스물일곱, 일흔. In figures beyond. */
export function countInKorean(count: number): string {
  if (count < 1 || count > 99) return String(count);
  if (count === 20) return "스무";
  return `${TENS[Math.floor(count / 10)]}${ONES[count % 10]}`;
}

const read = new Map(Array.from({ length: 99 }, (_, at) => [countInKorean(at + 1), at + 1]));

/** What such a word or figure counts; null where it counts nothing. */
export function readKoreanCount(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : (read.get(word) ?? null);
}
