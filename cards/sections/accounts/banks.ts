type Bank = {
  label: string;
  /** How its numbers are written, in groups of digits; empty where there is no one habit. */
  groups: readonly (readonly number[])[];
};

/** Where an account may be, most used first. */
export const banks = {
  kb: {
    label: "국민은행",
    groups: [
      [3, 2, 4, 3],
      [6, 2, 6],
    ],
  },
  shinhan: {
    label: "신한은행",
    groups: [
      [3, 2, 6],
      [3, 3, 6],
    ],
  },
  woori: { label: "우리은행", groups: [[4, 3, 6]] },
  hana: { label: "하나은행", groups: [[3, 6, 5]] },
  nh: {
    label: "농협은행",
    groups: [
      [3, 2, 6],
      [3, 4, 4, 2],
      [6, 2, 6],
    ],
  },
  kakao: { label: "카카오뱅크", groups: [[4, 2, 7]] },
  toss: { label: "토스뱅크", groups: [[4, 4, 4]] },
  k: { label: "케이뱅크", groups: [[3, 3, 6]] },
  ibk: {
    label: "기업은행",
    groups: [
      [3, 2, 6, 1],
      [3, 6, 2, 3],
    ],
  },
  saemaul: { label: "새마을금고", groups: [[4, 4, 4, 1]] },
  post: { label: "우체국", groups: [[6, 2, 6]] },
  credit: { label: "신협", groups: [] },
  sc: { label: "SC제일은행", groups: [[3, 2, 6]] },
  citi: { label: "한국씨티은행", groups: [] },
  im: { label: "iM뱅크(대구은행)", groups: [[3, 2, 6, 1]] },
  busan: {
    label: "부산은행",
    groups: [
      [3, 2, 7],
      [3, 4, 4, 2],
    ],
  },
  kyongnam: { label: "경남은행", groups: [] },
  kwangju: { label: "광주은행", groups: [] },
  jeonbuk: { label: "전북은행", groups: [] },
  jeju: { label: "제주은행", groups: [] },
  suhyup: { label: "수협은행", groups: [] },
  kdb: { label: "산업은행", groups: [] },
  forestry: { label: "산림조합", groups: [] },
  savings: { label: "저축은행", groups: [] },
  "kb-securities": { label: "KB증권", groups: [] },
  "nh-securities": { label: "NH투자증권", groups: [] },
  "mirae-securities": { label: "미래에셋증권", groups: [] },
  "samsung-securities": { label: "삼성증권", groups: [] },
  "shinhan-securities": { label: "신한투자증권", groups: [] },
  "korea-securities": { label: "한국투자증권", groups: [] },
  "kiwoom-securities": { label: "키움증권", groups: [] },
  "toss-securities": { label: "토스증권", groups: [] },
  "kakaopay-securities": { label: "카카오페이증권", groups: [] },
} as const satisfies Record<string, Bank>;

export type BankName = keyof typeof banks;
export const bankNames = Object.keys(banks) as [BankName, ...BankName[]];
export const bankLabels = Object.fromEntries(
  Object.entries(banks).map(([name, { label }]) => [name, label]),
) as Record<BankName, string>;

/**
 * A number as its bank writes it, while it is being typed. Where the bank has no one habit, or the number is longer
 * than any it is known for, the maker's own hyphens stay.
 */
export function formatAccountNumber({ bank, typed }: { bank: BankName | ""; typed: string }): string {
  const known: readonly (readonly number[])[] = bank ? banks[bank].groups : [];
  const digits = typed.replace(/\D/g, "");
  const groups = known.find((candidate) => candidate.reduce((sum, size) => sum + size, 0) >= digits.length);
  if (!groups) {
    return typed
      .replace(/[^\d-]/g, "")
      .replace(/-{2,}/g, "-")
      .replace(/^-/, "");
  }
  let from = 0;
  const parts = groups.map((size) => {
    const part = digits.slice(from, from + size);
    from += size;
    return part;
  });
  return parts.filter((part) => part !== "").join("-");
}

/** No account in Korea has fewer digits. */
const FEWEST_DIGITS = 10;

/** Whether a number has as many digits as those of its bank; a guess, since banks keep older forms alive. */
export function isUsualNumber({ bank, number }: { bank: BankName | ""; number: string }): boolean {
  const known: readonly (readonly number[])[] = bank ? banks[bank].groups : [];
  const digits = number.replace(/\D/g, "").length;
  if (known.length === 0) return digits >= FEWEST_DIGITS;
  return known.some((groups) => groups.reduce((sum, size) => sum + size, 0) === digits);
}
