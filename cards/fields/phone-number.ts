/** How long the first group of a number is, and its middle one where that never changes; the last takes the rest. */
const forms: { begins: RegExp; first: number; middle?: number; most: number }[] = [
  { begins: /^010/, first: 3, middle: 4, most: 11 },
  { begins: /^02/, first: 2, most: 10 },
  { begins: /^1[5-9]/, first: 4, most: 8 },
  { begins: /^050/, first: 4, most: 12 },
  { begins: /^0/, first: 3, most: 11 },
];

/** A number with the hyphens people in Korea write, while it is being typed; one from abroad stays as it is. */
export function formatPhone(typed: string): string {
  if (typed.trim().startsWith("+")) return typed.replace(/[^\d+() -]/g, "");
  const digits = typed.replace(/\D/g, "");
  const form = forms.find(({ begins }) => begins.test(digits));
  if (!form || digits.length > form.most) return digits;
  const head = digits.slice(0, form.first);
  const rest = digits.slice(form.first);
  if (rest.length <= 4) return [head, rest].filter(Boolean).join("-");
  const cut = form.middle ?? (rest.length > 7 ? 4 : 3);
  return [head, rest.slice(0, cut), rest.slice(cut)].join("-");
}
