import { expect, test } from "vitest";
import { romanisedNames } from "./romanised-name.ts";

test.each([
  ["한서윤", ["seoyun", "seoyun-han", "hanseoyun"]],
  ["김민준", ["minjun", "minjun-kim", "kimminjun"]],
  ["한서윤, 고이도자", ["seoyun", "seoyun-han", "hanseoyun", "goidoja"]],
  ["Haru Studio", ["haru-studio"]],
  ["minsu.kim_92", ["minsu-kim-92"]],
  ["봄", ["bom"]],
  ["🌷", []],
  ["", []],
])("%s could be %j", (name, latin) => {
  expect(romanisedNames(name)).toEqual(latin);
});
