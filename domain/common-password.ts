/** Anything shorter is refused for that, and who types nothing has no password. */
const SHORTEST = 4;
/** Laid over one another they hold every run of neighbours, up and down, over the end as well. */
const UP = "0123456789".repeat(5);
const DOWN = "9876543210".repeat(5);
/** One figure, or one pair or three, over and over: 0000, 1212, 123123. */
const REPEATED = /^(.{1,3})\1+$/u;
/** 1122: two doubled. */
const DOUBLED = /^(.)\1(.)\2$/u;
/** Years of birth, and the years of the feasts themselves. */
const YEAR = /^(19[3-9]\d|20[0-4]\d)$/;
/** The middle of a keypad, up and down; 천사, 친구 사이, 영원히 사랑해; the first letters of a keyboard. */
const CHOSEN = ["2580", "0852", "1004", "7942", "0486", "qwer", "asdf", "abcd", "qwerty", "password", "love"];

/**
 * Whether a password is among those that whoever tries a few on everybody's entry would try first. About one in three
 * people choose four figures of these, which are one in thirty of all there are.
 */
export function isCommonPassword(typed: string): boolean {
  const plain = typed.normalize("NFKC").toLowerCase();
  if (plain.length < SHORTEST) return false;
  return (
    REPEATED.test(plain) ||
    DOUBLED.test(plain) ||
    YEAR.test(plain) ||
    UP.includes(plain) ||
    DOWN.includes(plain) ||
    CHOSEN.includes(plain)
  );
}

export const COMMON_PASSWORD = "누구나 쉽게 떠올리는 비밀번호입니다. 다른 비밀번호를 정해 주세요.";
