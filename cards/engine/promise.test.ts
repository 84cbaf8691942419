import { expect, test } from "vitest";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { promisedFacts } from "./promise.ts";

async function promised(name: Parameters<typeof kindNamed>[0], sample = 0) {
  const content = (await samplesOf(name))[sample]?.content;
  if (!content) throw new Error("There is no such sample");
  return Object.fromEntries(
    promisedFacts(kindNamed(name), content).map(({ name: what, lines }) => [what, lines]),
  );
}

test("a wedding promises two people, its day, its hall and every account", async () => {
  expect(await promised("greeting")).toEqual({
    who: ["이도현 · 한서영"],
    when: ["2027년 10월 16일 토요일 오후 12시 30분"],
    where: ["솔그늘 한옥마당 안채 앞뜰", "서울특별시 고이구 접은길 16"],
    accounts: [
      "국민은행 000000-00-000001 이도현",
      "농협은행 000-0000-0000-02 이종훈",
      "신한은행 000-000-000003 한서영",
      "우리은행 0000-000-000004 윤미정",
    ],
  });
});

test("an event of several days promises its end, a notice when the procession leaves", async () => {
  expect((await promised("event", 2)).when).toEqual([
    "2027년 3월 5일 금요일 오전 11시",
    "2027년 3월 28일 일요일 오후 6시까지",
  ]);
  expect((await promised("memorial")).when).toEqual(["발인 11월 15일 월요일 오전 8시 30분"]);
});

test("a page of somebody's own and a letter have no day and no place", async () => {
  expect(Object.keys(await promised("site"))).toEqual(["who"]);
  expect(Object.keys(await promised("thanks"))).toEqual(["who"]);
});

test("hidden accounts are promised to nobody", async () => {
  const content = (await samplesOf("greeting"))[0]?.content;
  if (!content) throw new Error("There is no sample");
  const facts = promisedFacts(kindNamed("greeting"), { ...content, hidden: ["accounts"] });
  expect(facts.map(({ name }) => name)).toEqual(["who", "when", "where"]);
});
