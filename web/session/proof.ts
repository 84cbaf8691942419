import { createStore } from "zustand/vanilla";
import { MINUTE_MS } from "#domain/duration.ts";
import { askWithProof } from "#web/api.ts";
import { type ApiOperation, ApiRefusal } from "#web/api-call.ts";

/** A little less than the server counts it for. */
const COUNTS_FOR_MS = 9 * MINUTE_MS;

type Waiting = { prove(token: string): void; giveUp(): void };

/** Somebody who has to prove their password before an act goes on; null while nobody has to. */
export const proofWanted = createStore<{ waiting: Waiting | null }>(() => ({ waiting: null }));

let proof: { token: string; until: number } | undefined;

/**
 * Asks the server; where it wants the password proved again, the sheet asks for it and the act goes on, so that
 * nothing typed is lost. The proof counts for what follows within minutes, in this tab only.
 */
export async function askProved<Result, Variables extends Record<string, unknown>>(
  operation: ApiOperation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const known = proof && proof.until > Date.now() ? proof.token : undefined;
  try {
    return await askWithProof(operation, { variables, proof: known });
  } catch (error) {
    if (!isProofWanted(error)) throw error;
    return askWithProof(operation, { variables, proof: await wantProof(error) });
  }
}

/** Whether the server wants to know once more who this is. */
export function isProofWanted(error: unknown): error is ApiRefusal {
  return error instanceof ApiRefusal && error.code === "REAUTH_REQUIRED";
}

function wantProof(refusal: ApiRefusal): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = () => proofWanted.setState({ waiting: null });
    proofWanted.setState({
      waiting: {
        prove(token) {
          proof = { token, until: Date.now() + COUNTS_FOR_MS };
          end();
          resolve(token);
        },
        giveUp() {
          end();
          reject(refusal);
        },
      },
    });
  });
}
