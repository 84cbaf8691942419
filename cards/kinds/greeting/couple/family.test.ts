import { describe, expect, test } from "vitest";
import { type CoupleSide, contacts, coupleSides, familyLine, fullName } from "./family.ts";
import { couple, type Parent, type Person } from "./section.ts";

const parent = (name: string, more: Partial<Parent> = {}): Parent => ({
  ...couple.empty.groom.father,
  name,
  ...more,
});
const cheolsu = parent("김철수", { phone: "010-0000-0001" });
const younghee = parent("이영희", { phone: "010-0000-0002" });

const groom = (more: Partial<Person> = {}): CoupleSide => ({
  who: "groom",
  person: {
    ...couple.empty.groom,
    familyName: "김",
    givenName: "민준",
    relation: "장남",
    phone: "010-0000-0000",
    father: cheolsu,
    mother: younghee,
    ...more,
  },
});

function read(side: CoupleSide, language: "ko" | "en" = "ko"): string {
  const line = familyLine(side, language);
  return line ? [line.before, line.name, line.after].filter(Boolean).join(" ") : "";
}

describe("the line of a family", () => {
  const nobody = parent("");
  const lines: [what: string, given: Partial<Person>, line: string][] = [
    ["both parents", {}, "김철수 · 이영희의 장남 민준"],
    ["the father dead", { father: { ...cheolsu, late: true } }, "故 김철수 · 이영희의 장남 민준"],
    [
      "both dead",
      { father: { ...cheolsu, late: true }, mother: { ...younghee, late: true } },
      "故 김철수 · 故 이영희의 장남 민준",
    ],
    ["no mother", { mother: nobody }, "김철수의 장남 민준"],
    ["no father: the family name is said with the child's", { father: nobody }, "이영희의 장남 김민준"],
    ["the father hidden", { father: { ...cheolsu, hidden: true } }, "이영희의 장남 김민준"],
    [
      "both hidden",
      { father: { ...cheolsu, hidden: true }, mother: { ...younghee, hidden: true } },
      "신랑 김민준",
    ],
    ["no parents", { father: nobody, mother: nobody }, "신랑 김민준"],
    ["the mother's family name", { father: nobody, mother: parent("김영희") }, "김영희의 장남 민준"],
    [
      "baptismal names",
      { father: { ...cheolsu, baptismalName: "베드로" } },
      "김철수 베드로 · 이영희의 장남 민준",
    ],
    ["no relation", { relation: "" }, "김철수 · 이영희의 아들 민준"],
    ["a relation of their own", { relation: "둘째" }, "김철수 · 이영희의 둘째 민준"],
    [
      "a family name of two syllables",
      { familyName: "남궁", givenName: "훈", father: parent("남궁철") },
      "남궁철 · 이영희의 장남 훈",
    ],
    ["blanks around what was typed", { givenName: " 민준 ", mother: parent(" ") }, "김철수의 장남 민준"],
    ["no given name yet", { givenName: "" }, "김철수 · 이영희의 장남 김"],
    ["no name yet", { familyName: "", givenName: "" }, ""],
  ];
  test.each(lines)("%s", (_, given, line) => {
    expect(read(groom(given))).toBe(line);
  });

  test("a daughter without a relation is a daughter", () => {
    expect(read({ ...groom({ relation: "" }), who: "bride" })).toBe("김철수 · 이영희의 딸 민준");
  });

  test("in English the child comes first", () => {
    const given = groom({ father: { ...cheolsu, late: true } });
    expect(read(given, "en")).toBe("민준 eldest son of the late 김철수 and 이영희");
    expect(read(groom({ father: nobody, mother: nobody }), "en")).toBe("Groom 김민준");
  });
});

test.each([
  ["김", "민준", "김민준"],
  ["Brown", "Emma", "Emma Brown"],
  ["", "Emma", "Emma"],
  ["김", "", "김"],
])("%s and %s are %s", (familyName, givenName, whole) => {
  expect(fullName({ familyName, givenName })).toBe(whole);
});

test("the bride comes first where the couple wants it", () => {
  expect(coupleSides({ ...couple.empty, brideFirst: true }).map(({ who }) => who)).toEqual([
    "bride",
    "groom",
  ]);
  expect(coupleSides(couple.empty).map(({ who }) => who)).toEqual(["groom", "bride"]);
});

test("the dead and the hidden are not called", () => {
  const names = (side: CoupleSide) => contacts(side, "ko").map(({ relation, name }) => `${relation} ${name}`);
  expect(names(groom())).toEqual(["신랑 김민준", "신랑 아버지 김철수", "신랑 어머니 이영희"]);
  expect(names(groom({ father: { ...cheolsu, late: true }, mother: { ...younghee, hidden: true } }))).toEqual(
    ["신랑 김민준"],
  );
});
