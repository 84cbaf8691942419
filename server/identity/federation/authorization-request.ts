import type { AskedByClient } from "./flow-cookie.ts";
import { OauthError } from "./oauth-error.ts";

/** Those of our client, as infra/identity.ts gives them to Cognito's. */
const SCOPES = ["openid", "email", "profile", "aws.cognito.signin.user.admin"];
/** Amplify's have 32 characters; all of it has to fit into a cookie. */
const MOST_CHARACTERS = 512;

type Ours = { clientId: string; redirectUri: string };

/**
 * What a client asks of /oauth2/authorize. Who names another client or address than ours is answered here and sent
 * nowhere; what else is wrong, `check` says, and it is told to the client.
 */
export function readAuthorization(parameters: URLSearchParams, ours: Ours) {
  const [clientId, redirectUri] = [one(parameters, "client_id"), one(parameters, "redirect_uri")];
  if (clientId !== ours.clientId) throw new OauthError("invalid_client", { status: 400 });
  if (redirectUri !== ours.redirectUri) {
    throw new OauthError("invalid_request", { message: "redirect_uri is not one of this client." });
  }
  const asked: AskedByClient = {
    redirectUri,
    state: one(parameters, "state") ?? "",
    challenge: one(parameters, "code_challenge") ?? "",
    nonce: one(parameters, "nonce"),
  };
  return {
    asked,
    check(): { provider: string; anew: boolean } {
      if (one(parameters, "response_type") !== "code") throw new OauthError("unsupported_response_type");
      const scopes = (one(parameters, "scope") ?? "openid").split(" ");
      if (scopes.some((scope) => !SCOPES.includes(scope))) throw new OauthError("invalid_scope");
      if (!asked.state) throw new OauthError("invalid_request", { message: "state is missing." });
      const method = one(parameters, "code_challenge_method");
      if (method !== "S256" || !/^[\w-]{43}$/.test(asked.challenge)) {
        throw new OauthError("invalid_request", { message: "code_challenge by S256 is required." });
      }
      const provider = one(parameters, "identity_provider") ?? "";
      return { provider, anew: one(parameters, "prompt") === "login" };
    },
  };
}

/** A parameter that stands there twice could be read in two ways. */
function one(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = parameters.getAll(name);
  if (others.length > 0 || (value?.length ?? 0) > MOST_CHARACTERS) {
    throw new OauthError("invalid_request", { message: `${name} is there twice or too long.` });
  }
  return value;
}
