import { randomBytes } from "node:crypto";
import { EMAIL_MAX } from "#domain/limits.ts";
import { describeFailure } from "#server/failure.ts";
import { CognitoError } from "#server/identity/errors.ts";
import type { Pool } from "#server/identity/pool.ts";
import type { Peer } from "#server/identity/protocol.ts";
import type { ProviderAccount, SignInProvider } from "#server/ports.ts";
import { admissionOf } from "./admission.ts";
import { createAuthorizationCodes } from "./authorization-codes.ts";
import { readAuthorization } from "./authorization-request.ts";
import { createFinish } from "./finish.ts";
import { type AskedByClient, createFlowCookies, type FlowAtProvider, type FlowHere } from "./flow-cookie.ts";
import { answeringOauth, redirect } from "./oauth-answer.ts";
import { OauthError } from "./oauth-error.ts";
import { ProviderFailure } from "./provider-failure.ts";
import { createTokenEndpoints } from "./token-endpoints.ts";

/** Whom we talk to, and under which address of ours. */
export type DomainCall = Peer & { origin: string };

/** Where a provider sends people back to; it has to be told of it beforehand. */
const RETURN_PATH = "/identity/oauth2/idpresponse";
/** Where they are asked what is missing. */
const CONTINUE_PATH = "/login/continue";
/** A cookie holds 4 KB. */
const MOST_OF_NAME = 100;

/**
 * The addresses of a Cognito domain, by which Amplify signs people in with accounts of elsewhere: authorize → the
 * provider → idpresponse → (what is missing, asked on a page of ours) → our client, with a code → token.
 */
export function createHostedDomain(pool: Pool) {
  const { clock, limits, log, providers = [], secrets, settings } = pool;
  const cookies = createFlowCookies({ secrets, clock });
  const codes = createAuthorizationCodes(pool);

  async function authorize(request: Request, call: DomainCall): Promise<Response> {
    const { asked, check } = readAuthorization(new URL(request.url).searchParams, {
      clientId: settings.clientId,
      redirectUri: clientAddress(call),
    });
    return tellingClient(asked, call, async () => {
      const { provider: name, anew } = check();
      const provider = providers.find((one) => one.name === name);
      if (!provider) throw new OauthError("invalid_request", { message: `No such provider: ${name}` });
      await limits.departure(call.ip);
      const flow: FlowAtProvider = {
        at: "provider",
        provider: provider.name,
        asked,
        request: {
          redirectUri: call.origin + RETURN_PATH,
          state: madeUp(),
          nonce: madeUp(),
          verifier: madeUp(),
          anew,
        },
      };
      const answer = redirect(await provider.start(flow.request));
      cookies.keep(answer, flow, call);
      return answer;
    });
  }

  async function idpResponse(request: Request, call: DomainCall): Promise<Response> {
    const flow = cookies.read(request);
    const { search, searchParams } = new URL(request.url);
    if (flow?.at !== "provider" || searchParams.get("state") !== flow.request.state) {
      // Too late, begun in another browser, or not begun at all: nobody to answer but whoever is here.
      return tellingClient(undefined, call, async () => {
        throw new OauthError("invalid_request", {
          message: "The sign-in is too old or was begun elsewhere.",
        });
      });
    }
    return tellingClient(flow.asked, call, async () => {
      await limits.return(call.ip);
      const provider = providers.find(({ name }) => name === flow.provider) as SignInProvider;
      const account = await provider.finish(new URL(flow.request.redirectUri + search), flow.request);
      return admit(cameBack(flow, account), call);
    });
  }

  /** On to our client with a code, or to the page that asks for what is missing. */
  async function admit(flow: FlowHere, call: DomainCall): Promise<Response> {
    const admission = await admissionOf(pool, flow);
    if ("step" in admission) {
      const answer = redirect(new URL(CONTINUE_PATH, call.origin));
      cookies.keep(answer, flow, call);
      return answer;
    }
    const { member } = admission;
    if (!member.enabled) throw new OauthError("access_denied", { message: "User is disabled." });
    await pool.places.remember(member.sub, call);
    const answer = redirect(clientReturn(flow, member.sub));
    cookies.forget(answer, call);
    return answer;
  }

  function clientReturn({ asked, signedInAt }: FlowHere, sub: string): URL {
    const now = clock.now().getTime();
    const code = codes.issue({ sub, asked, signedInAt: Math.min(signedInAt ?? now, now) });
    return withParameters(asked.redirectUri, { code, state: asked.state });
  }

  /** A "no" on the way goes where the client waits for its answer, in words that Amplify reads. */
  async function tellingClient(
    asked: AskedByClient | undefined,
    call: DomainCall,
    run: () => Promise<Response>,
  ): Promise<Response> {
    try {
      return await run();
    } catch (error) {
      const known = asOauthError(error);
      if (!known) throw error;
      if (error instanceof ProviderFailure && error.reason !== "denied") {
        log.warn({ ...describeFailure(error.cause), reason: error.reason }, "A provider let nobody in");
      }
      const answer = redirect(
        withParameters(asked?.redirectUri ?? clientAddress(call), {
          error: known.name,
          ...(known.message && { error_description: known.message }),
          ...(asked && { state: asked.state }),
        }),
      );
      cookies.forget(answer, call);
      return answer;
    }
  }

  const { token, revoke, userInfo, logout } = createTokenEndpoints({ pool, codes });
  const answering = answeringOauth(log);
  return {
    authorize: answering(authorize),
    idpResponse: answering(idpResponse),
    token: answering(token),
    revoke: answering(revoke),
    userInfo: answering(userInfo),
    logout: answering(logout),
    finish: createFinish({ pool, cookies, clientReturn }),
  };
}

/** The one page of ours to which codes are sent. */
function clientAddress({ origin }: DomainCall): string {
  return `${origin}/login`;
}

function cameBack({ provider, asked }: FlowAtProvider, account: ProviderAccount): FlowHere {
  // It becomes part of a name.
  if (!/^[\w.:~+/=-]{1,128}$/.test(account.subject)) throw new ProviderFailure("untrusted");
  const { subject, isEmailVerified } = account;
  const email = account.email && account.email.length <= EMAIL_MAX ? account.email : null;
  const name = account.name?.slice(0, MOST_OF_NAME) ?? null;
  const signedInAt = account.signedInAt?.getTime() ?? null;
  return { at: "here", provider, asked, subject, name, email, isEmailVerified, signedInAt };
}

function asOauthError(error: unknown): OauthError | undefined {
  if (error instanceof OauthError) return error;
  if (error instanceof CognitoError) return new OauthError("temporarily_unavailable");
  if (!(error instanceof ProviderFailure)) return undefined;
  if (error.reason === "denied") return new OauthError("access_denied");
  return new OauthError(error.reason === "away" ? "temporarily_unavailable" : "invalid_request");
}

function withParameters(address: string, parameters: Record<string, string>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** 256 bits; as the verifier of PKCE it has the length that it needs. */
function madeUp(): string {
  return randomBytes(32).toString("base64url");
}
