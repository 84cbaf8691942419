import { expect, test } from "vitest";
import { seatsLine, tellSeats } from "./seats.ts";

const ko = { hasWaitingList: true, language: "ko" as const };

test("how many seats there are is said before anything is filled in", () => {
  expect(seatsLine({ ...ko, left: 3, isCounted: true })).toBe("3자리 남았습니다.");
  expect(seatsLine({ ...ko, left: 0, isCounted: true })).toMatch(/^자리가 모두 찼습니다. 대기 신청을 하시면/);
  const noList = { ...ko, hasWaitingList: false, left: 0, isCounted: true };
  expect(seatsLine(noList)).toBe("자리가 모두 찼습니다. 더 오실 수 있는지는 카드를 보낸 분께 여쭤봐 주세요.");
  expect(seatsLine({ ...ko, left: undefined, isCounted: true })).toBe("");
  // What only the plan counts is told when it is reached.
  expect(seatsLine({ ...ko, left: 99, isCounted: false })).toBe("");
  expect(seatsLine({ ...ko, left: 0, isCounted: false })).toContain("모두 찼습니다");
});

test("a party that is larger than what is left hears so, and that it would wait", () => {
  const party = { ...ko, left: 2, wanted: 3, own: undefined, saysFull: true };
  expect(tellSeats(party)).toMatchObject({
    sentence: expect.stringContaining("2자리 남아 있어 세 분이 함께 오시기에는 모자랍니다."),
    label: "대기 신청하기",
  });
  expect(tellSeats({ ...party, hasWaitingList: false })).toMatchObject({
    outlook: "refused",
    sentence: expect.stringContaining("인원을 줄여 주세요."),
    label: undefined,
  });
  expect(tellSeats({ ...party, wanted: 2 })).toEqual({ outlook: "seated", sentence: "", label: undefined });
});

test("what stands above the form is not said twice, and who has seats hears that they stay", () => {
  const full = { ...ko, left: 0, wanted: 1, own: undefined };
  expect(tellSeats({ ...full, saysFull: true })).toMatchObject({ sentence: "", label: "대기 신청하기" });
  expect(tellSeats({ ...full, saysFull: false }).sentence).toContain("자리가 모두 찼습니다.");
  // Where there is no button, its place says why.
  const noList = { ...full, hasWaitingList: false, saysFull: true };
  expect(tellSeats(noList).sentence).toContain("자리가 모두 찼습니다.");
  const own = { state: "accepted" as const, seats: 2, stays: true };
  expect(tellSeats({ ...full, wanted: 3, own, saysFull: false }).sentence).toContain("그대로 있습니다");
});
