import { describe, expect, test } from "vitest";
import { ApiRefusal } from "#web/api-call.ts";
import { explain, waitInWords } from "./explain.ts";

const named = (name: string, message = "") => Object.assign(new Error(message), { name });

describe("what a person reads when something fails", () => {
  test("an unknown account and a wrong password read the same", () => {
    const wrong = explain(named("NotAuthorizedException", "Incorrect username or password."));
    expect(explain(named("UserNotFoundException", "User does not exist."))).toEqual(wrong);
    expect(wrong.sentence).toBe("이메일 또는 비밀번호가 맞지 않습니다.");
  });

  test("a lock says how long it lasts", () => {
    const locked = named("NotAuthorizedException", "Password attempts exceeded. Try again in 512 seconds.");
    expect(explain(locked).sentence).toContain("8분 32초 뒤에");
  });

  test("a wrong code is told under its field", () => {
    expect(explain(named("CodeMismatchException")).fields).toHaveProperty("code");
  });

  test.each([
    named("NetworkError", "A network error has occurred."),
    new TypeError("Failed to fetch"),
    new TypeError("Load failed"),
  ])("without a network it says so, and that nothing is lost: %s", (error) => {
    expect(explain(error).sentence).toContain("인터넷 연결을 확인해 주세요");
  });

  test("the server's own sentence is shown as it is", () => {
    const refusal = new ApiRefusal({ message: "권한이 없습니다.", extensions: { code: "FORBIDDEN" } });
    expect(explain(refusal)).toEqual({ sentence: "권한이 없습니다.", fields: {} });
  });

  test("anything else is a service error, never an English message", () => {
    expect(explain(new Error("Cannot read properties of undefined")).sentence).toMatch(/^[^a-zA-Z]+$/);
  });
});

test.each([
  [1, "1초"],
  [59, "59초"],
  [60, "1분"],
  [900, "15분"],
  [61, "1분 1초"],
])("%i seconds are %s", (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
