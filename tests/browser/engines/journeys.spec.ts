import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Kind } from "#cards/engine/kind.ts";
import { kinds } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { CreateCardDocument, MyCardDocument } from "#web/graphql/graphql.ts";
import { expect, somebody } from "../app.ts";
import { eventWithGuest } from "../event-with-guest.ts";
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
  await tab.press({ role: "link", name: "모바일 청첩장 만들기" });
  await tab.arrivesAt(/^\/designs\/wedding/);
  await tab.press({ role: "button", name: "한지, 이 디자인으로 만들기" });
  await tab.arrivesAt(/^\/create\?id=/);
  await tab.press({ role: "button", name: "나중에 적기" });
  const rows = '[aria-label="카드의 구성"]';
  await tab.press({ role: "button", name: /^신랑 · 신부/, within: rows });
  for (const [who, family, given] of [
    ["groom", "이", "도현"],
    ["bride", "한", "서영"],
  ] as const) {
    const side = `section:has([name="${who}.givenName"])`;
    await tab.fill("성", family, side);
    await tab.fill("이름", given, side);
  }
  await tab.press({ role: "button", name: /^날짜와 시간/, within: rows });
  await tab.press({ role: "button", name: "날짜", within: "[data-form]" });
  await tab.press({ role: "button", name: "다음 달" });
  await tab.press({ role: "button", name: /월 12일 / });
  await tab.press({ role: "button", name: /^인사말/, within: rows });
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

for (const kind of kinds as readonly Kind[]) {
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

function codeOnPage() {
  return document.querySelector('svg[aria-label="입장권 QR 코드"]')?.outerHTML ?? "";
}

/** As held before a camera: askew, at dusk, and not filling the picture. WebKit's own picture of a window may never come. */
async function photographTicket(code: string, file: string): Promise<void> {
  const drawn = code.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"');
  const side = { top: 280, bottom: 404, left: 170, right: 170 };
  await sharp(
    await sharp(Buffer.from(drawn))
      .flatten({ background: "#fff" })
      .extend({ ...side, background: "#fff" })
      .png()
      .toBuffer(),
  )
    .rotate(7, { background: "#3b352f" })
    .modulate({ brightness: 0.8 })
    .blur(0.6)
    .jpeg({ quality: 70 })
    .toFile(file);
}

test("a ticket is read from a photo at the door", async ({ tab, app, member }, info) => {
  const { id, ticket } = await eventWithGuest(app, member.ask);
  await tab.goto(`/event/${id}?own=${ticket}#attendance`);
  await tab.finds({ role: "image", name: "입장권 QR 코드" });
  const photo = info.outputPath("ticket.jpg");
  await photographTicket(await tab.evaluate(codeOnPage), photo);

  await tab.begin(member.kept);
  await tab.goto(`/my-mobile-card/${id}/check-in`);
  await tab.sees("/ 2명 입장");
  await tab.choose('input[type="file"]', [photo]);
  await tab.sees("들어오세요");
  await tab.sees("한지우");
});

test("a photo card is made, kept and opened again", async ({ tab, member }, info) => {
  const photo = info.outputPath("여름.jpg");
  await sharp({ create: { width: 900, height: 1400, channels: 3, background: "#7aa0b8" } }).toFile(photo);
  await tab.begin(member.kept);
  await tab.goto("/photo-card/birthday/create");
  await tab.press({ role: "button", name: /빈 카드/ });
  await tab.arrivesAt(/^\/photo-card\/birthday\/edit\/[0-9a-z]{16}$/);
  await tab.press({ role: "button", name: "사진" });
  await tab.choose('input[type="file"]', [photo]);
  await tab.press({ role: "button", name: "글씨" });
  await tab.press({ role: "button", name: "글씨 넣기" });
  const words = "열일곱 번째 여름";
  await tab.fill("글씨", words);
  const id = (await tab.path()).slice(-16);
  const front = async () => (await member.ask(MyCardDocument, { id })).content.sections.design.front;
  await expect.poll(async () => JSON.stringify(await front())).toContain(words);
  expect((await front()).elements).toMatchObject([{ type: "photo" }, { type: "text" }]);
  await tab.goto(`/photo-card/birthday/edit/${id}`);
  await tab.press({ role: "button", name: "쌓인 순서 보기, 2개" });
  await tab.finds({ role: "button", name: `글씨 “${words}”` });
});

test("a card is paid for: declined, then paid", async ({ tab, member }) => {
  const [sample] = await samplesOf("greeting");
  const { card } = await member.ask(CreateCardDocument, {
    kind: "greeting",
    key: randomUUID(),
    content: sample?.content,
  });
  await tab.begin(member.kept);
  await tab.goto(`/order/card/${card.id}`);
  await tab.press({ role: "option", name: /베이직/ });
  await tab.press({ role: "option", name: /연습 결제/ });
  await tab.press({ role: "button", name: /결제하기$/ });
  await tab.press({ role: "button", name: /^거절하기/ });
  await tab.sees("결제되지 않았습니다");
  await tab.press({ role: "link", name: /다시 결제하기$/ });
  await tab.press({ role: "button", name: "연습으로 결제하기" });
  await tab.sees("결제가 끝났습니다");
});
