import { expect, test } from "vitest";
import { maskedAccount, maskedName } from "#domain/masked.ts";

test.each([
  ["홍길동", "홍*동"],
  ["이든", "이*"],
  ["남궁민수", "남궁**"],
  ["황보영", "황보*"],
  ["남궁", "남*"],
  ["김하늘별", "김**별"],
  ["김", "*"],
  ["", "*"],
  ["John Smith", "J***"],
  ["李小龍", "李***"],
  ["홍길동".normalize("NFD"), "홍*동"],
  ["가".repeat(40), "가***가"],
])("the name %s is shown as %s", (name, shown) => expect(maskedName(name)).toBe(shown));

test.each([
  ["honggildong@example.com", "ho***@example.com"],
  ["abc@example.com", "a***@example.com"],
  ["a@example.com", "a***@example.com"],
])("the account %s is shown as %s", (email, shown) => expect(maskedAccount(email)).toBe(shown));
