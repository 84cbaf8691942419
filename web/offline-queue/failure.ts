import { ApiRefusal } from "#web/api-call.ts";
import { explain, isNetworkFailure } from "#web/forms/explain.ts";

/** What a failed sending means for what comes next. */
export type Failure =
  | { is: "offline" }
  /** The server cannot at the moment. */
  | { is: "later" }
  | { is: "signed-out" }
  | { is: "conflict"; sentence: string }
  /** The server says what to mend: a sentence, and one by the path of each field. */
  | { is: "refused"; sentence: string; problems: Readonly<Record<string, string>> }
  /** What it was about was deleted, or belongs to somebody else. */
  | { is: "gone"; sentence: string };

/** A "no" for good: sending the same again would be answered the same. */
export type FinalFailure = Extract<Failure, { sentence: string }>;

/** Refusals that a new sign-in cures; the last two are the identity service's own names. */
const SIGNED_OUT = [
  "AUTH_REQUIRED",
  "TOKEN_INVALID",
  "TOKEN_EXPIRED",
  "WRONG_TOKEN_USE",
  "NotAuthorizedException",
  "UserUnAuthenticatedException",
];

export function failureOf(error: unknown): Failure {
  const name = error instanceof ApiRefusal ? error.code : error instanceof Error ? error.name : "";
  if (SIGNED_OUT.includes(name)) return { is: "signed-out" };
  if (isNetworkFailure(error)) return { is: "offline" };
  const { sentence, fields } = explain(error);
  switch (name) {
    case "CONFLICT":
      return { is: "conflict", sentence };
    case "INVALID":
    case "BODY_TOO_LARGE":
    case "LIMIT_REACHED":
    case "IDEMPOTENCY_KEY_REUSED":
    case "FULL":
    case "CLOSED":
    case "SEALED":
      return { is: "refused", sentence, problems: fields };
    case "NOT_FOUND":
    case "FORBIDDEN":
    case "GONE":
      return { is: "gone", sentence };
    default:
      return { is: "later" };
  }
}

/** What passes without anybody doing anything. */
export function mayPass({ is }: { is: string }): boolean {
  return is === "offline" || is === "later";
}

export function isFinal(failure: Failure): failure is FinalFailure {
  return "sentence" in failure;
}
