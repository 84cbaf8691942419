import { describe, expect, test } from "vitest";
import { allowedActions, cardStatus } from "./card-status.ts";

const now = new Date("2026-11-15T03:00:00Z");
const card = {
  state: "PUBLISHED" as const,
  suspendedReason: null,
  blockedUntil: null,
  isTrial: true,
  expiresAt: "2026-11-22T15:00:00Z",
  planUntil: null,
  closedAt: null,
  updatedAt: "2026-11-14T23:00:00Z",
};

describe("what a member reads about a card", () => {
  test.each([
    [{ state: "DRAFT" as const, expiresAt: null }, "작성 중", "11월 15일에 고쳤습니다"],
    [{}, "공개 중", "체험 11월 22일까지 (7일 남음)"],
    [{ expiresAt: "2026-11-15T15:00:00Z" }, "공개 중", "체험 오늘까지"],
    [{ isTrial: false, expiresAt: "2027-08-20T15:00:00Z" }, "공개 중", "2027년 8월 20일까지"],
    [{ isTrial: false, expiresAt: null }, "공개 중", "닫으실 때까지"],
    [
      { isTrial: false, expiresAt: null, planUntil: "2026-11-24T15:00:00Z" },
      "공개 중",
      "닫으실 때까지 · 요금제 11월 24일까지 (9일 남음)",
    ],
    [
      { isTrial: false, expiresAt: null, planUntil: "2026-11-14T15:00:00Z" },
      "공개 중",
      "닫으실 때까지 · 요금제가 끝나 무료로 이어집니다",
    ],
    [{ expiresAt: "2026-11-14T15:00:00Z" }, "종료", "11월 14일에 끝났습니다. 내용은 1년 동안 보관합니다."],
    [
      { state: "CLOSED" as const, isTrial: false, closedAt: "2026-11-15T01:00:00Z" },
      "마감",
      "11월 15일에 닫았습니다 · 11월 22일까지 (7일 남음)",
    ],
    [
      { state: "SUSPENDED" as const, suspendedReason: "확인하고 있습니다." },
      "숨김",
      "관리자가 숨겼습니다. 이유: 확인하고 있습니다. · 11월 22일까지 (7일 남음)",
    ],
    [
      { state: "SUSPENDED" as const, blockedUntil: "2026-12-15T03:00:00Z" },
      "임시 조치",
      "12월 15일까지 임시 조치로 가려집니다. 이의가 있으시면 알려 주세요.",
    ],
  ])("%j is %s: %s", (change, word, detail) => {
    expect(cardStatus({ ...card, ...change }, now)).toMatchObject({ word, detail });
  });

  test("a page that has gone is neither shared nor opened again", () => {
    const over = { ...card, expiresAt: "2026-11-15T03:00:00Z" };
    expect(allowedActions(over, now)).toMatchObject({ view: false, share: false, close: false });
    expect(allowedActions({ ...over, state: "CLOSED" }, now).reopen).toBe(false);
    expect(allowedActions({ ...card, state: "CLOSED" }, now).reopen).toBe(true);
  });
});
