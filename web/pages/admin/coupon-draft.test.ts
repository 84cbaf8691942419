import { expect, test } from "vitest";
import { type CouponDraft, draftOf, readCouponDraft } from "./coupon-draft.ts";

const typed = (change: Partial<CouponDraft>) =>
  readCouponDraft({ ...draftOf(undefined), label: "행사", amount: "20", ...change });

test("what is typed becomes terms: empty fields limit nothing, and numbers are read as people write them", () => {
  expect(typed({ minimum: "1만", maximum: "", mostUses: "1,000", mostUsesEach: "" })).toEqual({
    terms: {
      label: "행사",
      benefit: { type: "percent", percent: 20 },
      kinds: null,
      minimum: 10_000,
      maximum: null,
      from: null,
      until: null,
      mostUses: 1_000,
      mostUsesEach: null,
      company: null,
    },
  });
  // Its limit is for percents only, whatever was typed before.
  expect(typed({ type: "won", amount: "5천", maximum: "3000" })).toMatchObject({
    terms: { benefit: { type: "won", amount: 5_000 }, maximum: null },
  });
});

test.each([
  [{ label: " " }, "label"],
  [{ amount: "" }, "amount"],
  [{ amount: "120" }, "amount"],
  [{ type: "plan" as const }, "plan"],
  [{ minimum: "조금" }, "minimum"],
  [{ mostUses: "0" }, "mostUses"],
  [{ from: "2026-12-01", until: "2026-11-30" }, "until"],
])("what is to be mended is told under its field: %j", (change, field) => {
  const read = typed(change);
  expect(Object.keys("problems" in read ? read.problems : {})).toEqual([field]);
});

test("a coupon like another begins with its terms, under a new code", () => {
  const terms = typed({ kinds: ["birthday"], minimum: "10000", until: "2026-11-30", mostUses: "100" });
  if (!("terms" in terms)) throw new Error("These are terms");
  const coupon = { ...terms.terms, id: "c", code: "ABCD", used: 3, stoppedAt: null, createdAt: "" };
  const draft = draftOf(coupon);
  expect(draft).toMatchObject({ code: "", amount: "20", minimum: "10,000", mostUses: "100" });
  expect(readCouponDraft(draft)).toEqual(terms);
});
