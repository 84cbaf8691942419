import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiRefusal, callApi } from "./api-call.ts";

const CROWD = { message: "지금은 요청이 많습니다.", extensions: { code: "BUSY", retryAfterSeconds: 2 } };

/** What the API answers, one after the other; the last of them from then on. */
function answering(...answers: object[]) {
  const asked = vi.fn();
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
    if (address === "/config.json") return Response.json({ graphqlEndpoint: "/graphql", apiKey: "key" });
    asked(body);
    return Response.json(answers.length > 1 ? answers.shift() : answers[0]);
  });
  return asked;
}

const call = (query: string) => callApi({ query, identify: async () => ({}) });

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is read is asked for once more when the server is busy, after the time it named", async () => {
  const asked = answering({ errors: [CROWD] }, { data: { me: null } });
  const answer = call("\n query Me { me { id } }");
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ me: null });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("whoever would wait long, or hears it twice, is told", async () => {
  const asked = answering({ errors: [{ ...CROWD, extensions: { code: "BUSY", retryAfterSeconds: 60 } }] });
  const refused = call("query Me { me { id } }").catch((error) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await refused).toBeInstanceOf(ApiRefusal);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("who is busy and names no time is not asked again: what was wanted can be typed meanwhile", async () => {
  const asked = answering({ errors: [{ message: "직접 적어 주세요.", extensions: { code: "BUSY" } }] });
  await expect(call("query SearchPlaces { searchPlaces { name } }")).rejects.toThrow("직접 적어 주세요.");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("what changes something is sent once: whoever did it is told at once", async () => {
  const asked = answering({ errors: [CROWD] });
  await expect(call("mutation Leave { leave }")).rejects.toThrow(CROWD.message);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("any other refusal is an answer", async () => {
  const asked = answering({ errors: [{ message: "없습니다.", extensions: { code: "NOT_FOUND" } }] });
  await expect(call("query Card { card { id } }")).rejects.toThrow("없습니다.");
  expect(asked).toHaveBeenCalledTimes(1);
});
