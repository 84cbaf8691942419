import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Http2ServerRequest } from "node:http2";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler, type Next } from "hono";
import { compress } from "hono/compress";
import { CHECK } from "#domain/addresses.ts";
import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import type { Config } from "#server/config.ts";
import { describeFailure, isOutage } from "#server/failure.ts";
import { fontFile } from "#server/fonts/fonts.ts";
import type { RequestFigures } from "#server/metrics/request-figures.ts";
import type { LimitRefusals } from "#server/metrics/sources.ts";
import type { Log } from "#server/ports.ts";
import { inSpan } from "#server/tracing/span.ts";
import { awayPage } from "./away-page.ts";
import { withForm, withinLimit } from "./body.ts";
import { listBuiltFiles } from "./built-files.ts";
import { clientAddress } from "./client-address.ts";
import { robotsText, sitemap } from "./crawlers.ts";
import type { PathNames } from "./path-names.ts";
import { pinMapPage } from "./pin-map-page.ts";
import { isForReading, refusalPage } from "./refusal-page.ts";
import { securityHeaders } from "./security-headers.ts";
import { forManyVisitors } from "./shared-cache.ts";
import { refusedPage, refusingPage } from "./unsubscribe-page.ts";

type Handler = (request: Request, call: Call) => Promise<Response>;
/** What is known of a request besides itself. */
export type Call = { requestId: string; ip: string; nonce: string; origin: string };

export type HttpParts = {
  config: Config;
  log: Log;
  graphql: Handler;
  stream: Handler;
  /** Absent where the identity service is the cloud's own. */
  identity?: {
    userPool: Handler;
    identityPool: Handler;
    domain: Record<
      "authorize" | "idpResponse" | "token" | "revoke" | "userInfo" | "logout" | "finish",
      Handler
    >;
    jwks: () => Promise<Response>;
  };
  bucket?: (request: Request) => Promise<Response>;
  media: (request: Request) => Promise<Response>;
  /** A card for print, for who has the pass. */
  prints: (request: Request, token: string) => Promise<Response>;
  /** A business licence, for who has the pass. */
  licences: (token: string) => Promise<Response>;
  /** All that is a member's own, for who has the address. */
  downloads: (request: Request, token: string) => Promise<Response>;
  /** The body of `/config.json`, for the address the browser used. */
  settings: (origin: string) => Promise<object>;
  /** Those who take payments and call back, by the name of their way. */
  payments: ReadonlyMap<string, (request: Request) => Promise<Response>>;
  /** Somebody who was invited wants no e-mail any more; false for a token that nobody has. */
  refuseEmails: (token: string) => Promise<boolean>;
  /** Somebody followed a link of a card. */
  clicked: (request: Request, click: { card: string; link: string; ip: string }) => void;
  /** A page that a CDN handed out was opened. */
  viewed: (request: Request, view: { card: string; ip: string }) => void;
  ready: () => Promise<void>;
  /** Answers to whoever reads our figures; absent where nobody is configured to. */
  metrics?: (authorization: string | undefined) => Promise<Response>;
  requests: RequestFigures;
  refused: LimitRefusals;
  /** How the log calls addresses. */
  pathNames: () => Promise<PathNames>;
  /** Something failed in a browser. */
  browserFailed: (
    request: Request,
    told: { requestId: string; ip: string; nameOf: PathNames },
  ) => Promise<void>;
  /** For who found a hole; null where nobody can be named. */
  securityText: () => string | null;
  /** Whether what somebody was sent is one of our cards. */
  cardCheck: Handler;
  /** A card's own page; null where no card is or was. */
  cardPages: (request: Request, call: Call) => Promise<Response | null>;
  pages: Handler;
  /** What stands where no page is; null where there may be one. */
  missingPage: (request: Request, call: Call) => Promise<Response | null>;
  /** Whether a shared cache stands before us that is told what changed. */
  isBehindCdn?: boolean;
  /** Addresses of pages that a search may find. */
  publicPages: () => Promise<readonly string[]>;
  /** Scripts, styles, fonts and pictures that the build made. */
  clientFolder?: string;
};

/** The longest form of a page is a report: a thousand characters of Hangul as a form sends them, six times over. */
const MOST_BODY_BYTES = 64 * 1_024;

type Env = { Bindings: { incoming?: IncomingMessage | Http2ServerRequest }; Variables: { call: Call } };

