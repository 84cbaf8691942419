import { describe, expect, test } from "vitest";
import type { ContentOf } from "#cards/engine/section.ts";
import { rsvp } from "./section.ts";

type Content = ContentOf<typeof rsvp>;

const { entries: rules } = rsvp;
if (!rules) throw new Error("Guests answer here");

const everything: Content = {
  ...rsvp.empty,
  taking: true,
  asks: {
    side: true,
    maybe: true,
    count: true,
    companions: true,
    meal: true,
    shuttle: true,
    phone: true,
    message: true,
  },
  questions: [
    {
      id: "menu",
      label: "어떤 음식을 드시나요?",
      kind: "choice",
      choices: ["고기", "채소", " "],
      required: true,
    },
    { id: "song", label: "듣고 싶은 노래", kind: "text", choices: [], required: false },
    { id: "blank", label: " ", kind: "text", choices: [], required: true },
    { id: "bare", label: "보기가 없는 질문", kind: "choice", choices: [""], required: true },
  ],
};
const nothing: Content = {
  ...rsvp.empty,
  taking: true,
  asks: {
    side: false,
    maybe: false,
    count: false,
    companions: false,
    meal: false,
    shuttle: false,
    phone: false,
    message: false,
  },
};

const family = {
  attending: "yes",
  name: "  한지우 ",
  side: "bride",
  phone: "010-0000-0000",
  message: "축하합니다",
  adults: 2,
  children: 1,
  companions: ["이온유", " "],
  meal: "yes",
  shuttle: "no",
  answers: { menu: "채소", song: "" },
};

/** What the server would keep, or what it would say. */
function answered(given: Record<string, unknown>, content = everything) {
  const read = rules?.entry(content).safeParse(given);
  return (
    read?.data ??
    Object.fromEntries(read?.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [])
  );
}

describe("an answer", () => {
  test("is kept as the card asked for it, trimmed and without empty names", () => {
    expect(answered(family)).toEqual({ ...family, name: "한지우", companions: ["이온유"] });
  });

  test("of somebody who does not come holds nothing about the day", () => {
    for (const attending of ["no", "maybe"]) {
      const { name, side, phone, message } = { ...family, name: "한지우" };
      expect(answered({ ...family, attending })).toEqual({ attending, name, side, phone, message });
    }
  });

  test("to a card that asks nothing else is a name and a yes", () => {
    expect(answered(family, nothing)).toEqual({ attending: "yes", name: "한지우" });
    expect(answered({ attending: "maybe", name: "한지우" }, nothing)).toEqual({
      attending: "참석 여부를 골라 주세요.",
    });
  });

  test.each([
    [{ attending: undefined }, { attending: "참석 여부를 골라 주세요." }],
    [{ name: " " }, { name: "이름을 적어 주세요." }],
    [{ name: "가".repeat(21) }, { name: "이름은 20자까지 쓸 수 있습니다." }],
    [{ side: "" }, { side: "신랑 측과 신부 측 가운데 골라 주세요." }],
    [{ phone: "010-12" }, { phone: "전화번호를 끝까지 적어 주세요." }],
    [{ message: "가".repeat(301) }, { message: "전하실 말씀은 300자까지 쓸 수 있습니다." }],
    [{ adults: 0 }, { adults: "어른은 한 분부터 적을 수 있습니다." }],
    [{ adults: -1 }, { adults: "어른은 한 분부터 적을 수 있습니다." }],
    [{ adults: 1.5 }, { adults: "어른은 몇 분인지 숫자로 적어 주세요." }],
    [{ adults: 1000 }, { adults: "어른은 20명까지 적을 수 있습니다. 더 오시면 초대한 분께 알려 주세요." }],
    [{ children: -1 }, { children: "아이는 0명부터 적을 수 있습니다." }],
    [{ meal: "" }, { meal: "식사를 하실지 골라 주세요." }],
    [{ shuttle: undefined }, { shuttle: "버스를 타실지 골라 주세요." }],
    [{ companions: ["가", "나", "다"] }, { companions: "동행하시는 분의 이름이 인원보다 많습니다." }],
    [
      { adults: 20, companions: Array(11).fill("가") },
      { companions: "동행하시는 분은 10명까지 적을 수 있습니다." },
    ],
    [{ answers: { menu: "생선" } }, { "answers.menu": "보기 가운데 하나를 골라 주세요." }],
    [{ answers: undefined }, { answers: "질문에 답해 주세요." }],
    [
      { answers: { menu: "고기", song: "가".repeat(101) } },
      { "answers.song": "답은 100자까지 쓸 수 있습니다." },
    ],
  ])("with %j is refused with a sentence", (changes, sentences) => {
    expect(answered({ ...family, ...changes })).toEqual(sentences);
  });
});

