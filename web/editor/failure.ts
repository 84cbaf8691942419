import { ApiRefusal } from "#web/api-call.ts";
import { explain, isNetworkFailure } from "#web/forms/explain.ts";
import type { Problems } from "./problems.ts";

/** What a failed save means for what comes next. */
export type Failure =
  | { is: "offline" }
  | { is: "later" }
  | { is: "signed-out" }
  | { is: "conflict" }
  | { is: "refused"; sentence: string; problems: Problems }
  | { is: "gone"; sentence: string };

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
      return { is: "conflict" };
    case "INVALID":
    case "BODY_TOO_LARGE":
      return { is: "refused", sentence, problems: fields };
    case "NOT_FOUND":
    case "FORBIDDEN":
      return { is: "gone", sentence };
    default:
      return { is: "later" };
  }
}
