import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { CardContent } from "#cards/engine/card.ts";
import { CreateCardDocument } from "#web/graphql/graphql.ts";
import type { Running } from "./given.ts";

/** Makes an account through the pages, with the code that the log says. */
export async function signUp(page: Page, { lines }: Running): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("이메일").fill("bench@example.com");
  await page.getByLabel("비밀번호", { exact: true }).fill("정성을 다해 8자");
  await page.getByLabel("[필수] 이용약관에 동의합니다").check();
  await page.getByLabel("[필수] 개인정보 수집과 이용에 동의합니다").check();
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  const code = page.getByLabel("인증번호");
  await code.waitFor();
  await code.fill(await codeSaid(lines));
  await page.getByRole("button", { name: "확인" }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/signup", { waitUntil: "commit" });
}

/** The log comes through a pipe, so the page may ask for the code before the line with it is here. */
async function codeSaid(lines: Running["lines"]): Promise<string> {
  for (let again = 0; again < 100; again += 1) {
    const said = lines()
      .map((line) => /"mailCode":"(\d{6})"/.exec(line)?.[1])
      .findLast(Boolean);
    if (said) return said;
    await setTimeout(50);
  }
  throw new Error("The log says no code");
}

type Draft = { app: Running; kind: string; content: CardContent };

/** The id of a new card of whoever is signed in on this page. */
export async function draftOf(page: Page, { app, kind, content }: Draft): Promise<string> {
  const asked = page.waitForRequest((request) => "authorization" in request.headers());
  await page.goto("/my-mobile-card");
  const { authorization = "", "x-api-key": key = "" } = (await asked).headers();
  const variables = { kind, key: randomUUID(), content };
  const answer = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization, "x-api-key": key },
    body: JSON.stringify({ query: CreateCardDocument.toString(), variables }),
  });
  const { data } = await answer.json();
  return data.createCard.card.id;
}
