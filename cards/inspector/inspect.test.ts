import { expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { inspect } from "./inspect.ts";
import { replacing, replacingAt, setting, settingAll, valueAt } from "./mends.ts";
import { nameMeant } from "./people.ts";
import type { Rule, Weight } from "./rule.ts";

const content = startCard(greeting);
const rule = (code: string, weight: Weight, section: string): Rule => ({
  code,
  weight,
  finds: "",
  find: () => [{ section, field: "", sentence: code }],
});

test("the gravest comes first, then what stands first on the card", () => {
  const rules = [
    rule("c", "could", "cover"),
    rule("b", "must", "venue"),
    rule("a", "must", "cover"),
    rule("s", "should", "cover"),
  ];
  const found = inspect({ kind: greeting, content, rules, now: new Date() });
  expect(found.map(({ code }) => code)).toEqual(["a", "b", "s", "c"]);
});

test("a rule that breaks is told of, and the others still find what they find", () => {
  const broken: string[] = [];
  const breaks: Rule = {
    ...rule("breaks", "must", "cover"),
    find() {
      throw new Error("a mistake of ours");
    },
  };
  const found = inspect({
    kind: greeting,
    content,
    rules: [breaks, rule("a", "must", "cover")],
    now: new Date(),
    onBroken: ({ code }) => broken.push(code),
  });
  expect([broken, found.map(({ code }) => code)]).toEqual([["breaks"], ["a"]]);
});

test("a mend changes what it says and nothing else", () => {
  const place = { section: "couple", field: "groom.father.name" };
  const named = setting("", place, "김철수").apply(content);
  expect(valueAt(named, place)).toBe("김철수");
  expect(setting("", place, "").apply(named)).toEqual(content);
  expect(valueAt(replacing("", place, ["철수", "$&"]).apply(named), place)).toBe("김$&");
  const late = replacingAt("", place, { from: 1, old: "영희", words: "은미" }).apply(named);
  expect(late).toEqual(named);
  const titled = settingAll("", "cover", { title: "가", secondTitle: "나" }).apply(content);
  expect(titled.sections.cover).toEqual({ ...content.sections.cover, title: "가", secondTitle: "나" });
  expect(titled.sections.couple).toBe(content.sections.couple);
});

test("a name is meant where one sound of it is wrong, and it could be nobody else's", () => {
  expect(nameMeant("김민중", ["김민준", "박서연"])).toBe("김민준");
  expect(nameMeant("김민수", ["김민준", "박서연"])).toBeNull();
  expect(nameMeant("하린", ["하림", "하솔"])).toBe("하림");
  expect(nameMeant("하린", ["하림", "하인"])).toBeNull();
  expect(nameMeant("김민준", ["김민준"])).toBeNull();
});
