import type { z } from "zod";
import { Refusal } from "#domain/refusal.ts";
import { describeFailure, isOutage } from "#server/failure.ts";
import { readText } from "#server/http/body.ts";
import type { Log } from "#server/ports.ts";
import { CognitoError } from "./errors.ts";

/** Whom we talk to, as far as the connection tells. */
export type Peer = { ip: string };

/** One operation: takes what was in the body, gives what will be in the answer's. */
export type IdentityOperation = (input: unknown, peer: Peer) => Promise<object>;

/** The largest honest body carries three tokens. */
const MOST_BYTES = 64 * 1024;

/** An operation whose input is checked before it runs; what the schema does not name never arrives. */
export function operation<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.output<Schema>, peer: Peer) => Promise<object>,
): IdentityOperation {
  return async (input, peer) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return run(parsed.data, peer);
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new CognitoError("InvalidParameterException", problems.join("; "));
  };
}

type Service = { target: string; operations: Record<string, IdentityOperation>; log: Log };

/** Serves operations by AWS's JSON 1.1 protocol: the header names the operation, errors carry `__type`. */
export function createEndpoint({ target, operations, log }: Service) {
  return async (request: Request, peer: Peer): Promise<Response> => {
    try {
      const name = request.headers.get("x-amz-target") ?? "";
      const run = operationNamed(name, { target, operations });
      return answer(200, await run(await readBody(request), peer));
    } catch (error) {
      return errorAnswer(error, log);
    }
  };
}

function operationNamed(name: string, { target, operations }: Omit<Service, "log">): IdentityOperation {
  const [service, operationName = ""] = name.split(".");
  const found =
    service === target && Object.hasOwn(operations, operationName) ? operations[operationName] : undefined;
  if (!found) throw new CognitoError("UnknownOperationException", "");
  return found;
}

async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request, MOST_BYTES);
  try {
    return JSON.parse(text);
  } catch {
    throw new CognitoError("SerializationException", "The body is not JSON.");
  }
}

function errorAnswer(error: unknown, log: Log): Response {
  const known = asCognitoError(error);
  if (!known) return errorAnswer(reported(error as Error, log), log);
  const response = answer(known.status, { __type: known.name, message: known.message });
  response.headers.set("x-amzn-errortype", known.name);
  if (known.retryAfterSeconds) response.headers.set("retry-after", String(known.retryAfterSeconds));
  return response;
}

/** What is not an answer but a failure: an outage passes, anything else is a bug. */
function reported(error: Error, log: Log): CognitoError {
  if (isOutage(error)) {
    log.warn({ ...describeFailure(error), code: "BUSY" }, "An identity operation found the database away");
    return new CognitoError("InternalErrorException", "Try again.", { status: 503, retryAfterSeconds: 1 });
  }
  log.error(describeFailure(error), "An identity operation failed");
  return new CognitoError("InternalErrorException", "Internal server error.", { status: 500 });
}

/** Tokens are checked by the same code as on our API, which refuses in our words. */
function asCognitoError(error: unknown): CognitoError | undefined {
  if (error instanceof CognitoError) return error;
  if (!(error instanceof Refusal)) return undefined;
  if (error.code === "BODY_TOO_LARGE")
    return new CognitoError("InvalidParameterException", "Request too large.", { status: error.status });
  if (error.code === "BODY_UNREADABLE")
    return new CognitoError("SerializationException", "The body ended too early.");
  const expired = error.code === "TOKEN_EXPIRED";
  return new CognitoError(
    "NotAuthorizedException",
    expired ? "Access Token has expired" : "Invalid Access Token",
  );
}

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "cache-control": "no-store",
      "x-amzn-requestid": crypto.randomUUID(),
    },
  });
}
