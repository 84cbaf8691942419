import type { Kind } from "#cards/engine/kind.ts";
import { kinds } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { expect, somebody } from "../app.ts";
import { send, viewOf } from "../one-of-each.ts";
import { engines, test } from "./engines.ts";
import { guestSteps } from "./guest-steps.ts";

test.beforeEach(({ engine }) => test.skip(!engines[engine].isHere, engines[engine].absence));
test.afterEach(async ({ driver }) => expect(await driver.complaints()).toEqual([]));

test("somebody signs up through the pages", async ({ tab, app }) => {
  const { email, password } = somebody();
  await tab.goto("/signup");
  await tab.fill("이메일", email);
  await tab.fill("비밀번호", password);
  await tab.press({ role: "option", name: /이용약관에 동의합니다/ });
  await tab.press({ role: "option", name: /개인정보 수집과 이용에 동의합니다/ });
  await tab.press({ role: "button", name: "인증번호 받기" });
  await tab.fill("인증번호", await app.codeFor(email));
  await tab.press({ role: "button", name: "확인" });
  await tab.arrivesAt(/^(?!\/signup)/);
});

test("a card is made from the first tap on, sent, and a guest answers", async ({ tab, member }) => {
  await tab.begin(member.kept);
  await tab.goto("/");
  await tab.press({ role: "link", name: /카드 만들기/ });
  await tab.arrivesAt(/^\/create/);
  await tab.press({ role: "button", name: /한옥 마당의 혼례/ });
  await tab.arrivesAt(/^\/create\?id=/);
  await tab.press({ role: "button", name: /^인사말(?! 옮기기)/, within: '[aria-label="카드의 구성"]' });
  await tab.fill("인사말", "두 사람이 함께 첫 장을 펼칩니다.");
  await tab.sees("저장됨");
  await tab.press({ role: "button", name: "보내기" });
  await tab.press({ role: "button", name: /보내기$/, within: "[role=dialog]" });
  const address = await tab.valueOf("카드 주소");

  await tab.begin();
  await tab.goto(address);
  await tab.sees("두 사람이 함께 첫 장을 펼칩니다.");
  const rsvp = '[data-section="rsvp"]';
  await tab.press({ role: "option", name: "참석합니다", within: rsvp });
  await tab.press({ role: "option", name: "신부 측", within: rsvp });
  await tab.fill(/성함/, "한지우", rsvp);
  await tab.press({ role: "option", name: "식사합니다", within: rsvp });
  await tab.press({ role: "button", name: "답변 보내기", within: rsvp });
  await tab.sees("참석하신다고 전했습니다");
});

for (const kind of (kinds as readonly Kind[]).filter(({ name }) => name in guestSteps)) {
  test(`a guest opens a card of the kind ${kind.name}, finds it whole and leaves something`, async ({
    tab,
    member,
  }) => {
    const steps = guestSteps[kind.name];
    if (!steps) throw new Error(`Nobody said what a guest does on a ${kind.name}`);
    const { section, leave } = steps;
    const cards = await samplesOf(kind.name as never);
    const sample = cards.findLast(({ content }) => content.sections[section]?.taking !== false);
    if (!sample) throw new Error(`No ${kind.name} takes anything in ${section}`);
    await tab.goto(viewOf(await send(member, { kind, content: sample.content })));
    await leave(tab, `[data-section="${section}"]`);
    expect(await tab.evaluate(stateOfPage)).toEqual({ headings: 1, broken: [], wider: 0 });
  });
}

/** Pictures that did not come, and how far the page is wider than its window. */
function stateOfPage() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const pictures = [...document.images].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth === 0,
  );
  return {
    headings: document.querySelectorAll("h1").length,
    broken: pictures.map(({ src }) => src),
    wider: Math.max(0, scrollWidth - clientWidth),
  };
}
