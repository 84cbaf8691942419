import { expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { kindNamed, pageOf } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { DAY_MS } from "#domain/duration.ts";
import { given, openForTests, serving } from "./pages-for-tests.ts";

openForTests();

test("a card in few large words lies beside its page, for guests only and for nobody to keep", async () => {
  const { open } = serving();
  const id = await given();
  const answer = await open(`/card/${id}.easy`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  const markup = await answer.text();
  expect(markup).toContain("신랑 이도현");
  expect(markup).toContain("tel:01000001016");
  expect(markup).not.toContain("<script");
});

test("what somebody typed stays words", async () => {
  const { open } = serving();
  const sample = (await samplesOf("greeting"))[0]?.content as CardContent;
  const venue = { ...sample.sections.venue, name: "<img src=x onerror=alert(1)>" };
  const id = await given({}, { ...sample, sections: { ...sample.sections, venue } });
  const markup = await (await open(`/card/${id}.easy`)).text();
  expect(markup).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(markup).not.toContain("<img");
});

test("a card that is closed, and one that never was, say nothing", async () => {
  const { open, pass } = serving();
  const id = await given();
  pass(400 * DAY_MS);
  await expect(open(`/card/${id}.easy`)).rejects.toMatchObject({ code: "GONE" });
  expect((await open("/card/aaaaaaaaaaaaaaaa.easy")).status).toBe(404);
  expect((await open(`/memorial/${id}.easy`)).status).toBe(404);
});

test("a letter of thanks is addressed as its personal address says", async () => {
  const { open } = serving();
  const kind = kindNamed("thanks");
  const content = (await samplesOf("thanks"))[0]?.content as CardContent;
  const id = await given({}, content, kind);
  const markup = await (await open(`${pageOf(kind, { id })}.easy?to=${encodeURIComponent("박하늘")}`)).text();
  expect(markup).toContain("박하늘 님께");
});
