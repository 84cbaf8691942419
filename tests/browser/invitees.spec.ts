import { randomUUID } from "node:crypto";
import { startCard } from "#cards/engine/card.ts";
import { event } from "#cards/kinds/event/kind.ts";
import { DAY_MS } from "#domain/duration.ts";
import { koreanDay } from "#domain/korean-day.ts";
import * as operations from "#web/graphql/graphql.ts";
import { becomeMember, expect, test } from "./app.ts";
import { nothingSerious } from "./axe.ts";
import { memberApi } from "./member-api.ts";

const MONTH_MS = 30 * DAY_MS;

test("a host names whom to remind; a list that could not be read is never saved over", async ({
  page,
  app,
}) => {
  await becomeMember(page, app);
  const api = await memberApi(page, app.url);
  const content = startCard(event);
  content.sections.cover = { ...content.sections.cover, type: "seminar", title: "겨울밤 낭독회" };
  const date = koreanDay(new Date(Date.now() + MONTH_MS));
  content.sections.date = { ...content.sections.date, date, time: "19:00" };
  content.sections.attendance = { ...content.sections.attendance, taking: true };
  const made = { kind: event.name, key: randomUUID(), content };
  const { id: card } = (await api.ask(operations.CreateCardDocument, made)).card;
  await api.ask(operations.PublishCardDocument, { id: card, version: 1 });
  await api.ask(operations.SetInviteesDocument, { card, emails: ["yuna@example.com"] });

  // The network fails: there is nothing to type into, and nothing to save.
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("invitees(") ? route.abort() : route.fallback(),
  );
  await page.goto(`/my-mobile-card/${card}/responses`);
  await page.getByRole("button", { name: "답 기다리는 분께 알리기" }).click();
  const sheet = page.getByRole("dialog", { name: "답 기다리는 분" });
  await expect(sheet.getByRole("alert")).toContainText("인터넷 연결");
  await expect(sheet.getByRole("button", { name: "저장" })).toHaveCount(0);
  await nothingSerious(page);
  await page.unroute("**/graphql");
  await sheet.getByRole("button", { name: "다시 불러오기" }).click();
  const emails = sheet.getByLabel("이메일");
  await expect(emails).toHaveValue("yuna@example.com");

  // What is wrong is said at the field, and what was saved in words that are true of it.
  const save = sheet.getByRole("button", { name: "저장" });
  await emails.fill("yuna@example.com\nnobody");
  await save.click();
  await expect(emails).toHaveAccessibleDescription(/‘nobody’ 주소를 확인해 주세요/);
  await emails.fill("yuna@example.com, hajun@example.com");
  await save.click();
  await expect(sheet.getByRole("status")).toContainText("답이 없는 분께 한 번 알려 드립니다");
  await emails.fill("");
  await save.click();
  await expect(sheet.getByRole("status")).toHaveText("명단을 비웠습니다. 메일은 나가지 않습니다.");

  // Who wants no motion sees the wheel in the middle of the button too.
  await page.route("**/graphql", () => undefined);
  await save.click();
  const wheel = await save.locator(".mantine-Button-loader").boundingBox();
  const around = await save.boundingBox();
  if (!wheel || !around) throw new Error("The button waits");
  expect(wheel.x + wheel.width / 2).toBeCloseTo(around.x + around.width / 2, -0.5);
  expect(wheel.y + wheel.height / 2).toBeCloseTo(around.y + around.height / 2, -0.5);
});