test.each([
  [family, 3],
  [{ ...family, attending: "no" }, 0],
  [{ ...family, attending: "maybe" }, 0],
  [{ attending: "yes", name: "한지우", companions: ["가", "나"] }, 3],
  [{ attending: "yes", name: "한지우" }, 1],
])("%j takes %i seats", (entry, seats) => {
  expect(rules?.seats?.taken(entry)).toBe(seats);
});

test.each([
  ["2027-05-15T14:59:59.999Z", null],
  [
    "2027-05-15T15:00:00.000Z",
    "참석 여부는 2027년 5월 15일 토요일까지 받았습니다. 초대한 분께 직접 알려 주세요.",
  ],
])("the last day ends at midnight in Korea: %s", (now, sentence) => {
  expect(rules?.closed({ ...everything, deadline: "2027-05-15" }, new Date(now))).toBe(sentence);
});

test("without a last day answers are always taken, and none where the maker wants none", () => {
  expect(rules?.closed(everything, new Date("2099-01-01T00:00:00Z"))).toBeNull();
  expect(rules?.closed(rsvp.empty, new Date())).toBe("참석 여부를 받지 않는 카드입니다.");
});

test("other guests see nothing of an answer", () => {
  expect(rules?.shown(family)).toBeNull();
});

describe("the owner", () => {
  const entries = [
    family,
    { ...family, side: "groom", adults: 1, children: 0, meal: "undecided", shuttle: "yes", companions: [] },
    { ...family, attending: "no" },
    { attending: "maybe", name: "최하늘" },
  ];

  test("reads in the table what the card asks, in its words", () => {
    const row = rules?.columns(everything).map(({ label, value }) => `${label}=${value(family)}`);
    expect(row).toEqual([
      "참석=참석",
      "이름=  한지우 ",
      "측=신부 측",
      "인원=3",
      "어른=2",
      "아이=1",
      "동행=이온유,  ",
      "식사=식사함",
      "버스=안 탐",
      "연락처=010-0000-0000",
      "어떤 음식을 드시나요?=채소",
      "듣고 싶은 노래=",
      "전하는 말=축하합니다",
    ]);
    expect(rules?.columns(nothing).map(({ label }) => label)).toEqual(["참석", "이름", "인원"]);
  });

  test("sees for how many to set the tables", () => {
    const seen = rules
      ?.figures(everything, entries)
      .map(({ label, value, unit }) => `${label} ${value}${unit}`);
    expect(seen).toEqual([
      "참석 인원 4명",
      "신랑 측 1명",
      "신부 측 3명",
      "아이 1명",
      "식사 인원 3명",
      "식사 미정 1명",
      "버스 인원 1명",
      "참석 답변 2건",
      "불참 답변 1건",
      "미정 답변 1건",
      "어떤 음식을 드시나요?: 고기 0건",
      "어떤 음식을 드시나요?: 채소 2건",
    ]);
  });

  test("finds answers from before a question was added", () => {
    const old = { attending: "yes", name: "최하늘" };
    expect(rules?.columns(everything).map(({ value }) => value(old))).not.toContain(undefined);
    expect(rules?.figures(everything, [old])[0]?.value).toBe(1);
  });
});
