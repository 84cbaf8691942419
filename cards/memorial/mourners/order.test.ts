import { expect, test } from "vitest";
import { inCustom } from "./order.ts";

const named = (...relations: string[]) => relations.map((relation) => ({ relation }));

test("the nearest are named first, whatever they are called", () => {
  const typed = named(
    "조카",
    "누나",
    "외손녀",
    "사위",
    "차녀",
    "손자며느리",
    "며느리",
    "장남",
    "증손",
    "부인",
  );
  expect(inCustom(typed)).toEqual(
    named("부인", "장남", "며느리", "차녀", "사위", "외손녀", "손자며느리", "증손", "누나", "조카"),
  );
});

test("those of one place stay as they were typed, and strangers to custom come last", () => {
  expect(inCustom(named("벗", "장남", "차남", "막내아들"))).toEqual(named("장남", "차남", "막내아들", "벗"));
});
