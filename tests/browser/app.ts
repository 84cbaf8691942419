import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import pg from "pg";
import { documentNames, documents } from "#domain/consent.ts";
import { askOperator } from "#server/operator.ts";
import { embeddedTemplate } from "#tests/embedded-template.ts";
import { copyDatabase, POSTGRES_TEMPLATE } from "#tests/migrated-postgres.ts";
import { codeIn, emailsIn } from "#tests/outbox.ts";
import { startApp } from "#tests/running-app.ts";
import { AnswerConsentsDocument } from "#web/graphql/graphql.ts";
import { askingAs, rememberMember } from "./member-api.ts";

export { expect };

/** With developer tools, a zoom and a profile; tests that need none of them have one that costs less. */
export const wholeBrowser = process.env.CHROME_PATH ?? "/usr/bin/chromium";

/** The app as `npm start` runs it: its own process, its own data folder, the built pages. */
export type App = {
  url: string;
  dataDir: string;
  /** The newest letter to this address, waited for. */
  letterTo(address: string): Promise<string>;
  /** The code of the newest letter to this address that is not one of these. */
  codeFor(address: string, except?: string[]): Promise<string>;
};

/** Where transfers go; an operator who names no account takes none. */
const bank = { BANK_NAME: "고이은행", BANK_ACCOUNT: "110-123-456789", BANK_HOLDER: "주식회사 고이" };

export const test = base.extend<{ baseURL: string }, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { app, stop } = await openApp(bank);
      await use(app);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});

/** The same for a test that needs one of its own. */
export async function openApp(env: Record<string, string>): Promise<{ app: App; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "goi-browser-"));
  const database = await emptyDatabaseFor(dataDir);
  const { url, stop } = await startApp({
    DATA_DIR: dataDir,
    ...database,
    TRUSTED_PROXIES: "127.0.0.1,::1,::ffff:127.0.0.1",
    ...env,
  });
  const outbox = join(dataDir, "outbox");
  return {
    app: {
      url,
      dataDir,
      async letterTo(address) {
        if (database.DATABASE_URL) await sendEmailsNow(database.DATABASE_URL);
        return newestLetter(outbox, (letter) => letter.includes(address));
      },
      async codeFor(address, except = []) {
        const wanted = (letter: string) => letter.includes(address) && !except.includes(codeIn(letter) ?? "");
        return (
          codeIn(await newestLetter(outbox, (letter) => wanted(letter) && codeIn(letter) !== undefined)) ?? ""
        );
      },
    },
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** On the server that the tests have running, or embedded in the app's own folder where there is none. */
async function emptyDatabaseFor(dataDir: string): Promise<Record<string, string>> {
  const server = process.env.BROWSER_TESTS_POSTGRES;
  if (server) {
    return { DATABASE_URL: await copyDatabase(server, POSTGRES_TEMPLATE), PRACTICE_PAYMENTS: "on" };
  }
  cpSync(await embeddedTemplate(), join(dataDir, "database"), { recursive: true });
  return {};
}

/** All but codes are sent each minute, when the job that does it has its turn; this gives it one now. */
async function sendEmailsNow(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("insert into jobs.job (name) values ('send-emails')");
  await client.end();
}

/** Where the database is the app's own, the turn comes by itself. */
const patience = { timeout: 100_000 };

async function newestLetter(outbox: string, wanted: (letter: string) => boolean): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = (await emailsIn(outbox)).findLast(wanted);
      return found !== undefined;
    }, patience)
    .toBe(true);
  return found ?? "";
}

let people = 0;

/** Somebody new, with an address nobody had before. */
export function somebody() {
  people += 1;
  return { email: `person-${process.pid}-${people}-${Date.now()}@example.com`, password: "정성을 다해 8자" };
}

export type Person = ReturnType<typeof somebody>;

/** Signs up through the pages, as a person does, from a network of their own, and ends signed in. */
export async function signUp(page: Page, app: App, person: Person): Promise<void> {
  // From one network only so many codes are sent in an hour.
  await page
    .context()
    .setExtraHTTPHeaders({ "x-forwarded-for": `10.${process.pid % 250}.1.${people % 250}` });
  await page.goto("/signup");
  await signUpHere(page, app, person);
}

