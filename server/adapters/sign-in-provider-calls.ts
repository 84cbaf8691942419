import { AuthorizationResponseError, allowInsecureRequests, type Configuration } from "openid-client";
import { ProviderFailure } from "#server/identity/federation/provider-failure.ts";

/** Somebody waits with a blank page in front of them. */
export const PROVIDER_SECONDS = 3;

/** Plain http is for a provider that runs where we do; openid-client refuses it unless it is told. */
export function allowPlain(issuer: string): ((config: Configuration) => void)[] {
  return issuer.startsWith("http://") ? [allowInsecureRequests] : [];
}

/** Asks a provider; whatever comes of it but an answer is a ProviderFailure. */
export async function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure(reasonOf(error), error);
  }
}

function reasonOf(error: unknown): ProviderFailure["reason"] {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === "access_denied") return "denied";
    return /unavailable|server_error/.test(error.error) ? "away" : "untrusted";
  }
  return isAway(error) ? "away" : "untrusted";
}

/** Whether nobody answered, or a server that failed: openid-client keeps what it met behind what it throws. */
function isAway(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  // An answer, or an error that has its status. Not asked by its class: the web server's answers are not fetch's.
  if ("status" in error && typeof error.status === "number") {
    return error.status >= 500 || error.status === 429;
  }
  if (!(error instanceof Error)) return false;
  // The network's own, refused or reset, is a TypeError.
  return error.name === "TimeoutError" || /^fetch failed/i.test(error.message) || isAway(error.cause);
}
