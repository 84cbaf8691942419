/** The errors of Cognito that we use, by its own names; AWS clients tell them apart by these. */
export type CognitoErrorName =
  | "AliasExistsException"
  | "CodeDeliveryFailureException"
  | "CodeMismatchException"
  | "InternalErrorException"
  | "InvalidParameterException"
  | "InvalidPasswordException"
  | "LimitExceededException"
  | "NotAuthorizedException"
  | "PasswordResetRequiredException"
  // Not Cognito's, which has no operation for it: somebody has another account of this provider.
  | "ProviderTakenException"
  | "ResourceNotFoundException"
  | "SerializationException"
  | "TooManyRequestsException"
  | "UnknownOperationException"
  | "UnsupportedTokenTypeException"
  | "UserNotConfirmedException";

type Details = { status?: number; retryAfterSeconds?: number };

/** An expected "no" in Cognito's words. */
export class CognitoError extends Error {
  override readonly name: CognitoErrorName;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(name: CognitoErrorName, message: string, { status = 400, retryAfterSeconds }: Details = {}) {
    super(message);
    this.name = name;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One sentence for an unknown account, a wrong password and a wrong proof: nobody learns who has an account. */
export function incorrectCredentials(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Incorrect username or password.");
}

/** The page reads the number from this sentence. */
export function locked(seconds: number): CognitoError {
  return new CognitoError(
    "NotAuthorizedException",
    `Password attempts exceeded. Try again in ${seconds} seconds.`,
  );
}

export function tooManyRequests(retryAfterSeconds: number): CognitoError {
  return new CognitoError("TooManyRequestsException", "Too many requests.", {
    status: 429,
    retryAfterSeconds,
  });
}

export function limitExceeded(): CognitoError {
  return new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
}

export function invalidSession(): CognitoError {
  return new CognitoError("NotAuthorizedException", "Invalid session for the user, session is expired.");
}

export function codeMismatch(): CognitoError {
  return new CognitoError("CodeMismatchException", "Invalid verification code provided, please try again.");
}
