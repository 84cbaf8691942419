import { describe, expect, test } from "vitest";
import { Refusal } from "./refusal.ts";
import {
  blockEndsAt,
  isBlocking,
  nextReportState,
  objection,
  type ReportAct,
  type ReportState,
  reportActs,
  reportLeads,
  reportNumbers,
  reportSent,
  reportStates,
  reportsForgottenFor,
} from "./report.ts";

/** What becomes of a report; `-` is refused. A pair that is not here fails. */
const table: Record<ReportState, Record<ReportAct, ReportState | "-">> = {
  received: { dismiss: "dismissed", block: "blocked", object: "-", restore: "-", delete: "-", end: "-" },
  dismissed: { dismiss: "dismissed", block: "-", object: "-", restore: "-", delete: "-", end: "-" },
  blocked: {
    dismiss: "-",
    block: "blocked",
    object: "objected",
    restore: "restored",
    delete: "deleted",
    end: "deleted",
  },
  objected: {
    dismiss: "-",
    block: "-",
    object: "objected",
    restore: "restored",
    delete: "deleted",
    end: "restored",
  },
  restored: { dismiss: "-", block: "-", object: "-", restore: "restored", delete: "-", end: "restored" },
  deleted: { dismiss: "-", block: "-", object: "-", restore: "-", delete: "deleted", end: "deleted" },
};
const pairs = reportStates.flatMap((state) => reportActs.map((act) => ({ state, act })));

test("an admin is offered what leads somewhere, and nothing that is refused", () => {
  for (const { state, act } of pairs) {
    const becomes = table[state][act];
    expect(reportLeads(state, act), `${act} ${state}`).toBe(becomes !== "-" && becomes !== state);
  }
});

describe("a report", () => {
  test.each(pairs)("that is $state: $act", ({ state, act }) => {
    const result = table[state][act];
    if (result !== "-") return expect(nextReportState(state, act)).toBe(result);
    const refused = () => nextReportState(state, act);
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow(
      expect.objectContaining({ code: "CONFLICT", message: expect.stringMatching(/신고/) }),
    );
  });

  test("hides what it is about while it is blocked, objected to or not, and at no other time", () => {
    expect(reportStates.filter(isBlocking)).toEqual(["blocked", "objected"]);
  });

  test("blocks for thirty days and is forgotten three years after its end", () => {
    expect(blockEndsAt(new Date("2026-11-15T03:00:00Z"))).toEqual(new Date("2026-12-15T03:00:00Z"));
    expect(reportsForgottenFor(new Date("2029-11-15T03:00:00Z"))).toEqual(new Date("2026-11-15T03:00:00Z"));
  });

  test("has a number that is no order's", () => {
    const number = reportNumbers.of(new Date("2026-11-14T15:00:00Z"), new Uint8Array([6, 17, 2, 13]));
    expect(number).toMatch(/^R-261115-7J3E[1-9A-Z]$/);
    expect(reportNumbers.read(` ${number.toLowerCase().replaceAll("-", "")}`)).toBe(number);
    expect(reportNumbers.read(number.replace("R", "G"))).toBeNull();
  });
});

describe("what a reporter sends", () => {
  const sent = {
    grounds: "portrait",
    relation: "self",
    words: " 제 사진입니다 ",
    name: "김 지연",
    email: " Jiyeon@Example.com",
    agreed: true,
  };

  test("is kept without what only disturbs", () => {
    expect(reportSent.parse(sent)).toMatchObject({ words: "제 사진입니다", email: "jiyeon@example.com" });
  });

  test.each([
    ["grounds", { grounds: "because" }, "이유"],
    ["relation", { relation: "" }, "어떤 분"],
    ["words", { words: " \u200b " }, "문제인지"],
    ["words", { words: "가".repeat(1_001) }, "1,000자"],
    ["name", { name: "" }, "성함"],
    ["email", { email: "jiyeon" }, "이메일"],
    ["agreed", { agreed: false }, "동의"],
  ])("is refused at its %s", (field, change, sentence) => {
    const [issue] = reportSent.safeParse({ ...sent, ...change }).error?.issues ?? [];
    expect(issue?.path).toEqual([field]);
    expect(issue?.message).toContain(sentence);
  });

  test("and what an owner answers has an end, too", () => {
    expect(objection.safeParse("  ").success).toBe(false);
    expect(objection.safeParse("가".repeat(1_001)).success).toBe(false);
    expect(objection.parse(" 허락을 받았습니다 ")).toBe("허락을 받았습니다");
  });
});