/** The same for who was led to the form. */
export async function signUpHere(page: Page, app: App, person: Person): Promise<void> {
  await page.getByLabel("이메일").fill(person.email);
  await page.getByLabel("비밀번호", { exact: true }).fill(person.password);
  await page.getByLabel("[필수] 이용약관에 동의합니다").check();
  await page.getByLabel("[필수] 개인정보 수집과 이용에 동의합니다").check();
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호").fill(await app.codeFor(person.email));
  await page.getByRole("button", { name: "확인" }).click();
  await page.waitForURL((url) => url.pathname !== "/signup");
}

type NewAccount = Awaited<ReturnType<typeof newAccount>>;

/** Somebody new with a confirmed account, made through the identity service, and the tokens of a first sign-in. */
async function newAccount(app: App, { isAdmin }: { isAdmin?: true } = {}) {
  const person = somebody();
  const { email, password } = person;
  const { userPoolClientId: ClientId, apiKey } = await (await fetch(`${app.url}/config.json`)).json();
  const network = { "x-forwarded-for": `10.${process.pid % 250}.2.${people % 250}` };
  async function pool(operation: string, body: object) {
    const answer = await fetch(`${app.url}/identity/user-pool`, {
      method: "POST",
      headers: {
        ...network,
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, ...body }),
    });
    expect(answer.status, operation).toBe(200);
    return answer.json();
  }
  const UserAttributes = [{ Name: "email", Value: email }];
  await pool("SignUp", { Username: email, Password: password, UserAttributes });
  await pool("ConfirmSignUp", { Username: email, ConfirmationCode: await app.codeFor(email) });
  if (isAdmin) await askOperator({ folder: app.dataDir, command: "make-admin", argument: email });
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const { AuthenticationResult: tokens } = await pool("InitiateAuth", {
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters,
  });
  const answers = documentNames.map((document) => ({
    document: document.toUpperCase(),
    version: documents[document].version,
    agreed: documents[document].required,
  }));
  const agreed = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-api-key": apiKey,
      authorization: `Bearer ${tokens.AccessToken}`,
    },
    body: JSON.stringify({ query: AnswerConsentsDocument.toString(), variables: { answers } }),
  });
  expect((await agreed.json()).errors).toBeUndefined();
  return { person, tokens, ClientId, apiKey };
}

/** Somebody with an account, who is signed in nowhere that matters. */
export async function newMember(app: App): Promise<Person> {
  return (await newAccount(app)).person;
}

/** Asks the API in the name of somebody new who is an admin. */
export async function newAdmin(app: App) {
  return askingFor(app, await newAccount(app, { isAdmin: true }));
}

/** Somebody new: what a browser keeps of them once they have signed in, and the API asked in their name. */
export async function signedIn(app: App) {
  const account = await newAccount(app);
  return { kept: keptOf(account), ask: askingFor(app, account) };
}

function askingFor({ url }: App, { tokens, apiKey }: NewAccount) {
  return askingAs({ url, authorization: `Bearer ${tokens.AccessToken}`, apiKey });
}

/** Somebody new who is signed in on this page's browser already, for what begins after that. */
export async function becomeMember(page: Page, app: App): Promise<Person> {
  return keptOn(page, { app, account: await newAccount(app) });
}

/** The same for somebody in the group Admin. */
export async function becomeAdmin(page: Page, app: App): Promise<Person> {
  return keptOn(page, { app, account: await newAccount(app, { isAdmin: true }) });
}

async function keptOn(page: Page, { app, account }: { app: App; account: NewAccount }): Promise<Person> {
  rememberMember(page, askingFor(app, account));
  await page.context().addInitScript((given) => {
    // Once: what the pages do with them later stays.
    if (localStorage.getItem("given")) return;
    for (const [key, value] of Object.entries({ ...given, given: "once" })) localStorage.setItem(key, value);
  }, keptOf(account));
  return account.person;
}

/** Where the pages keep a sign-in. */
function keptOf({ tokens, ClientId }: NewAccount): Record<string, string> {
  const { username } = JSON.parse(
    Buffer.from(String(tokens.AccessToken).split(".")[1] ?? "", "base64url").toString("utf8"),
  );
  const place = `CognitoIdentityServiceProvider.${ClientId}`;
  return {
    [`${place}.LastAuthUser`]: username,
    [`${place}.${username}.accessToken`]: tokens.AccessToken,
    [`${place}.${username}.idToken`]: tokens.IdToken,
    [`${place}.${username}.refreshToken`]: tokens.RefreshToken,
    [`${place}.${username}.clockDrift`]: "0",
  };
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
}
