const MAN = 10_000;
const UNITS: Record<string, number> = {
  억: 100_000_000,
  천만: 10_000_000,
  백만: 1_000_000,
  만: MAN,
  천: 1_000,
};

/**
 * An amount as people type it: `3,500,000`, `350만`, `350만원`, `1억 2000만`, `2천만`. Undefined for what is none,
 * null for nothing.
 */
export function readWon(typed: string): number | null | undefined {
  const text = typed.normalize("NFKC").replaceAll(/[\s,]/g, "").replace(/원$/, "");
  if (text === "") return null;
  if (/^\d+$/.test(text)) return Number(text);
  let rest = text;
  let sum = 0;
  let last = Number.POSITIVE_INFINITY;
  while (rest !== "") {
    const part = /^(\d+(?:\.\d+)?)(억|천만|백만|만|천|$)/.exec(rest);
    const unit = part?.[2] ? (UNITS[part[2]] ?? 1) : 1;
    if (!part || unit >= last) return undefined;
    last = unit;
    sum += Number(part[1]) * unit;
    rest = rest.slice(part[0].length);
  }
  // 0.1억 is no exact number to a computer, and a whole one to people.
  const whole = Math.round(sum);
  return Math.abs(whole - sum) < 0.001 ? whole : undefined;
}

/** `3500000` as people say it: 350만원. */
export function wonInWords(won: number): string {
  const [eok, man, rest] = [Math.floor(won / (MAN * MAN)), Math.floor(won / MAN) % MAN, won % MAN];
  const parts = [
    eok > 0 && `${eok.toLocaleString("ko")}억`,
    man > 0 && `${man.toLocaleString("ko")}만`,
    rest > 0 && rest.toLocaleString("ko"),
  ].filter(Boolean);
  return `${parts.join(" ") || "0"}원`;
}
