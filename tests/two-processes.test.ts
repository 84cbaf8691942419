import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { givenIn } from "#server/card-pages/pages-for-tests.ts";
import { openApp, type TestApp } from "./app.ts";
import { PATIENT, postgresCopy } from "./databases.ts";
import { POSTGRES_TEMPLATE } from "./migrated-postgres.ts";

describe.runIf(inject("postgresUrl"))("two processes on one database", () => {
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    const url = await postgresCopy(POSTGRES_TEMPLATE);
    const openDatabase = () => openPostgres(url, PATIENT);
    [here, there] = await Promise.all([openApp({ openDatabase }), openApp({ openDatabase })]);
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  const statusAt = async (app: TestApp, path: string) => (await app.fetch(path)).status;

  test("a page that was closed at one of them is closed at the other", async () => {
    const path = `/card/${await givenIn(here.database)}`;
    expect([await statusAt(here, path), await statusAt(there, path)]).toEqual([200, 200]);
    await here.database.run("update cards set status = 'closed', closed_at = now()");
    await expect.poll(() => statusAt(there, path)).toBe(410);
    expect(await statusAt(there, path)).toBe(410);
  });

  test("thirty sign-ins a minute are thirty at both of them together", async () => {
    const { userPoolClientId: ClientId } = await (await here.fetch("/config.json")).json();
    const AuthParameters = { USERNAME: "nobody@example.com", PASSWORD: "not the password" };
    const tryAt = (app: TestApp) =>
      signInStatus(app, { ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => tryAt(n % 2 ? here : there)));
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });
});

async function signInStatus(app: TestApp, body: object): Promise<number> {
  const headers = {
    "content-type": "application/x-amz-json-1.1",
    "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
  };
  const path = "/identity/user-pool";
  return (await app.fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).status;
}
