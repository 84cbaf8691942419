import type { ThanksReligion } from "#cards/kinds/thanks/occasions.ts";

/** The sign over a mourning family's letter, as lines of one pen in a box of 64. */
export const signs: Record<ThanksReligion, string> = {
  // One chrysanthemum, seen from the side.
  none: "M32 36V60M32 36C24 36 17 31 15 23c6 0 10 2 13 6-4-5-6-11-4-17 5 2 8 7 8 13 0-6 3-11 8-13 2 6 0 12-4 17 3-4 7-6 13-6-2 8-9 13-17 13zM32 50c-4-5-9-7-15-6 3 5 9 8 15 6z",
  // A plain cross, a little taller than wide.
  protestant: "M32 6v52M16 23h32",
  // A cross with rounded ends over the circle of the host.
  catholic: "M32 5v54M17 22h30M29 5h6M29 59h6M17 19v6M47 19v6M32 12a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  // A lotus on water.
  buddhist:
    "M32 12c7 7 9 17 5 30H27c-4-13-2-23 5-30zM27 42c-9-3-14-10-15-20 8 1 13 5 15 11M37 42c9-3 14-10 15-20-8 1-13 5-15 11M27 42c-10 2-17-1-22-8 5-3 10-3 15-1M37 42c10 2 17-1 22-8-5-3-10-3-15-1M14 51h36M22 57h20",
  // 일원상: the one circle.
  "won-buddhist": "M32 9a23 23 0 1 1 0 46 23 23 0 0 1 0-46z",
};
