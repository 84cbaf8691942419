import { expect, test } from "vitest";
import { isAdminByGroups, isCompanyByProvider, ownerOf, subject } from "#domain/member.ts";

test("an owner is the subject id joined to the username with '::'", () => {
  const id = subject.parse("0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01");
  expect(ownerOf({ id, username: "minsu" })).toBe("0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01::minsu");
});

test.each([["Admin"], ["Editors", "Admin"]])("an admin is in the group Admin: %j", (...groups) => {
  expect(isAdminByGroups(groups)).toBe(true);
});

test.each([[[]], [["admin"]], ["Admin"], [undefined]])("nobody else is an admin: %j", (groups) => {
  expect(isAdminByGroups(groups)).toBe(false);
});

test.each(["Company", "Google,Company", "CompanyHall"])(
  "a company is whose provider contains 'Company': %j",
  (provider) => expect(isCompanyByProvider(provider)).toBe(true),
);

test.each(["", "company", "Cognito", undefined, ["Company"]])("nobody else is a company: %j", (provider) => {
  expect(isCompanyByProvider(provider)).toBe(false);
});
