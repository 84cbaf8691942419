import { GraphQLError } from "graphql";
import { Refusal } from "#domain/refusal.ts";
import { describeFailure, isOutage } from "#server/failure.ts";
import type { Log } from "#server/ports.ts";

type Path = GraphQLError["path"];
type Reporting = { requestId: string; log: Log };

const INTERNAL = { code: "INTERNAL", sentence: "서비스 에러가 발생 하였습니다." };
/** No page of ours sends such a request, unless it is older than the server. */
const BAD_REQUEST = {
  code: "BAD_REQUEST",
  sentence: "요청을 이해하지 못했습니다. 페이지를 새로 열어 주세요.",
};
/** A database usually is back within seconds. */
export const BUSY_SECONDS = 5;

/** What went wrong, as the caller may know it. Bugs and outages are logged here and nowhere else. */
export function refusalOf(error: unknown, { requestId, log }: Reporting): Refusal | undefined {
  const warn = (cause: unknown) =>
    log.warn({ requestId, ...describeFailure(cause), code: "BUSY" }, "what we rely on does not answer");
  if (error instanceof Refusal) {
    if (error.code === "BUSY" && error.cause) warn(error.cause);
    return error;
  }
  if (isOutage(error)) {
    warn(error);
    return new Refusal("BUSY", { retryAfterSeconds: BUSY_SECONDS });
  }
  log.error({ requestId, ...describeFailure(error), code: INTERNAL.code }, "a call failed");
  return undefined;
}

/** An error as the answer shows it: a Korean sentence, a code, the request id; nothing of what was thrown. */
export function presentError(
  refusal: Refusal | undefined,
  { requestId, path }: { requestId: string; path?: Path },
) {
  return new GraphQLError(refusal?.message ?? INTERNAL.sentence, {
    path,
    extensions: { code: refusal?.code ?? INTERNAL.code, requestId, ...refusal?.details },
  });
}

/** A request that is not sound GraphQL; `reason` is for the developer who wrote it. */
export function presentFault(reason: string, requestId: string) {
  return new GraphQLError(BAD_REQUEST.sentence, {
    extensions: { code: BAD_REQUEST.code, requestId, reason },
  });
}
