import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { samples } from "#cards/kinds/greeting/samples.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";
import { move } from "./settled.ts";

type Fields = Record<string, Record<string, unknown>>;

const asksNothing = {
  side: false,
  maybe: false,
  count: false,
  companions: false,
  meal: false,
  shuttle: false,
  phone: false,
  message: false,
};

type Member = Awaited<ReturnType<typeof memberApi>>;

/** A published wedding card with some fields changed, and its address. */
async function publish(member: Member, changes: Fields): Promise<string> {
  const content = structuredClone(samples[0]?.content);
  for (const [section, fields] of Object.entries(changes))
    Object.assign(content?.sections[section] ?? {}, fields);
  const { card } = await member.ask(operations.CreateCardDocument, {
    kind: "greeting",
    key: randomUUID(),
    content,
  });
  await member.ask(operations.PublishCardDocument, { id: card.id, version: 1 });
  return `/card/${card.id}`;
}

/** Somebody's own telephone, with the card open. */
async function telephone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(address);
  await move(page);
  return page;
}

/** The server has no room for the next call of this name. */
async function refuseOnce(page: Page, operation: string): Promise<void> {
  const refused = {
    message: "요청이 너무 잦습니다.",
    extensions: { code: "RATE_LIMITED", retryAfterSeconds: 1 },
  };
  const isIt = (body: string | null) => body?.includes(`mutation ${operation}`) ?? false;
  let isDone = false;
  await page.route("**/graphql", (route) => {
    if (isDone || !isIt(route.request().postData())) return route.fallback();
    isDone = true;
    return route.fulfill({ json: { errors: [refused] } });
  });
}

