import { isNetworkFailure } from "#web/forms/explain.ts";

/** The identity service's own names for a failure that says nothing about who is signed in. */
const UNAVAILABLE = [
  "InternalErrorException",
  "LimitExceededException",
  "ServiceUnavailableException",
  "ThrottlingException",
  "TooManyRequestsException",
  // An answer without a name, and one that is no JSON, such as a balancer's.
  "UnknownError",
  "SyntaxError",
];

/** Whether the identity service is away or too busy to say who is signed in. */
export function isUnavailable(error: unknown): boolean {
  if (isNetworkFailure(error)) return true;
  return error instanceof Error && UNAVAILABLE.some((name) => error.name.startsWith(name));
}
