import { describe, expect, test } from "vitest";
import { memorial } from "#cards/kinds/memorial/kind.ts";
import { inCustom } from "./order.ts";

const named = (relations: readonly string[]) => relations.map((relation) => ({ relation }));
const sorted = (relations: readonly string[]) => inCustom(named(relations)).map(({ relation }) => relation);

/** Every place of custom, and what people write for those who stand in it. */
const places: [place: string, ...relations: string[]][] = [
  ["spouse", "배우자", "남편", "부인", "아내", "처", "미망인"],
  ["son", "장남", "차남", "삼남", "막내아들", "큰아들", "외아들", "양자", "자", "막내", "자녀"],
  ["son's wife", "며느리", "큰며느리", "막내며느리", "둘째 며느리", "자부", "장남 배우자", "차남의 처"],
  ["daughter", "장녀", "차녀", "막내딸", "외동딸", "딸", "여"],
  ["daughter's husband", "사위", "맏사위", "막내사위", "둘째 사위", "장녀 남편"],
  ["grandchild", "손자", "손녀", "손주", "외손자", "외손녀", "장손", "외손", "손자·손녀"],
  [
    "grandchild's spouse",
    "손자며느리",
    "손주며느리",
    "손녀사위",
    "외손녀사위",
    "손부",
    "손서",
    "손자 배우자",
  ],
  ["great-grandchild", "증손", "증손자", "증손녀", "외증손", "증손부", "고손"],
  ["parent", "부친", "모친", "아버지", "어머니", "부모", "부", "모"],
  ["elder", "시아버지", "시어머니", "장인", "장모", "할아버지", "할머니", "조부"],
  [
    "sibling",
    "형",
    "형님",
    "누나",
    "여동생",
    "남동생",
    "동생",
    "형제",
    "자매",
    "오빠",
    "형수",
    "제수",
    "매형",
    "동생의 처",
    "누나 남편",
    "매제",
    "제부",
    "올케",
  ],
  ["sibling-in-law", "처남", "처형", "처제", "시동생", "시누이", "동서"],
  ["nephew", "조카", "조카딸", "처조카", "외조카", "질녀", "생질", "조카손자"],
  ["nephew's spouse", "조카며느리", "조카사위", "질부", "질서", "조카 배우자"],
  ["kin", "사촌", "사촌형", "외사촌누나", "삼촌", "이모", "고모부", "작은아버지", "큰어머니", "숙모"],
  ["no kin", "벗", "친구", "제자", "사돈", ""],
];

describe("the nearest are named first, whatever they are called", () => {
  const pairs = places.flatMap(([near, ...first], at) =>
    places.slice(at + 1).map(([far, ...then]) => ({ near, far, first, then })),
  );

  test.each(pairs)("$near before $far", ({ first, then }) => {
    for (const one of first) for (const other of then) expect(sorted([other, one])).toEqual([one, other]);
  });

  test("a nephew's wife is no daughter-in-law", () => {
    expect(sorted(["조카며느리", "조카", "사위", "며느리", "딸", "손자며느리"])).toEqual([
      "며느리",
      "딸",
      "사위",
      "손자며느리",
      "조카",
      "조카며느리",
    ]);
  });
});

test("those of one place stay as they were typed", () => {
  for (const [, ...relations] of places) {
    expect(sorted(relations)).toEqual(relations);
    expect(sorted(relations.toReversed())).toEqual(relations.toReversed());
  }
});

test("whoever we offer to name has a place", () => {
  for (const relation of memorial.offers.relations)
    expect(sorted(["벗", relation])).toEqual([relation, "벗"]);
});
