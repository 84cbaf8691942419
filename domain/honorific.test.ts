import { expect, test } from "vitest";
import { honoured, isCalledClosely } from "./honorific.ts";

test.each([
  ["김하늘", "김하늘 님"],
  ["김솔이", "김솔이 님"],
  ["정하나", "정하나 님"],
  ["하나이", "하나이 님"],
  ["서연이", "서연이"],
  ["별이", "별이"],
  ["지우네", "지우네"],
  ["어머니", "어머니"],
  ["이바다 선생님", "이바다 선생님"],
  ["김민수 부장", "김민수 부장님"],
  ["외할머니", "외할머니"],
  ["민수 형", "민수 형"],
  ["큰형", "큰형"],
  ["김태형", "김태형 님"],
  ["이옥분", "이옥분 님"],
  ["Haneul", "Haneul 님"],
])("%s is called %s", (name, called) => {
  expect(honoured(name)).toBe(called);
});

test("Who is called with affection is not called 님", () => {
  expect(["서연이", "민준이", "우리 조카", "친구들"].every(isCalledClosely)).toBe(true);
  expect(["김은이", "이영이", "김하나", "어머니"].some(isCalledClosely)).toBe(false);
});
