import { expect, test } from "vitest";
import { refusalPage, unavailablePage } from "./refusal-page.ts";

const told = { sentence: "“<b>신부</b>”는 쓸 수 없습니다.", requestId: "7", home: "https://goi.example/" };

test("where too many ask the page opens again by itself, and not for everybody in the same second", () => {
  const seconds = Array.from({ length: 100 }, () =>
    Number(/http-equiv="refresh" content="(\d+)"/.exec(refusalPage({ ...told, status: 503 }))?.[1]),
  );
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(15);
  expect(new Set(seconds).size).toBeGreaterThan(1);
});

test.each([
  [429, '<a href="">'],
  [500, '<a href="">'],
  [404, '<a href="https://goi.example/">'],
])("of %i it says why and where to go on, and does not come again", (status, link) => {
  const page = refusalPage({ ...told, status });
  expect(page).toContain("“&lt;b&gt;신부&lt;/b&gt;”는 쓸 수 없습니다.");
  expect(page).toContain(link);
  expect(page).not.toContain("refresh");
});

test("what balancers and caches show is drawn here", () =>
  expect(unavailablePage()).toMatchFileSnapshot("../../ops/unavailable.html"));