/** Every address of the server; all that is not listed is a page. */
export function createHttp(parts: HttpParts): Hono<Env> {
  const { config, log } = parts;
  const setSecurityHeaders = securityHeaders(config);
  const app = new Hono<Env>();

  app.use((c, next) => {
    const { method } = c.req;
    const asked = () => ({ name: method, kind: "server", parent: c.req.header("traceparent") }) as const;
    return inSpan(asked, async (span) => {
      const { path, status } = await answered(c, next);
      const attributes = { "http.route": path, "http.response.status_code": status };
      span?.tell({ name: `${method} ${path}`, attributes });
    });
  });
  async function answered(c: Context<Env>, next: Next) {
    const started = performance.now();
    c.set("call", callOf(c, config));
    await next();
    const { requestId, nonce } = c.var.call;
    setSecurityHeaders(c.res.headers, { nonce, path: c.req.path });
    c.res.headers.set("x-request-id", requestId);
    const ms = performance.now() - started;
    const path = (await parts.pathNames())(c.req.path);
    const { status } = c.res;
    parts.requests.of(path).add({ status, ms });
    log.info({ requestId, method: c.req.method, path, status, ms: Math.round(ms) }, "request");
    return { path, status };
  }
  app.use(compress());
  app.use(async (c, next) => {
    refuseOtherHosts(c.req.raw, config);
    refuseCrossSite(c.req.raw, c.var.call.origin);
    await next();
  });

  app.all("/graphql", (c) => parts.graphql(c.req.raw, c.var.call));
  app.all("/graphql/stream", (c) => parts.stream(c.req.raw, c.var.call));
  const { identity, bucket } = parts;
  if (identity) {
    app.post("/identity/user-pool/", (c) => identity.userPool(c.req.raw, c.var.call));
    app.post("/identity/user-pool", (c) => identity.userPool(c.req.raw, c.var.call));
    app.post("/identity/identity-pool/", (c) => identity.identityPool(c.req.raw, c.var.call));
    app.post("/identity/identity-pool", (c) => identity.identityPool(c.req.raw, c.var.call));
    app.get("/identity/user-pool/:poolId/.well-known/jwks.json", () => identity.jwks());
    // As a Cognito domain: `{host}/identity` is what Amplify is told.
    const { domain } = identity;
    app.get("/identity/oauth2/authorize", (c) => domain.authorize(c.req.raw, c.var.call));
    app.get("/identity/oauth2/idpresponse", (c) => domain.idpResponse(c.req.raw, c.var.call));
    app.post("/identity/oauth2/token", (c) => domain.token(c.req.raw, c.var.call));
    app.post("/identity/oauth2/revoke", (c) => domain.revoke(c.req.raw, c.var.call));
    app.get("/identity/oauth2/userInfo", (c) => domain.userInfo(c.req.raw, c.var.call));
    app.get("/identity/logout", (c) => domain.logout(c.req.raw, c.var.call));
    app.post("/identity/federation", (c) => domain.finish(c.req.raw, c.var.call));
  }
  if (bucket) {
    app.post("/bucket", (c) => bucket(c.req.raw));
    app.post("/bucket/*", (c) => bucket(c.req.raw));
  }
  // Webhooks of payment providers.
  app.post("/-/payments/:way", async (c) => {
    const receive = parts.payments.get(c.req.param("way"));
    if (!receive) throw new Refusal("NOT_FOUND");
    return noStore(await receive(c.req.raw));
  });
  app.post("/-/browser-error", async (c) => {
    const { requestId, ip } = c.var.call;
    await parts.browserFailed(c.req.raw, { requestId, ip, nameOf: await parts.pathNames() });
    return noStore(c.body(null, 204));
  });

  for (const path of CHECK_PATHS) {
    app.on(["GET", "HEAD", "POST"], path, (c) => parts.cardCheck(c.req.raw, c.var.call));
  }

  // Whoever stands above reads a body by a limit of their own; nobody below reads one that is not within this.
  app.use(async (c, next) => {
    c.req.raw = await withinLimit(c.req.raw, MOST_BODY_BYTES);
    await next();
  });

  app.on(["GET", "HEAD"], "/media/*", (c) => parts.media(c.req.raw));
  app.get("/fonts/*", (c) => fontFile(c.req.raw));
  app.get("/config.json", async (c) => noStore(c.json(await parts.settings(c.var.call.origin))));
  app.get("/.well-known/security.txt", (c) => {
    const text = parts.securityText();
    if (!text) throw new Refusal("NOT_FOUND");
    return forAnHour(c.text(text));
  });
  app.get("/robots.txt", (c) => forAnHour(c.text(robotsText(c.var.call.origin))));
  app.get("/sitemap.xml", async (c) => {
    const { origin } = c.var.call;
    const text = sitemap({ origin, pages: await parts.publicPages() });
    return forAnHour(c.body(text, 200, { "content-type": "application/xml; charset=utf-8" }));
  });

  app.get("/-/health", (c) => noStore(c.json({ status: "ok" })));
  app.get("/-/ready", async (c) => {
    await parts.ready();
    return noStore(c.json({ status: "ready" }));
  });
  const { metrics } = parts;
  if (metrics) app.get("/-/metrics", async (c) => noStore(await metrics(c.req.header("authorization"))));
  app.get("/-/away", (c) => noStore(c.html(awayPage)));
  const { kakaoJsKey } = config;
  if (kakaoJsKey) {
    app.get("/-/pin-map", (c) => {
      const { html, policy } = pinMapPage(kakaoJsKey, c.var.call.nonce);
      return noStore(c.html(html, 200, { "content-security-policy": policy }));
    });
  }
  app.get("/-/prints/:token/:name", (c) => parts.prints(c.req.raw, c.req.param("token")));
  app.get("/-/licences/:token", (c) => parts.licences(c.req.param("token")));
  app.get("/-/downloads/:token/:name", async (c) =>
    noStore(await parts.downloads(c.req.raw, c.req.param("token"))),
  );
  app.get("/-/letters/:token", (c) => noStore(c.html(refusingPage)));
  app.post("/-/letters/:token", async (c) => {
    if (!(await parts.refuseEmails(idSent(c.req.param("token"))))) throw new Refusal("NOT_FOUND");
    return noStore(c.html(refusedPage));
  });
  app.post("/-/clicks/:card/:link", (c) => {
    parts.clicked(c.req.raw, { ...c.req.param(), ip: c.var.call.ip });
    return noStore(c.body(null, 204));
  });
  app.post("/-/views/:card", (c) => {
    parts.viewed(c.req.raw, { card: c.req.param("card"), ip: c.var.call.ip });
    return noStore(c.body(null, 204));
  });
  app.all("/-/*", () => {
    throw new Refusal("NOT_FOUND");
  });

  if (parts.clientFolder) app.get("*", streamedFiles(parts.clientFolder));
  app.all("*", async (c) => {
    const card = await parts.cardPages(c.req.raw, c.var.call);
    if (card) return card;
    const missing = await parts.missingPage(c.req.raw, c.var.call);
    if (missing) return missing;
    const page = await parts.pages(await withForm(c.req.raw), c.var.call);
    return parts.isBehindCdn ? forManyVisitors(page, c.req.raw, await parts.publicPages()) : page;
  });

  app.onError((error, c) => {
    if (error instanceof Refusal && error.limit) parts.refused.add({ limit: error.limit });
    return noStore(refusalAnswer(error, { request: c.req.raw, call: c.var.call, parts }));
  });
  return app;
}

