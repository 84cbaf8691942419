import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "#tests/app.ts";
import { databases } from "#tests/databases.ts";

const token = "a token for who collects figures";
const asCollector = { headers: { authorization: `Bearer ${token}` } };

async function scraped(app: TestApp): Promise<string> {
  const answer = await app.fetch("/-/metrics", asCollector);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  return answer.text();
}

/** The value behind a name with its labels. */
function told(text: string, series: string): number | undefined {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe.each(databases)("the figures on %s", (_name, openDatabase) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp({ openDatabase, env: { METRICS_TOKEN: token } });
  });
  afterAll(() => app.close());

  test("are told to who has the token, and to nobody else", async () => {
    for (const sent of ["", "Bearer", `Bearer ${token}2`, token]) {
      const refused = await app.fetch("/-/metrics", { headers: { authorization: sent } });
      expect(refused.status).toBe(401);
      expect(await refused.text()).not.toContain("goi_");
    }
    expect(await scraped(app)).toContain("# TYPE goi_http_requests_total counter");
  });

  test("name requests by the pattern of their address, never by what somebody typed", async () => {
    const made = randomUUID();
    for (const path of [`/card/${made}`, `/${made}/${made}`, `/-/${made}`, "/-/health", "/-/health"]) {
      await app.fetch(path);
    }
    const text = await scraped(app);
    expect(text).not.toContain(made);
    expect(told(text, 'goi_http_requests_total{route="/-/health",status="2xx"}')).toBe(2);
    expect(told(text, 'goi_http_request_duration_seconds_bucket{le="+Inf",route="/-/health"}')).toBe(2);
    expect(told(text, 'goi_http_request_duration_seconds_count{route="/-/health"}')).toBe(2);
  });

  test("count statements, and say what waits in the queue and in the outbox", async () => {
    const before = told(await scraped(app), "goi_database_query_duration_seconds_count") ?? 0;
    await app.fetch("/-/ready");
    await expect(app.database.run("select no_such_column")).rejects.toThrow();
    const text = await scraped(app);
    expect(told(text, "goi_database_query_duration_seconds_count")).toBeGreaterThan(before);
    expect(told(text, 'goi_database_errors_total{kind="refused"}')).toBe(1);
    expect(told(text, 'goi_job_queue_waiting{job="send-emails"}')).toBe(0);
    expect(told(text, "goi_emails_waiting")).toBe(0);
    expect(told(text, 'goi_photo_work{state="waiting"}')).toBe(0);
    expect(told(text, 'goi_worker_tasks{task="print",state="waiting"}')).toBe(0);
    expect(told(text, "goi_disk_free_bytes")).toBeGreaterThan(0);
  });

  test("a job that ran is told with its moment", async () => {
    await app.jobs.find(({ name }) => name === "send-emails")?.run();
    app.pass(10_000);
    const moment = told(await scraped(app), 'goi_job_last_success_timestamp_seconds{job="send-emails"}');
    expect(moment).toBe(new Date("2026-11-15T03:00:00Z").getTime() / 1_000);
  });
});

test("a refusal is counted by the name of its limit, in Cognito's words too", async () => {
  const app = await openApp({ env: { METRICS_TOKEN: token } });
  const ask = (operation: string, body: object) =>
    app.fetch("/identity/user-pool", {
      method: "POST",
      headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ ClientId: "goiweb0embedded0client0id0", ...body }),
    });
  for (let n = 0; n < 21; n += 1) await ask("ForgotPassword", { Username: `${n}@example.com` });
  const text = await scraped(app);
  expect(told(text, 'goi_rate_limit_refusals_total{limit="code"}')).toBe(1);
  await app.close();
});

test("a wrong password is counted, whoever it was", async () => {
  const app = await openApp({ env: { METRICS_TOKEN: token } });
  await app.fetch("/identity/user-pool", {
    method: "POST",
    headers: { "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" },
    body: JSON.stringify({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: "goiweb0embedded0client0id0",
      AuthParameters: { USERNAME: "yuna@example.com", PASSWORD: "wrong password 1" },
    }),
  });
  const text = await scraped(app);
  expect(told(text, "goi_sign_in_failures_total")).toBe(1);
  expect(text).not.toContain("yuna");
  await app.close();
});

test("an app of which no figures are wanted has no such address", async () => {
  const app = await openApp();
  const [unknown, figures] = [await app.fetch("/-/nothing"), await app.fetch("/-/metrics", asCollector)];
  expect([figures.status, unknown.status]).toEqual([404, 404]);
  await app.close();
});
