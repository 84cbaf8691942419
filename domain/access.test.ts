import { expect, test } from "vitest";
import * as access from "#domain/access.ts";
import { type Member, type Owner, ownerOf, subject } from "#domain/member.ts";

const minsu: Member = {
  id: subject.parse("0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01"),
  username: "minsu",
  isAdmin: false,
  signedInAt: new Date("2026-11-15T00:00:00Z"),
};
const jiyu: Member = {
  ...minsu,
  id: subject.parse("7f4d2a90-11c3-4f6e-8b1a-5e9c0a6d2b02"),
  username: "jiyu",
};
const admin: Member = { ...jiyu, username: "admin", isAdmin: true };
/** Whose names run into the owner's. */
const lookalikes: Member[] = [
  { ...jiyu, username: "minsu" },
  { ...minsu, username: "" },
  { ...minsu, username: `minsu::${jiyu.id}` },
  { ...jiyu, username: ownerOf(minsu) },
];
const card = { owner: ownerOf(minsu) };

/** Who may do what; a question that is not answered here fails. */
const table: Record<keyof typeof access, { owner: boolean; other: boolean; admin: boolean }> = {
  maySee: { owner: true, other: false, admin: false },
  mayEdit: { owner: true, other: false, admin: false },
  mayPublish: { owner: true, other: false, admin: false },
  mayDelete: { owner: true, other: false, admin: false },
  mayDuplicate: { owner: true, other: false, admin: false },
  mayHandOver: { owner: true, other: false, admin: false },
  mayReadResponses: { owner: true, other: false, admin: false },
  mayModerate: { owner: true, other: false, admin: false },
  mayOrder: { owner: true, other: false, admin: false },
  mayUseOrder: { owner: true, other: false, admin: false },
  mayAdminister: { owner: false, other: false, admin: true },
  mayKeepAccounts: { owner: false, other: false, admin: true },
  mayDecideCompanies: { owner: false, other: false, admin: true },
  mayKeepVouchers: { owner: false, other: false, admin: true },
  maySuspend: { owner: false, other: false, admin: true },
  mayDecideReports: { owner: false, other: false, admin: true },
  mayObject: { owner: true, other: false, admin: false },
};

test.each(Object.entries(access))("%s", (question, may) => {
  const expected = table[question as keyof typeof access];
  expect({ owner: may(minsu, card), other: may(jiyu, card), admin: may(admin, card) }).toEqual(expected);
  for (const member of lookalikes) expect(may(member, card), ownerOf(member)).toBe(false);
});

test("what somebody ordered who left is nobody's", () => {
  expect(access.mayUseOrder(minsu, { owner: null })).toBe(false);
});

test("an owner string that is only a beginning of another opens nothing", () => {
  expect(access.maySee(minsu, { owner: `${minsu.id}::` as Owner })).toBe(false);
  expect(access.maySee({ ...minsu, username: "" }, card)).toBe(false);
});
