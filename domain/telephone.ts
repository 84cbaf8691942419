/** As many digits as Korean numbers have: mobile, Seoul, other areas and internet, safe numbers, nationwide. */
const korean = [
  /^010\d{8}$/,
  /^01[16-9]\d{7,8}$/,
  /^02\d{7,8}$/,
  /^0[3-6]\d{8,9}$/,
  /^070\d{8}$/,
  /^050\d{8,9}$/,
  /^1[5-9]\d{6}$/,
];

/** The longest number of any country (E.164), and the shortest that is no extension. */
const foreign = /^\d{8,15}$/;

/** Whether a number has as many digits as its kind must have. */
export function isDiallable(phone: string): boolean {
  const digits = phone.replace(/\D/g, "");
  const isKorean = (number: string) => korean.some((form) => form.test(number));
  if (!phone.trim().startsWith("+")) return isKorean(digits);
  const atHome = digits.slice(2);
  return digits.startsWith("82") ? isKorean(`0${atHome}`) || isKorean(atHome) : foreign.test(digits);
}
