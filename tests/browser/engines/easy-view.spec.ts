import { expect } from "../app.ts";
import { recordSpeech } from "../recorded-speech.ts";
import { engines, test } from "./engines.ts";

test.beforeEach(({ engine }) => test.skip(!engines[engine].isHere, engines[engine].absence));
test.afterEach(async ({ driver }) => expect(await driver.complaints()).toEqual([]));

const WEDDING = "/sample/greeting/hanok-wedding";
const within = ".easy";

/** Of the screen that is open: what it is called, whether the focus is there, and whether it fits. */
function stateOfMode() {
  const dialog = document.querySelector("dialog.easy[open]");
  const heading = [...(dialog?.querySelectorAll("h2") ?? [])].find((one) => one.checkVisibility());
  return {
    screen: heading?.textContent ?? "",
    isFocused: heading !== undefined && document.activeElement === heading,
    wider: dialog ? dialog.scrollWidth - dialog.clientWidth : 0,
  };
}

test("a wedding is read in four screens, answered in its own form, and left by Back", async ({ tab }) => {
  const isAt = async (screen: string) => {
    const at = screen !== "";
    await expect.poll(() => tab.evaluate(stateOfMode)).toEqual({ screen, isFocused: at, wider: 0 });
  };
  await tab.goto(WEDDING);
  await tab.press({ role: "button", name: "어르신 모드" });
  await isAt("누구");
  for (const next of ["언제", "어디서", "연락"]) {
    await tab.press({ role: "button", name: `다음 ${next}`, within });
    await isAt(next);
  }
  await tab.finds({ role: "link", name: /신랑 이도현/, within });
  await tab.press({ role: "button", name: "길 찾기", within });
  await isAt("길 찾기");
  await tab.finds({ role: "link", name: "카카오맵", within });
  await tab.evaluate(() => history.back());
  await isAt("연락");
  await tab.press({ role: "button", name: "참석 알리기", within });
  await tab.finds({ role: "option", name: "참석합니다", within: '[data-section="rsvp"]' });
  const alone = () =>
    [...document.querySelectorAll("main > section")].filter((one) => one.checkVisibility()).length;
  expect(await tab.evaluate(alone)).toBe(1);
  await tab.press({ role: "button", name: "돌아가기", within: ".easy-bar" });
  await isAt("연락");
  await tab.evaluate(() => history.back());
  await isAt("");
  expect(await tab.evaluate(alone)).toBeGreaterThan(5);
});

test("it opens by itself on the next card, until somebody wants the card itself", async ({ tab }) => {
  await tab.begin({ "goi.easy-view": "on" });
  await tab.goto("/sample/memorial/father");
  await tab.sees("故 김한결");
  await tab.finds({ role: "button", name: "추모의 글 쓰기", within });
  await tab.press({ role: "button", name: "원래 카드", within });
  await tab.finds({ role: "button", name: "어르신 모드" });
  expect(await tab.evaluate(() => localStorage.getItem("goi.easy-view"))).toBe("off");
});

test("what is read aloud is sentence after sentence in Korean, and stops when it is left", async ({
  tab,
}) => {
  await tab.goto(WEDDING);
  await tab.evaluate(recordSpeech, ["ko-KR"]);
  await tab.press({ role: "button", name: "어르신 모드" });
  await tab.press({ role: "button", name: /소리로 듣기/, within });
  for (const line of ["신랑 이도현", "이종훈 · 문경숙의 장남"]) {
    await tab.evaluate(() => window.recordedSpeech.end());
    await expect
      .poll(() => tab.evaluate(() => document.querySelector("[data-easy-read]")?.textContent))
      .toBe(line);
  }
  await tab.evaluate(() => history.back());
  await expect.poll(() => tab.evaluate(() => window.recordedSpeech.stops)).toBe(1);
  expect(await tab.evaluate(() => window.recordedSpeech.said)).toEqual([
    { text: "누구.", lang: "ko-KR" },
    { text: "신랑 이도현", lang: "ko-KR" },
    { text: "이종훈 , 문경숙의 장남", lang: "ko-KR" },
  ]);
});

test("its own voices decide whether it offers to be heard", async ({ tab }) => {
  await tab.goto(WEDDING);
  await tab.press({ role: "button", name: "어르신 모드" });
  await tab.finds({ role: "button", name: "다음 언제", within });
  const { isOffered, speaksKorean } = await tab.evaluate(() => {
    const voices = "speechSynthesis" in window ? speechSynthesis.getVoices() : [];
    const button = document.querySelector("[data-easy=read]");
    return {
      isOffered: button?.checkVisibility() ?? false,
      speaksKorean: voices.some(({ lang }) => lang.toLowerCase().startsWith("ko")),
    };
  });
  expect(isOffered).toBe(speaksKorean);
});