/** Whatever of them is large or asked for in parts; the others are answered before they come here. */
function streamedFiles(root: string): MiddlewareHandler<Env> {
  const files = listBuiltFiles(root);
  const serve = serveStatic<Env>({
    root,
    precompressed: true,
    onFound: (_file, c) => c.header("cache-control", files.cacheOf(c.req.path)),
  });
  // Only files that are there, so that no page's address ever touches the disk.
  return (c, next) => (files.has(c.req.path) ? serve(c, next) : next());
}

function callOf(c: Context<Env>, config: Config): Call {
  return {
    requestId: randomUUID(),
    ip: clientAddress(
      { peer: c.env?.incoming?.socket.remoteAddress, headers: c.env?.incoming?.headers ?? c.req.header() },
      config,
    ),
    nonce: randomBytes(16).toString("base64"),
    origin: config.publicUrl ?? new URL(c.req.url).origin,
  };
}

/** Links in mails and previews are made from the configured address only. */
function refuseOtherHosts(request: Request, { publicUrl }: Config) {
  if (!publicUrl) return;
  const { pathname, host } = new URL(request.url);
  const forOperators = pathname.startsWith("/-/");
  if (host !== new URL(publicUrl).host && !forOperators) throw new Refusal("WRONG_HOST");
}

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];
/** Typed by hand, with the stroke at its end or without. */
const CHECK_PATHS = [CHECK, `${CHECK}/`];

/** A page of another site cannot act in a person's name here. */
function refuseCrossSite(request: Request, origin: string) {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const from = request.headers.get("origin");
  // Sends no referrer, which makes older browsers say "null"; and it acts in nobody's name.
  if (from === "null" && site !== "cross-site" && CHECK_PATHS.includes(new URL(request.url).pathname)) return;
  if (site === "cross-site" || (from !== null && from !== origin && site !== "same-origin")) {
    throw new Refusal("CROSS_SITE");
  }
}

function refusalAnswer(
  error: Error,
  { request, call, parts: { config, log } }: { request: Request; call: Call; parts: HttpParts },
): Response {
  const refusal = error instanceof Refusal ? error : isOutage(error) ? new Refusal("BUSY") : undefined;
  if (!refusal) log.error({ requestId: call.requestId, ...describeFailure(error) }, "a request failed");
  const { code = "INTERNAL", message = "서비스 에러가 발생 하였습니다.", status = 500 } = refusal ?? {};
  const retryAfter = refusal?.details.retryAfterSeconds ?? (status === 503 ? 1 : undefined);
  const { requestId } = call;
  const headers: Record<string, string> = { vary: "accept" };
  if (retryAfter) headers["retry-after"] = String(retryAfter);
  if (!isForReading(request)) return Response.json({ code, message, requestId }, { status, headers });
  headers["content-type"] = "text/html; charset=utf-8";
  // Under another host's name the first page is elsewhere.
  const home = `${config.publicUrl ?? ""}/`;
  return new Response(refusalPage({ status, sentence: message, requestId, home }), { status, headers });
}

function forAnHour(response: Response): Response {
  response.headers.set("cache-control", "public, max-age=3600");
  return response;
}

function noStore(response: Response): Response {
  response.headers.set("cache-control", "no-store");
  return response;
}
