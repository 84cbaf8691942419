import { describe, expect, test } from "vitest";
import { type CardContent, nextMoment, startCard } from "#cards/engine/card.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { memorial, type sections } from "./kind.ts";
import {
  calledBy,
  comfortOf,
  type FuneralReligion,
  funeralReligions,
  memoryOf,
  mournerRelations,
  noticeOf,
  passingOf,
  type Relation,
} from "./passing.ts";
import { phrases } from "./phrases.ts";

type Filled = { [One in (typeof sections)[number] as One["name"]]?: Partial<ContentOf<One>> };

/** The least that can be sent, and what is different. */
function notice(change: Filled = {}): CardContent {
  const card = startCard(memorial);
  const least: Filled = {
    obituary: { name: "김한결", relation: "father", date: "2026-11-14", age: "88" },
    mourners: { chief: { name: "김민수", relation: "장남", phone: "" } },
    farewell: {
      hall: "고이장례식장",
      room: "3호실",
      address: "서울 고이구 고요로 7",
      processionDate: "2026-11-16",
      processionTime: "08:30",
    },
  };
  const names = Object.keys(card.sections) as (keyof Filled)[];
  const filled = names.map((name) => [name, { ...card.sections[name], ...least[name], ...change[name] }]);
  return { ...card, sections: Object.fromEntries(filled) };
}

const deceased = {
  name: "김한결",
  sex: "unsaid",
  religion: "none",
  title: "",
  otherName: "",
  relation: "father",
} as const;

describe("what a bereavement is called", () => {
  test.each([
    ["father", "unsaid", "부친상"],
    ["mother", "unsaid", "모친상"],
    ["wife-father", "unsaid", "빙부상"],
    ["wife-mother", "unsaid", "빙모상"],
    ["husband-father", "unsaid", "시부상"],
    ["husband-mother", "unsaid", "시모상"],
    ["grandfather", "unsaid", "조부상"],
    ["mother-mother", "unsaid", "외조모상"],
    ["spouse", "male", "남편상"],
    ["spouse", "female", "부인상"],
    ["spouse", "unsaid", "배우자상"],
    ["sibling", "female", "자매상"],
    ["sibling", "unsaid", "형제자매상"],
    ["child", "unsaid", "자녀상"],
    ["self", "unsaid", "본인상"],
  ] as const)("%s, %s: %s", (relation, sex, mourning) => {
    expect(calledBy({ relation, sex }).mourning).toBe(mourning);
  });

  test("it is the chief mourner's, or that of whoever tells it", () => {
    expect(memorial.facts(notice()).title).toBe("김민수 님 부친상");
    const byInLaw = notice({ obituary: { relation: "wife-father", teller: "오재훈" } });
    expect(memorial.facts(byInLaw).title).toBe("오재훈 님 빙부상");
    expect(memorial.facts(notice({ obituary: { relation: "unsaid" } })).title).toBe("故 김한결 님 부고");
    expect(memorial.facts(notice({ obituary: { relation: "self" } })).title).toBe("김한결 님 본인상");
  });
});

describe("the words of the notice", () => {
  test.each([
    ["none", "", "별세하셨기에"],
    ["protestant", "", "하나님의 부르심을 받아 소천하셨기에"],
    ["catholic", "", "하느님의 부르심을 받아 선종하셨기에"],
    ["buddhist", "", "별세하셨기에"],
    ["won", "", "열반하셨기에"],
    ["won", "고이교당 법사", "열반하셨기에"],
  ] as const)("of %s %s say %s", (religion, title, words) => {
    expect(noticeOf({ ...deceased, religion, title }, "").join(" ")).toContain(words);
  });

  test.each(["고이사 주지 스님", "고이사 주지", "고이종 종정", "비구니", "고이선원 조실, 대종사", "법사"])(
    "say 입적 of a Buddhist who was %s, and of nobody else",
    (title) => {
      expect(passingOf({ ...deceased, religion: "buddhist", title })).toBe("입적");
      expect(passingOf({ ...deceased, religion: "none", title })).toBe("별세");
    },
  );

  test.each([
    "전 주프랑스 대사",
    "전 주프랑스대사",
    "홍보대사",
    "전 하와이 주지사",
    "국회 법사위원장",
    "고이해운 선사 대표",
    "전 고이초등학교 교장",
    "고이사 신도회장",
    "스님의 벗",
  ])("say 별세 of a Buddhist who was %s", (title) => {
    expect(passingOf({ ...deceased, religion: "buddhist", title })).toBe("별세");
  });

  test("know who was ordained by the name too, and honour it once", () => {
    const words = noticeOf({ ...deceased, relation: "self", religion: "buddhist", name: "고요 스님" }, "");
    expect(words.join(" ")).toBe("故 고요 스님께서 입적하셨기에 삼가 알려 드립니다.");
    expect(passingOf({ ...deceased, religion: "buddhist", otherName: "고요스님" })).toBe("입적");
    expect(passingOf({ ...deceased, religion: "buddhist", otherName: "보현화" })).toBe("별세");
  });

  test("call the wife's parents as her husband does, not as others do", () => {
    const words = (relation: "wife-father" | "wife-mother") =>
      noticeOf({ ...deceased, relation }, "").join(" ");
    expect(words("wife-father")).toContain("장인 故 김한결 님께서");
    expect(words("wife-mother")).toContain("장모 故 김한결 님께서");
  });

  test("are gentler for a child, without 님께서", () => {
    const words = noticeOf({ ...deceased, relation: "child", sex: "female" }, "11월 14일").join(" ");
    expect(words).toContain("사랑하는 딸 故 김한결이 11월 14일 저희 곁을 먼저 떠났습니다.");
    expect(words).not.toMatch(/님께서|별세/);
    const open = { ...deceased, name: "김하나", relation: "child" } as const;
    expect(noticeOf(open, "").join(" ")).toContain("故 김하나가 저희 곁을");
  });

  test("the text message has everything a mourner needs, and nothing that is not known", () => {
    const text = memorial.facts(notice({ farewell: { declined: "wreaths" } })).message ?? "";
    expect(text).toBe(
      [
        "[부고] 김민수 님 부친상",
        "",
        "부친 故 김한결 님께서",
        "11월 14일 토요일",
        "별세하셨기에 삼가 알려 드립니다.",
        "",
        "· 고인: 故 김한결 (향년 88세)",
        "· 상주: 김민수",
        "· 빈소: 고이장례식장 3호실",
        "· 주소: 서울 고이구 고요로 7",
        "· 발인: 11월 16일 월요일 오전 8시 30분",
        "",
        "조화는 정중히 사양합니다.",
      ].join("\n"),
    );
    expect(memorial.facts(startCard(memorial)).message).toBeUndefined();
  });
});

