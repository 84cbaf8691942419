import { expect, test } from "vitest";
import { settingsFrom } from "./settings.ts";

const given: Record<string, unknown> = {
  domain: "card.example.kr",
  alarmEmail: "ops@example.kr",
  hostedZoneId: "Z1",
  hostedZoneName: "example.kr",
};
const read = (values: Record<string, unknown>) => settingsFrom((name) => ({ ...given, ...values })[name]);

test("the usual size is taken where none is named", () => {
  expect(read({}).size).toBe("usual");
  expect(read({ size: "small" }).size).toBe("small");
});

test.each([
  ["a size that does not exist", { size: "huge" }, "choose small, usual or large"],
  ["no domain", { domain: "" }, "domain is missing"],
  ["half of a zone", { hostedZoneName: undefined }, "hostedZoneName is missing"],
  ["half of Kakao's keys", { kakaoClientId: "a" }, "kakaoSecretName is missing"],
  ["neither a zone nor certificates", { hostedZoneId: "", hostedZoneName: "" }, "Give hostedZoneId"],
])("%s is told in a sentence", (_what, values, sentence) => {
  expect(() => read(values)).toThrow(sentence);
});

test("further variables come from cdk.json, or as JSON from the command line", () => {
  expect(read({ environment: { BANK_NAME: "은행" } }).environment).toEqual({ BANK_NAME: "은행" });
  expect(read({ environment: '{"BANK_NAME":"은행"}' }).environment).toEqual({ BANK_NAME: "은행" });
});
