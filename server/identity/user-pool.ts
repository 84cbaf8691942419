import { CognitoError } from "./errors.ts";
import { passwordOperations } from "./password.ts";
import type { Pool } from "./pool.ts";
import { profileOperations } from "./profile.ts";
import { createEndpoint, type IdentityOperation } from "./protocol.ts";
import { refreshOperations } from "./refresh.ts";
import { signInOperations } from "./sign-in.ts";
import { signUpOperations } from "./sign-up.ts";

/** The user pool: who has an account, and how they prove it. */
export function createUserPool(pool: Pool) {
  const operations: Record<string, IdentityOperation> = {
    ...signUpOperations(pool),
    ...signInOperations(pool),
    ...refreshOperations(pool),
    ...passwordOperations(pool),
    ...profileOperations(pool),
  };
  const forOurClient = Object.entries(operations).map(([name, run]) => [
    name,
    ofClient(pool.settings.clientId, run),
  ]);
  return createEndpoint({
    target: "AWSCognitoIdentityProviderService",
    operations: Object.fromEntries(forOurClient),
    log: pool.log,
  });
}

/** Operations that name a client must name ours. */
function ofClient(clientId: string, run: IdentityOperation): IdentityOperation {
  return async (input, peer) => {
    const named =
      typeof input === "object" && input !== null && "ClientId" in input ? input.ClientId : clientId;
    if (typeof named === "string" && named !== clientId) {
      throw new CognitoError("ResourceNotFoundException", "User pool client does not exist.");
    }
    return run(input, peer);
  };
}
