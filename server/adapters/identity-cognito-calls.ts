import { CognitoIdentityClient, DeleteIdentitiesCommand } from "@aws-sdk/client-cognito-identity";
import {
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
} from "@aws-sdk/client-cognito-identity-provider";
import { Refusal } from "#domain/refusal.ts";
import { type CLOUD_PATIENCE, unavailable, withDeadline } from "./cloud-call.ts";

/** Cognito's words for a token that was revoked, or whose member is gone or may not act. */
const SIGNED_OUT = [
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
];

/** Its words for too much at once; they come as 400 and as 429. */
const TOO_MUCH = ["TooManyRequestsException", "LimitExceededException", "ThrottlingException"];

/** Cognito deletes no more identities in one call. */
const MOST_DELETED = 60;

type Parts = {
  region: string;
  endpoint?: string;
  identityEndpoint?: string;
  patience: typeof CLOUD_PATIENCE;
};
type Asking = { abortSignal: AbortSignal };

/** Questions to Cognito that are answered soon or refused as BUSY. What it refuses keeps its name. */
export function createCognitoCalls({ region, endpoint, identityEndpoint, patience }: Parts) {
  const client = {
    region,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: patience.connectMs },
  };
  const userPool = new CognitoIdentityProviderClient({ ...client, endpoint });
  const identityPool = new CognitoIdentityClient({ ...client, endpoint: identityEndpoint });

  /** Both attempts together end in time. */
  async function ask<Answer>(question: (options: Asking) => Promise<Answer>): Promise<Answer> {
    try {
      return await withDeadline(patience.answerMs, question);
    } catch (error) {
      throw isOutage(error) ? unavailable(error) : error;
    }
  }

  return {
    ask: <Answer>(question: (pool: CognitoIdentityProviderClient, options: Asking) => Promise<Answer>) =>
      ask((options) => question(userPool, options)),

    async deleteIdentities(ids: readonly string[]): Promise<void> {
      for (let at = 0; at < ids.length; at += MOST_DELETED) {
        const IdentityIdsToDelete = ids.slice(at, at + MOST_DELETED);
        const { UnprocessedIdentityIds: left = [] } = await ask((options) =>
          identityPool.send(new DeleteIdentitiesCommand({ IdentityIdsToDelete }), options),
        );
        if (left.length > 0) throw new Error(`Cognito kept an identity: ${left[0]?.ErrorCode}`);
      }
    },
  };
}

/** Whether it says nothing about what was asked: nobody answered, or not now. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  const status = "$metadata" in error ? statusIn(error.$metadata) : undefined;
  return status === undefined || status >= 500 || status === 429 || TOO_MUCH.includes(error.name);
}

function statusIn(metadata: unknown): number | undefined {
  const { httpStatusCode } = metadata as { httpStatusCode?: number };
  return httpStatusCode;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof CognitoIdentityProviderServiceException && SIGNED_OUT.includes(error.name);
}

export function isNobody(error: unknown): boolean {
  return error instanceof CognitoIdentityProviderServiceException && error.name === "UserNotFoundException";
}
