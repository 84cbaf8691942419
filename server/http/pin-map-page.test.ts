import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp } from "#tests/app.ts";

let app: Awaited<ReturnType<typeof openApp>>;
beforeAll(async () => {
  app = await openApp({ env: { KAKAO_JS_KEY: 'key"</script>' } });
});
afterAll(() => app.close());

test("a map lives in a sandbox without an origin, which only our pages may hold", async () => {
  const answer = await app.fetch("/-/pin-map");
  expect(answer.status).toBe(200);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("sandbox allow-scripts;");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  const html = await answer.text();
  expect(html).toContain("appkey=key%22%3C%2Fscript%3E&autoload=false");
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test("no page of ours lets its scripts in", async () => {
  const { headers } = await app.fetch("/login");
  expect(headers.get("content-security-policy")).not.toContain("dapi.kakao.com");
});

test("without a key there is none", async () => {
  const other = await openApp();
  expect((await other.fetch("/-/pin-map")).status).toBe(404);
  await other.close();
});
