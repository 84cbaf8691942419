import { expect, test } from "vitest";
import { splitName } from "./korean-name.ts";

test.each([
  ["김민준", "김", "민준"],
  ["  이 서연 ", "이", "서연"],
  ["남궁민수", "남궁", "민수"],
  ["남궁 민수", "남궁", "민수"],
  ["남궁", "남", "궁"],
  ["선우현", "선우", "현"],
  ["이슬", "이", "슬"],
  ["김빛나라슬기", "김", "빛나라슬기"],
  ["준", "", "준"],
  ["Emma Brown", "Brown", "Emma"],
  ["Mary Ann Smith", "Smith", "Mary Ann"],
  ["Emma", "", "Emma"],
  ["", "", ""],
])("‘%s’ is of the family ‘%s’, and called ‘%s’", (typed, familyName, givenName) =>
  expect(splitName(typed)).toEqual({ familyName, givenName }),
);
