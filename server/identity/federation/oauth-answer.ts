import { Refusal } from "#domain/refusal.ts";
import { describeFailure, isOutage } from "#server/failure.ts";
import { CognitoError } from "#server/identity/errors.ts";
import type { Log } from "#server/ports.ts";
import type { DomainCall } from "./hosted-domain.ts";
import { OauthError } from "./oauth-error.ts";

type Endpoint = (request: Request, call: DomainCall) => Promise<Response>;

/** What OAuth's addresses answer when they refuse: never kept, and nothing of a failure but that it was one. */
export function answeringOauth(log: Log) {
  return (run: Endpoint): Endpoint =>
    async (request, call) => {
      try {
        return await run(request, call);
      } catch (error) {
        return refused(error, log);
      }
    };
}

/** As nothing leads back: whatever stands in the address that leads here stays between us and the browser. */
export function redirect(to: URL): Response {
  return new Response(null, {
    status: 302,
    headers: { location: to.href, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

export function answered(body: object, { status = 200, headers = {} } = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

function refused(error: unknown, log: Log): Response {
  if (error instanceof OauthError) {
    const description = error.message && { error_description: error.message };
    return answered({ error: error.name, ...description }, { status: error.status });
  }
  if (error instanceof CognitoError && error.retryAfterSeconds) {
    const headers = { "retry-after": String(error.retryAfterSeconds) };
    return answered({ error: "temporarily_unavailable" }, { status: error.status, headers });
  }
  if (error instanceof CognitoError) return answered({ error: "invalid_grant" }, { status: 400 });
  if (error instanceof Refusal) {
    const isToken = error.status === 401;
    return answered({ error: isToken ? "invalid_token" : "invalid_request" }, { status: error.status });
  }
  if (isOutage(error)) {
    log.warn({ ...describeFailure(error), code: "BUSY" }, "A sign-in found the database away");
    return answered({ error: "temporarily_unavailable" }, { status: 503, headers: { "retry-after": "1" } });
  }
  log.error(describeFailure(error), "A sign-in by a provider failed");
  return answered({ error: "server_error" }, { status: 500 });
}
