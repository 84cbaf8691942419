import { randomUUID } from "node:crypto";
import { startCard } from "#cards/engine/card.ts";
import { babyBirthday } from "#cards/kinds/baby-birthday/kind.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { leaveOn } from "./guest-api.ts";
import { memberApi } from "./member-api.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

/** Enough that ten of them share a minute, also where the clock passes from one to the next. */
const GUESTS = 24;

test("an owner sees how many guessed from one network in a minute, and leaves them out of the draw", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const content = startCard(babyBirthday);
  content.sections.baby = { ...content.sections.baby, givenName: "서윤", birthDate: "2026-01-20" };
  const made = { kind: babyBirthday.name, key: randomUUID(), content };
  const { id: card } = (await api.ask(operations.CreateCardDocument, made)).card;
  await api.ask(operations.PublishCardDocument, { id: card, version: 1 });
  const guess = (name: string) =>
    leaveOn(app.url, { card, section: "doljabi", content: { thing: "brush", name } });
  await Promise.all(Array.from({ length: GUESTS }, (_, at) => guess(`낯선 이름${at}`)));

  await page.goto(`/my-mobile-card/${card}/responses`);
  await page.getByRole("tab", { name: /^돌잡이/ }).click();
  const bursts = page.getByRole("region", { name: "한꺼번에 들어온 참여" });
  await expect(bursts.getByText(/1분 동안 .*명/).first()).toBeVisible();
  await nothingSerious(page);
  await bursts
    .getByRole("button", { name: /추첨에서 빼기$/ })
    .first()
    .click();
  await expect(bursts.getByText("추첨에서 뺌")).toBeVisible();
  await expect(page.getByText(/^숨김 \d+/)).toBeVisible();
  await bursts.getByRole("button", { name: /다시 넣기$/ }).click();
  await expect(bursts.getByText("추첨에서 뺌")).toHaveCount(0);

  // A list that did not come is not a list without any.
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("guessBursts") ? route.abort() : route.fallback(),
  );
  await page.reload();
  await page.getByRole("tab", { name: /^돌잡이/ }).click();
  await expect(bursts.getByText("확인하지 못했습니다")).toBeVisible();
  await nothingSerious(page);
  await page.unroute("**/graphql");
  await bursts.getByRole("button", { name: "다시 확인하기" }).click();
  await expect(bursts.getByText(/1분 동안 .*명/).first()).toBeVisible();
});
