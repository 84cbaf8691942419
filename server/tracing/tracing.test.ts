import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { listen } from "#tests/listen.ts";
import { startApp } from "#tests/running-app.ts";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Received = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Received[] }[] }[];
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "goi-tracing-"));
  cpSync(inject("pgliteTemplate"), join(dataDir, "database"), { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Whoever collects spans, as far as it is told of them in JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const { origin, close } = await listen(async (request) => {
    expect(new URL(request.url).pathname).toBe("/v1/traces");
    bodies.push(await request.text());
    return Response.json({});
  });
  const sent = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans);
  return {
    origin,
    close,
    text: () => bodies.join("\n"),
    services: () => sent().flatMap(({ resource }) => resource.attributes),
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

/** Says which files of these packages a process loads, in its output. */
const watchLoads = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({ load(url, context, next) {
    if (/@opentelemetry|prom-client/.test(url)) console.log("loads " + url);
    return next(url, context);
  } });
`)}`;
const watched = ["--import", watchLoads, "server/main.ts"];

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const BALANCER = "b7ad6b7169203331";

test("who collects spans gets the request under the balancer's, with its query, its statements and the jobs", async () => {
  const collector = await startCollector();
  const env = {
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "20",
  };
  const app = await startApp(env, watched);
  expect(app.lines.filter((line) => line.startsWith("loads") && line.includes("/sdk-node/"))).not.toEqual([]);
  const { apiKey, userPoolClientId } = (await (await fetch(`${app.url}/config.json`)).json()) as Record<
    string,
    string
  >;
  const asked = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-api-key": apiKey ?? "",
      traceparent: `00-${TRACE}-${BALANCER}-01`,
    },
    body: JSON.stringify({ query: "query WhoMadeThis { __typename }" }),
  });
  expect(asked.status).toBe(200);
  await fetch(`${app.url}/identity/user-pool`, {
    method: "POST",
    headers: { "x-amz-target": "AWSCognitoIdentityProviderService.SignUp" },
    body: JSON.stringify({
      ClientId: userPoolClientId,
      Username: "yuna@example.com",
      Password: "Yuna-only-1!",
      UserAttributes: [{ Name: "email", Value: "yuna@example.com" }],
    }),
  });
  await fetch(`${app.url}/card/somebodys-card-id-1`);
  const names = () => collector.spans().map(({ name }) => name);
  await vi.waitFor(() => expect(names()).toContain("job reconcile-payments"), { timeout: 60_000 });
  expect(await app.stop()).toBe(0);
  await collector.close();

  const spans = collector.spans();
  const named = (name: string) => spans.find((span) => span.name === name);
  const request = named("POST /graphql");
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: BALANCER });
  expect(named("graphql query WhoMadeThis")).toMatchObject({
    traceId: TRACE,
    parentSpanId: request?.spanId,
  });
  const signUp = named("POST /identity/user-pool");
  const statements = spans.filter(
    ({ parentSpanId, name }) => parentSpanId === signUp?.spanId && name.startsWith("database "),
  );
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["database begin", "database insert", "database commit"]),
  );
  expect(names()).toContain("GET /card/:id");
  expect(collector.text()).toContain("$1");
  for (const theirs of ["yuna", "Yuna", "somebodys"]) expect(collector.text()).not.toContain(theirs);
  expect(collector.services()).toContainEqual({ key: "service.name", value: { stringValue: "goi" } });
  expect(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key))).not.toContain("url.full");
});

test("where nothing is configured, nothing that traces or tells figures is loaded", async () => {
  const app = await startApp({ DATA_DIR: dataDir }, watched);
  expect((await fetch(`${app.url}/-/ready`)).status).toBe(200);
  expect((await fetch(`${app.url}/-/metrics`)).status).toBe(404);
  expect(await app.stop()).toBe(0);
  expect(app.lines.filter((line) => line.startsWith("loads"))).toEqual([]);
});

test("figures are told at a port of their own without a token, and at no other", async () => {
  const app = await startApp({ DATA_DIR: dataDir, METRICS_PORT: "0" });
  const line = await vi.waitFor(() => {
    const said = app.lines.find((each) => each.includes("the figures are told here"));
    if (!said) throw new Error("not said yet");
    return said;
  }, 60_000);
  const { url } = JSON.parse(line) as { url: string };
  const told = await fetch(url);
  expect([told.status, new URL(url).hostname]).toEqual([200, "127.0.0.1"]);
  expect(await told.text()).toMatch(/^goi_job_queue_oldest_seconds\{job="send-emails"\} \d/m);
  expect((await fetch(new URL("/", url))).status).toBe(404);
  expect((await fetch(`${app.url}/-/metrics`)).status).toBe(404);
  expect(await app.stop()).toBe(0);
});
