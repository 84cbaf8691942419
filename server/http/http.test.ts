import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "#tests/app.ts";
import { createPages, readBuild } from "./pages.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("security headers", () => {
  test.each([
    "/",
    "/no-such-page",
    "/config.json",
    "/graphql",
    "/graphql/stream",
    "/-/health",
    "/-/nothing",
    "/media/none",
    "/login",
  ])("stand on the answer of %s", async (path) => {
    const { headers } = await app.fetch(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    if (path !== "/media/none") {
      // A page that is kept for everybody names the words of its scripts: a nonce would be the same for all.
      const own =
        path === "/no-such-page" ? /( 'sha256-[A-Za-z0-9+/]{43}=')+;/ : / 'nonce-[A-Za-z0-9+/=]{22,}'/;
      expect(policy).toMatch(new RegExp(`script-src 'self'${own.source}`));
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
    }
    expect(headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBeTruthy();
    expect(headers.get("permissions-policy")).toBeTruthy();
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("every inline script of a page carries the nonce of its own answer, and two answers differ", async () => {
    const nonces = [];
    for (const _time of [1, 2]) {
      const answer = await app.fetch("/terms");
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
      const html = await answer.text();
      const scripts = html.match(/<script\b(?![^>]*\bsrc=)[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe("what is refused", () => {
  const opened = (path: string) => app.fetch(path, { headers: { accept: "text/html,*/*;q=0.8" } });

  test.each(["/-/nothing", "/-/prints/none/card.pdf", "/-/licences/none", "/-/downloads/none/cards.zip"])(
    "is a page for who opens %s, and says the same to a program",
    async (path) => {
      const page = await opened(path);
      const told = await app.fetch(path);
      const { message } = (await told.json()) as { message: string };
      expect([page.status, page.headers.get("content-type")]).toEqual([
        told.status,
        "text/html; charset=utf-8",
      ]);
      expect(await page.text()).toContain(`<p>${message}</p>`);
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(page.headers.get("vary")).toMatch(/\baccept\b(?!-)/);
    },
  );
});

describe("other sites", () => {
  const post = (headers: Record<string, string>) =>
    app.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: "{}",
    });

  test.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "http://localhost.evil.example" }],
  ])("cannot act here: %o", async (headers) => {
    const answer = await post(headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "CROSS_SITE" });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("a page of this site can", async () => {
    const answer = await post({ origin: "http://localhost", "sec-fetch-site": "same-origin" });
    expect(answer.status).toBe(401);
  });
});

test("with a configured address another Host is refused, but operators may still ask", async () => {
  const configured = await openApp({ env: { PUBLIC_URL: "https://goi.example/" } });
  expect((await configured.fetch("/")).status).toBe(421);
  expect((await configured.fetch("/-/health")).status).toBe(200);
  const settings = await configured.fetch("https://goi.example/config.json");
  expect((await settings.json()).graphqlEndpoint).toBe("https://goi.example/graphql");
  await configured.close();
});

test("a browser is told where passwords are to be sent as they are, and nowhere else", async () => {
  const moving = await openApp({ env: { COGNITO_SIGN_IN: "password" } });
  expect(await (await moving.fetch("/config.json")).json()).toMatchObject({ signsInByPassword: true });
  expect(await (await app.fetch("/config.json")).json()).not.toHaveProperty("signsInByPassword");
  await moving.close();
});

test("a forwarded address is not believed unless its peer is a configured proxy", async () => {
  const trusting = await openApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  const burst = async (target: TestApp) => {
    const answers = [];
    for (let number = 0; number < 32; number += 1) {
      const answer = await target.fetch("/identity/user-pool", {
        method: "POST",
        headers: {
          "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
          "content-type": "application/x-amz-json-1.1",
          "x-forwarded-for": `10.0.0.${number}`,
        },
        body: JSON.stringify({
          ClientId: (await (await target.fetch("/config.json")).json()).userPoolClientId,
          AuthFlow: "USER_PASSWORD_AUTH",
          AuthParameters: { USERNAME: `nobody${number}@example.com`, PASSWORD: "wrong password" },
        }),
      });
      answers.push(answer.status);
    }
    return answers;
  };
  expect((await burst(app)).at(-1)).toBe(429);
  expect(await burst(trusting)).not.toContain(429);
  await trusting.close();
});

describe("for operators", () => {
  test("health and readiness", async () => {
    expect(await (await app.fetch("/-/health")).json()).toEqual({ status: "ok" });
    expect(await (await app.fetch("/-/ready")).json()).toEqual({ status: "ready" });
  });

  test("not ready while the database is away", async () => {
    const other = await openApp();
    await other.database.close();
    expect((await other.fetch("/-/ready")).status).toBe(503);
    expect((await other.fetch("/-/health")).status).toBe(200);
    await other.close().catch(() => undefined);
  });
});

test("a failing page shows the specification's sentence, tells nothing, and is logged", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object) => void lines.push({ ...fields }),
  };
  const pages = createPages({
    build: readBuild,
    log,
    ask: async () => {
      throw new Error("secret detail");
    },
  });
  const call = { requestId: "request-1", nonce: "abc", ip: "127.0.0.1", origin: "http://localhost" };
  const answer = await pages(new Request("http://localhost/"), call);
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const html = await answer.text();
  expect(html).toContain("서비스 에러가 발생 하였습니다.");
  expect(html).not.toContain("secret detail");
  expect(lines[0]).toMatchObject({ requestId: "request-1", stack: expect.stringContaining("secret detail") });
});

test("the log holds no address of a page's id, no query and no e-mail", async () => {
  await app.fetch("/card/3k2jh4k2jh34kj2h34?to=홍길동&phone=01012345678");
  const line = app.lines.findLast((text) => text.includes("/card/")) ?? "";
  expect(line).toContain("/card/:id");
  expect(line).not.toMatch(/홍길동|010|3k2jh/);
});

test("a path under a page that looks like a file is not found and not kept", async () => {
  for (const path of ["/setting/x.css", "/setting%2f..%2fa.js"]) {
    const answer = await app.fetch(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test("an e-mail's link asks before it refuses more of them; a token that nobody has refuses nothing", async () => {
  const address = `/-/letters/${crypto.randomUUID()}`;
  expect(await (await app.fetch(address)).text()).toContain("메일을 그만 받으시겠어요?");
  expect((await app.fetch(address, { method: "POST" })).status).toBe(404);
  expect((await app.fetch("/-/letters/nobody", { method: "POST" })).status).toBe(404);
});

describe("pages that everybody sees alike", () => {
  const cacheOf = async (target: TestApp, path: string) =>
    (await target.fetch(path)).headers.get("cache-control");

  test("are nobody's to keep where no CDN can be told", async () => {
    for (const path of ["/", "/faq", "/login"]) expect(await cacheOf(app, path), path).toBe("no-store");
  });

  test("may be handed out by one for a short while, but for what somebody typed and for members", async () => {
    const behind = await openApp({ cdn: { name: "http", purge: async () => undefined } });
    for (const path of ["/", "/sample", "/faq"]) {
      expect(await cacheOf(behind, path), path).toBe("public, max-age=0, s-maxage=30, stale-if-error=3600");
    }
    for (const path of ["/faq?q=환불", "/login", "/setting", "/no-such-page", "/config.json"]) {
      expect(await cacheOf(behind, path), path).toBe("no-store");
    }
    await behind.close();
  });
});

describe("those who gather pages", () => {
  test("are told what is closed, and where the list is", async () => {
    const robots = await (await app.fetch("/robots.txt")).text();
    expect(robots).toContain("Sitemap: http://localhost/sitemap.xml");
    expect(robots).toContain("Disallow: /admin");
    // What says that it may not be kept must be read first.
    for (const page of ["/card", "/memorial"]) expect(robots).not.toContain(page);
  });

  test("find in the list only pages that are there, that everybody sees alike, and that may be kept", async () => {
    const answer = await app.fetch("/sitemap.xml");
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const places = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, place]) => place ?? "",
    );
    expect(places).toEqual(
      expect.arrayContaining(["", "quotes", "designs/wedding"].map((path) => `http://localhost/${path}`)),
    );
    for (const place of places) {
      const page = await app.fetch(place);
      expect(page.status, place).toBe(200);
      expect(await page.text(), place).not.toContain('content="noindex"');
    }
  });

  test("read the answers as data, which no script can leave", async () => {
    const page = await (await app.fetch("/faq")).text();
    const json = /<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/.exec(page)?.[1];
    const { "@type": type, mainEntity } = JSON.parse(json ?? "{}");
    expect(type).toBe("FAQPage");
    expect(mainEntity.length).toBeGreaterThanOrEqual(30);
    expect(page).toContain(mainEntity[0].name);
  });
});

describe("pages of phrases and answers without a script", () => {
  const words = async (path: string) =>
    (await (await app.fetch(path)).text()).replace(/<script[\s\S]*?<\/script>/g, "");

  test("show what the address asks for, with a way to begin", async () => {
    const page = await words("/quotes?kind=memorial&religion=buddhist");
    expect(page).toContain("부처님의 품으로 돌아가셨습니다.");
    expect(page).not.toContain("하느님");
    expect(page).toMatch(/href="\/memorial\/create\?phrase=[a-z0-9]+"/);
  });

  test("find by first characters", async () => {
    const found = await words(`/faq?q=${encodeURIComponent("ㅎㅂ")}`);
    expect(found).toContain("환불받을 수 있나요?");
    expect(found).not.toContain("음력 날짜도 쓸 수 있나요?");
  });
});
