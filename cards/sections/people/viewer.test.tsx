import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { people } from "./section.ts";
import { PeopleViewer } from "./viewer.tsx";

const card: CardFacts = {
  id: "c1",
  address: "https://goi.example/card/c1",
  today: "2027-04-22",
  now: "2027-04-22T03:00:00.000Z",
  language: "ko",
  kind: "greeting",
  title: "",
  description: "",
  when: { date: "2027-05-22", time: null },
  place: null,
};
const person = { relation: "", late: false, baptismalName: "", phone: "" };
const family = {
  title: "",
  groups: [
    {
      title: "신랑 측",
      people: [
        { ...person, name: "김철수", relation: "아버지", late: true, phone: "010-0000-0000" },
        { ...person, name: "박영희", relation: "어머니", baptismalName: "마리아", phone: "010-1234-5678" },
        { ...person, name: " " },
      ],
    },
    { title: "빈 모임", people: [] },
  ],
};
const drawn = (content = family, facts = {}) =>
  renderToStaticMarkup(<PeopleViewer content={content} card={{ ...card, ...facts }} />);
const text = (page: string) => page.replace(/<[^>]+>/g, "");

test("people stand in the maker's order, 故 before the name of who is gone, the baptismal name after", () => {
  const page = drawn();
  expect(text(page)).toContain("아버지 故 김철수");
  expect(text(page)).toContain("박영희 마리아");
  expect(page.indexOf("김철수")).toBeLessThan(page.indexOf("박영희"));
  expect(page).not.toContain("빈 모임");
  expect(page.match(/<li/g)).toHaveLength(3);
});

test("the living can be called and written to without a script", () => {
  const page = drawn();
  expect(page).toContain("<details");
  expect(page).toContain('href="tel:01012345678"');
  expect(page).toContain('href="sms:01012345678"');
  expect(page).not.toContain("tel:01000000000");
});

test("nothing offers a call where nobody gave a number, or 30 days after the event", () => {
  const silent = { ...family, groups: [{ title: "", people: [{ ...person, name: "박영희" }] }] };
  expect(drawn(silent)).not.toContain("연락하기");
  expect(drawn(family, { today: "2027-06-22" })).not.toContain("010-1234-5678");
});

test("markup in a name is shown as text", () => {
  const page = drawn({
    title: "",
    groups: [{ title: "", people: [{ ...person, name: "<img src=x onerror=1>" }] }],
  });
  expect(page).toContain("&lt;img src=x");
});

test("says nothing while nobody is named", () => {
  expect(people.isVisible(people.empty)).toBe(false);
  expect(
    people.isVisible({ title: "", groups: [{ title: "신랑 측", people: [{ ...person, name: " " }] }] }),
  ).toBe(false);
  expect(people.isVisible(family)).toBe(true);
});

test.each(["010-1234-5678", "+82 2 762 1234", ""])("the number %s is taken", (phone) => {
  expect(people.content.safeParse(withPhone(phone)).success).toBe(true);
});

test.each(["javascript:1", "010;rm", "010-1234-5678-9012-34567"])("the number %s is refused", (phone) => {
  expect(people.content.safeParse(withPhone(phone)).success).toBe(false);
});

function withPhone(phone: string) {
  return { title: "", groups: [{ title: "", people: [{ ...person, name: "박영희", phone }] }] };
}
