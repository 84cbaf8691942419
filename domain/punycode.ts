const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const PREFIX = "xn--";

/** A host as it would be shown, with its letters: `xn--oi-emc.kr` → `gоi.kr`. What cannot be read stays as it is. */
export function shownHost(host: string): string {
  return host
    .split(".")
    .map((label) => (label.startsWith(PREFIX) ? (decoded(label.slice(PREFIX.length)) ?? label) : label))
    .join(".");
}

/** RFC 3492, section 6.2. */
function decoded(label: string): string | null {
  const dash = label.lastIndexOf("-");
  const letters = [...label.slice(0, Math.max(dash, 0))].map((letter) => letter.codePointAt(0) ?? 0);
  let [code, bias, at, index] = [FIRST_CODE, FIRST_BIAS, dash + 1, 0];
  while (at < label.length) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(label.charCodeAt(at++));
      if (digit >= BASE) return null;
      index += digit * weight;
      const threshold = k <= bias ? T_MIN : Math.min(k - bias, T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = letters.length + 1;
    bias = adapted(index - before, { length, isFirst: before === 0 });
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return null;
    letters.splice(index++, 0, code);
  }
  return String.fromCodePoint(...letters);
}

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 22;
  return code >= 97 && code <= 122 ? code - 97 : BASE;
}

function adapted(delta: number, { length, isFirst }: { length: number; isFirst: boolean }): number {
  let left = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  left += Math.floor(left / length);
  let k = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) left = Math.floor(left / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}