test("guests answer, write and sign on a card, change it, and take it back", async ({
  page,
  app,
  browser,
}) => {
  // One maker, four telephones: signing up once is what keeps this short.
  await becomeMember(page, app);
  const member = await memberApi(page, app.url);
  const address = await publish(member, {
    rsvp: {
      deadline: "",
      asks: { ...asksNothing, side: true, count: true, companions: true, message: true },
    },
  });

  const phone = await telephone(browser, address);
  const rsvp = phone.locator('[data-section="rsvp"]');
  await rsvp.getByRole("radio", { name: "참석합니다" }).check();
  await rsvp.getByRole("button", { name: "답변 보내기" }).tap();
  await expect(rsvp.getByText("하나를 골라 주세요.")).toBeVisible();
  await expect(rsvp.getByRole("radio", { name: "신랑 측" })).toBeFocused();
  await rsvp.getByRole("radio", { name: "신부 측" }).check();
  await rsvp.getByLabel("성함").fill("한지우");
  await rsvp.getByRole("button", { name: "어른 하나 더" }).tap();
  await rsvp.getByRole("button", { name: "아이 하나 더" }).tap();
  await rsvp.getByLabel("함께 오시는 분 1").fill("이온유");
  await rsvp.getByLabel("함께 오시는 분 2").fill("이나래");

  // The network goes while the answer is on its way; who takes it back to change it has lost nothing of it.
  await phone.context().setOffline(true);
  await rsvp.getByRole("button", { name: "답변 보내기" }).tap();
  await expect(rsvp.getByText("인터넷이 연결되면 보내 드립니다.")).toBeVisible();
  await rsvp.getByRole("button", { name: "고쳐 쓰기" }).tap();
  await expect(rsvp.getByRole("button", { name: "답변 보내기" })).toBeVisible();
  await phone.context().setOffline(false);
  await phone.reload();
  await phone.mouse.wheel(0, 10);
  await expect(rsvp.getByLabel("함께 오시는 분 2")).toHaveValue("이나래");
  await rsvp.getByRole("button", { name: "답변 보내기" }).dblclick();
  await expect(rsvp.getByRole("heading", { name: "참석하신다고 전했습니다" })).toBeFocused();
  await expect(rsvp.getByText("이온유, 이나래")).toBeVisible();

  await rsvp.getByRole("button", { name: "답변 고치기" }).tap();
  await rsvp.getByRole("radio", { name: "참석이 어렵습니다" }).check();
  await rsvp.getByRole("button", { name: "고친 답변 보내기" }).tap();
  await expect(rsvp.getByText("참석이 어렵다고 전했습니다")).toBeVisible();

  // Who comes back finds the answer; taking it back asks first.
  await phone.reload();
  await phone.mouse.wheel(0, 10);
  await rsvp.scrollIntoViewIfNeeded();
  await expect(rsvp.getByText("참석이 어렵다고 전했습니다")).toBeVisible();
  await rsvp.getByRole("button", { name: "답변 취소하기" }).tap();
  await expect(rsvp.getByRole("button", { name: "그대로 두기" })).toBeFocused();
  await rsvp.getByRole("button", { name: "답변 취소하기" }).tap();
  await expect(rsvp.getByRole("radio", { name: "참석합니다" })).not.toBeChecked();

  const other = await telephone(browser, address);
  const theirs = other.locator('[data-section="guestbook"]');
  await other.mouse.wheel(0, 10);
  await theirs.scrollIntoViewIfNeeded();
  await expect(theirs.getByText("첫 글을 남겨 주세요.")).toBeVisible();

  const book = phone.locator('[data-section="guestbook"]');
  await book.getByText("축하 글 남기기").tap();
  await book.getByLabel("성함").fill("한지우");
  await book.getByLabel("글", { exact: true }).fill("두 분");
  await book.getByLabel("비밀번호").fill("1234");
  await book.getByRole("button", { name: "글 올리기" }).tap();
  await expect(book.getByText("누구나 쉽게 떠올리는 비밀번호입니다.")).toBeVisible();
  await book.getByLabel("비밀번호").fill("7305");
  await expect(book.getByText("누구나 쉽게 떠올리는 비밀번호입니다.")).toHaveCount(0);
  // The hall is full of people who write: it is said, and what was written goes by itself, as it is by then.
  await refuseOnce(phone, "LeaveEntry");
  await book.getByRole("button", { name: "글 올리기" }).dblclick();
  await expect(book.getByRole("alert")).toContainText("차례가 되면 저절로 보내 드립니다.");
  await book.getByLabel("글", { exact: true }).fill("두 분 오래 행복하세요. <b>축하</b>");
  await expect(book.getByText("모두 1개의 글")).toBeVisible();
  await expect(book.getByText("차례가 되면")).toHaveCount(0);

  // On the other telephone it does not push in; there it is changed by its password only.
  await theirs.getByRole("button", { name: "새 글 1개 보기" }).tap();
  await expect(theirs.getByText("두 분 오래 행복하세요. <b>축하</b>")).toBeVisible();
  await theirs.getByRole("button", { name: "한지우 님의 글 고치거나 지우기" }).tap();
  await theirs.getByRole("button", { name: "한지우 님의 글 고치기" }).tap();
  const changing = theirs.getByRole("listitem");
  await changing.getByLabel("글", { exact: true }).fill("고쳐 쓴 글입니다.");
  await changing.getByLabel("비밀번호").fill("0000");
  await changing.getByRole("button", { name: "고친 글 올리기" }).tap();
  await expect(changing.getByText("비밀번호가 맞지 않습니다.")).toBeVisible();
  await changing.getByLabel("비밀번호").fill("7305");
  await changing.getByRole("button", { name: "고친 글 올리기" }).tap();
  await expect(book.getByText("고쳐 쓴 글입니다.")).toBeVisible();
  await book.getByRole("button", { name: "한지우 님의 글 지우기" }).tap();
  await book.getByRole("button", { name: "지우기", exact: true }).tap();
  await expect(theirs.getByText("고쳐 쓴 글입니다.")).toHaveCount(0);

  const heart = phone.locator('[data-section="signature"]');
  await heart.getByRole("button", { name: "축하하는 마음 남기기" }).dblclick();
  await expect(heart.getByText("한 분이 축하해 주셨습니다")).toBeVisible();
  await heart.getByLabel("이름도 함께 남기시겠어요?").fill("한지우");
  await heart.getByRole("button", { name: "이름 남기기" }).tap();
  await other.locator('[data-section="signature"]').scrollIntoViewIfNeeded();
  await expect(other.locator('[data-section="signature"]').getByRole("listitem")).toHaveText("한지우");
  await nothingSerious(phone);
  await phone.context().close();
  await other.context().close();

  // Guests see how many seats there are, also while they go; where the last is gone one knows that one will wait.
  const asks = { ...asksNothing, count: true };
  const small = await publish(member, { rsvp: { deadline: "", capacity: 2, waitingList: true, asks } });
  const phones = [await telephone(browser, small), await telephone(browser, small)] as const;
  const mine = phones[0].locator('[data-section="rsvp"]');
  const waits = phones[1].locator('[data-section="rsvp"]');
  for (const form of [mine, waits]) {
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByText("2자리 남았습니다.")).toBeVisible();
    await form.getByRole("radio", { name: "참석합니다" }).check();
    await form.getByLabel("성함").fill("한지우");
    await form.getByRole("button", { name: "어른 하나 더" }).tap();
    await expect(form.getByRole("button", { name: "답변 보내기" })).toBeVisible();
  }
  await mine.getByRole("button", { name: "아이 하나 더" }).tap();
  await expect(mine.getByText("2자리 남아 있어 세 분이 함께")).toBeVisible();
  await expect(mine.getByRole("button", { name: "대기 신청하기" })).toBeVisible();
  await mine.getByRole("button", { name: "아이 하나 덜" }).tap();
  await mine.getByRole("button", { name: "답변 보내기" }).tap();
  await expect(mine.getByRole("heading", { name: "참석하신다고 전했습니다" })).toBeVisible();
  await expect(waits.getByText("자리가 모두 찼습니다. 대기 신청을 하시면")).toBeVisible();
  await waits.getByRole("button", { name: "대기 신청하기" }).tap();
  await expect(waits.getByRole("heading", { name: "대기 명단에 올려 두었습니다" })).toBeVisible();
  for (const phone of phones) await phone.context().close();

  const late = await telephone(browser, await publish(member, { rsvp: { deadline: "2020-05-22" } }));
  await expect(late.getByText("2020년 5월 22일 금요일까지 답을 받았습니다.")).toBeVisible();
  await expect(late.locator('[data-section="rsvp"] form')).toHaveCount(0);
  await late.context().close();
});
