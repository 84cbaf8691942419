import { type BankName, banks } from "./banks.ts";

/** What people call a bank besides its label; `국민` for 국민은행 needs no line. */
const aliases: Partial<Record<BankName, readonly string[]>> = {
  kb: ["KB국민", "KB", "국민KB"],
  shinhan: ["신한"],
  hana: ["KEB하나", "하나KEB", "KEB"],
  nh: ["NH농협", "NH", "농협중앙회", "지역농협", "단위농협", "축협"],
  kakao: ["카카오", "카뱅"],
  toss: ["토스"],
  k: ["케이", "K뱅크", "케뱅"],
  ibk: ["IBK기업", "IBK"],
  saemaul: ["MG새마을금고", "MG새마을", "새마을", "MG"],
  post: ["우체국예금", "우체국은행"],
  credit: ["신협은행", "신용협동조합"],
  sc: ["SC", "제일", "SC제일", "스탠다드차타드"],
  citi: ["씨티", "시티", "한국씨티", "씨티은행"],
  im: ["iM뱅크", "아이엠뱅크", "대구", "대구은행"],
  busan: ["BNK부산"],
  kyongnam: ["BNK경남"],
  kwangju: ["광주"],
  suhyup: ["수협", "Sh수협"],
  kdb: ["KDB산업", "KDB"],
};

const byWord = new Map<string, BankName>(
  (Object.keys(banks) as BankName[]).flatMap((name) => {
    const { label } = banks[name];
    const short = label.replace(/(?:은행|뱅크)$/, "");
    const words = [label, short, ...(aliases[name] ?? [])];
    return words
      .flatMap((word) => [word, `${word}은행`, `${word}뱅크`])
      .map((word) => [plain(word), name] as const);
  }),
);

function plain(word: string): string {
  return word.replaceAll(/\s/g, "").toUpperCase();
}

/** As a pattern, the longest word first: 국민은행 before 국민. */
export const BANK_WORDS = [...byWord.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll(/[()]/g, "\\$&"))
  .join("|");

/** The bank that people call so. */
export function bankCalled(word: string): BankName | null {
  return byWord.get(plain(word)) ?? null;
}