describe("who speaks", () => {
  const beliefs = Object.keys(funeralReligions) as FuneralReligion[];
  const tellers = Object.keys(mournerRelations) as Relation[];
  const condolence = /명복|극락왕생|축원|발원|위로|평안히/;

  test.each(beliefs)("a family of %s tells, and leaves condolence to its guests", (religion) => {
    for (const relation of tellers) {
      const card = notice({ obituary: { religion, relation } });
      const { description, message, guestWords } = memorial.facts(card);
      expect(`${description} ${message}`).not.toMatch(condolence);
      expect(guestWords, relation).toMatch(condolence);
    }
  });

  test.each(beliefs)("what is said of the dead of %s honours them", (religion) => {
    const elders = tellers.filter((relation) => relation !== "child");
    for (const relation of elders) {
      const who = { ...deceased, religion, relation };
      const said = [...noticeOf(who, ""), ...memoryOf(who, ""), comfortOf(who)].join(" ");
      expect(said).toMatch(/께서 .*하셨기에 삼가 알려 드립니다\..*하셨습니다\./);
      expect(said).not.toMatch(/고인[이은]|쉬기를|했습니다|하였기에/);
    }
  });
});

describe("in time", () => {
  test("the page changes at the moment of the procession", () => {
    const at = new Date("2026-11-16T08:30:00+09:00");
    expect(nextMoment(memorial, notice(), new Date("2026-11-15T00:00:00Z"))).toEqual(at);
    expect(nextMoment(memorial, notice(), at)).toBeNull();
  });

  test("numbers leave the page after the procession, or after the death while there is none", () => {
    expect(memorial.facts(notice()).when).toEqual({ date: "2026-11-16", time: "08:30" });
    expect(memorial.facts(notice({ farewell: { processionDate: "" } })).when?.date).toBe("2026-11-14");
  });

  test("it stays only if the family wishes", () => {
    expect(memorial.staysOpen(notice())).toBe(false);
    expect(memorial.staysOpen(notice({ remembrance: { lasting: true } }))).toBe(true);
    expect(memorial.facts(notice()).findings).toBeUndefined();
  });
});

test("nothing of a celebration is offered: no cover that opens, no effect, no music, no countdown, no price", () => {
  const names = memorial.sections.map(({ name }) => name as string);
  for (const name of ["cover", "music", "date", "rsvp", "signature"]) expect(names).not.toContain(name);
  expect(memorial.plans).toEqual([]);
});

describe("phrases", () => {
  test("there are at least twenty, for every time of grief, and no line is said twice", () => {
    expect(phrases.length).toBeGreaterThanOrEqual(20);
    expect(new Set(phrases.map(({ occasion }) => occasion)).size).toBe(4);
    const lines = phrases.flatMap(({ text }) => text.split("\n"));
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  test("none raises its voice, and each keeps to its belief", () => {
    const beliefs = {
      protestant: /하나님|예배/,
      catholic: /하느님|미사/,
      buddhist: /부처님/,
      "won-buddhist": /사은/,
    };
    for (const { text, religion } of phrases) {
      expect(text).not.toMatch(/[!?~]/);
      for (const [name, words] of Object.entries(beliefs))
        expect(words.test(text), text).toBe(name === religion);
    }
  });
});
