import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import * as operations from "#web/graphql/graphql.ts";
import { startApp } from "./running-app.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "goi-payment-"));
  cpSync(inject("pgliteTemplate"), join(dataDir, "database"), { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The code of the one letter that was written; empty before that. */
function codeSent(): string {
  const outbox = join(dataDir, "outbox");
  if (!existsSync(outbox)) return "";
  const [name] = readdirSync(outbox).filter((file) => /^[^.].*\.eml$/.test(file));
  if (!name) return "";
  const [, body = ""] = readFileSync(join(outbox, name), "utf8").split(/\r?\n\r?\n/, 2);
  return /(?<!\d)\d{6}(?!\d)/.exec(Buffer.from(body, "base64").toString("utf8"))?.[0] ?? "";
}

/** Somebody new, by a token that a later process knows as well. */
async function newMember(url: string): Promise<string> {
  const { userPoolClientId: ClientId } = await (await fetch(`${url}/config.json`)).json();
  async function pool(operation: string, body: object) {
    const answer = await fetch(`${url}/identity/user-pool`, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, ...body }),
    });
    return answer.json();
  }
  const [email, password] = ["buyer@example.com", "정성을 다해 8자"];
  const UserAttributes = [{ Name: "email", Value: email }];
  await pool("SignUp", { Username: email, Password: password, UserAttributes });
  const ConfirmationCode = await vi.waitUntil(codeSent, { timeout: 30_000 });
  await pool("ConfirmSignUp", { Username: email, ConfirmationCode });
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const signedIn = await pool("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
  return signedIn.AuthenticationResult.AccessToken;
}

/** Asks a running app in the name of the member with this token. */
async function asking(url: string, token: string) {
  const { apiKey } = await (await fetch(`${url}/config.json`)).json();
  // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its question
  return async (operation: { toString(): string }, variables: object): Promise<any> => {
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": apiKey, authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: operation.toString(), variables }),
    });
    const { data, errors } = await answer.json();
    return { ...(Object.values(data ?? {})[0] as object), code: errors?.[0].extensions.code };
  };
}

test("kill -9 between the money and the order: the next process brings both together", async () => {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "info" };
  const first = await startApp(env);
  const token = await newMember(first.url);
  const ask = await asking(first.url, token);
  async function placed(): Promise<string> {
    const { card } = await ask(operations.CreateCardDocument, { kind: "birthday", key: randomUUID() });
    const order = { card: card.id, plan: "basic", way: "practice", agreed: 4_900, key: randomUUID() };
    return (await ask(operations.PlaceOrderDocument, order)).id;
  }
  const [taken, underWay] = [await placed(), await placed()];
  const confirm = (order: string, mode: string) => ({ order, reference: `${mode}.${order}`, amount: 4_900 });
  const lost = await ask(operations.ConfirmPaymentDocument, confirm(taken, "late"));
  expect(lost.code).toBe("PAYMENT_UNCERTAIN");
  const dying = ask(operations.ConfirmPaymentDocument, confirm(underWay, "approve")).catch(() => undefined);
  await first.stop("SIGKILL");
  await dying;

  const next = await startApp(env);
  const again = await asking(next.url, token);
  const state = async (id: string) => (await again(operations.MyOrderDocument, { id })).state;
  await vi.waitUntil(async () => (await state(taken)) === "PAID", { timeout: 30_000, interval: 100 });
  const paid = await again(operations.ConfirmPaymentDocument, confirm(underWay, "approve"));
  expect(paid).toMatchObject({ state: "PAID", total: 4_900, card: { isTrial: false } });
  expect(await again(operations.ConfirmPaymentDocument, confirm(taken, "late"))).toMatchObject({
    state: "PAID",
  });
  await next.stop();
});
