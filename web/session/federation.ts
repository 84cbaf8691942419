import type { SignInProviderName } from "#domain/sign-in-provider.ts";

/** What is asked of somebody whom a provider knows, before they are let in. */
export type FederationStep = {
  /** The password of the account that has their address; another provider; or an address. */
  Step: "join" | "taken" | "email";
  Provider: SignInProviderName;
  /** As the provider or they themselves wrote it; empty where there is none. */
  Email: string;
  /** Where the address is taken: by which providers its owner signs in. */
  Providers: SignInProviderName[];
};

/** Another step, or where to go with what signs them in. */
export type FederationAnswer = FederationStep | { Location: string };

type Operations = {
  GetStep: Record<string, never>;
  Join: { Password: string };
  SendCode: { Email: string };
  ConfirmEmail: { Email: string; Code: string };
};

/** Asks the embedded service; a cookie says who came back from which provider. Errors are named as Cognito names its own. */
export async function askFederation<Name extends keyof Operations>(
  operation: Name,
  body: Operations[Name],
): Promise<FederationAnswer> {
  const answer = await fetch("/identity/federation", {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `GoiFederation.${operation}`,
    },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (answer.ok) return result;
  throw Object.assign(new Error(result.message), { name: result.__type });
}
