import { ApiRefusal } from "#web/api-call.ts";
import { readSettings } from "#web/settings.ts";

/**
 * A guest's identity on this device: what a guest leaves on cards belongs to it. It speaks to the identity
 * pool directly, because the view page must stay light and needs nothing else of Amplify.
 */
const KEY = "goi.visitor";
/** Asked anew this long before it ends, so that it does not end on the way. */
const MARGIN_MS = 60_000;

type Opened = { IdentityId: string; Token: string };

let token: { value: string; endsAt: number } | undefined;

/** The token that says which visitor this is; a new one where the server did not know the last. */
export async function visitorToken({ fresh = false } = {}): Promise<string> {
  if (fresh || !token || token.endsAt - MARGIN_MS < Date.now()) {
    const { Token } = await call<Opened>("GetOpenIdToken", { IdentityId: await guestId() });
    token = { value: Token, endsAt: claimsOf(Token).exp * 1000 };
  }
  return token.value;
}

/** Whether this device has left anything anywhere. */
export function isKnownVisitor(): boolean {
  return localStorage.getItem(KEY) !== null;
}

/** Gives what this device's guest left to the member who has just signed in. After sign-out a new guest begins. */
export async function joinVisitor(idToken: string): Promise<void> {
  const guest = localStorage.getItem(KEY);
  if (!guest) return;
  await call<Opened>("GetOpenIdToken", { IdentityId: guest, Logins: { [providerOf(idToken)]: idToken } });
  localStorage.removeItem(KEY);
  token = undefined;
}

/** The token of the member's own identity, which all guests that were joined have become. */
export async function memberVisitorToken(idToken: string): Promise<string> {
  const { identityPoolId } = await readSettings();
  const Logins = { [providerOf(idToken)]: idToken };
  const { IdentityId } = await call<Opened>("GetId", { IdentityPoolId: identityPoolId, Logins });
  return (await call<Opened>("GetOpenIdToken", { IdentityId, Logins })).Token;
}

async function guestId(): Promise<string> {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const { identityPoolId } = await readSettings();
  const { IdentityId } = await call<{ IdentityId: string }>("GetId", { IdentityPoolId: identityPoolId });
  localStorage.setItem(KEY, IdentityId);
  return IdentityId;
}

async function call<Answer>(operation: "GetId" | "GetOpenIdToken", body: object): Promise<Answer> {
  const { identityPoolEndpoint } = await readSettings();
  const answer = await fetch(identityPoolEndpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  if (answer.ok) return answer.json();
  const { __type = "" } = await answer.json().catch(() => ({}));
  if (__type.endsWith("TooManyRequestsException")) throw tooManyVisitors(answer);
  // The pool does not know this guest any more: the next call begins with a new one.
  if (answer.status === 400) localStorage.removeItem(KEY);
  throw new Error(`The identity pool answered ${answer.status} to ${operation}`);
}

/** A hall that opens one card at once; AWS does not say when to come back, and has a status of its own for it. */
function tooManyVisitors({ headers }: Response): ApiRefusal {
  const retryAfterSeconds = Number(headers.get("retry-after")) || 5;
  return new ApiRefusal({
    message: "지금 많은 분이 함께 보고 계십니다. 잠시 뒤에 다시 해 주세요.",
    extensions: { code: "RATE_LIMITED", retryAfterSeconds },
  });
}

/** The provider's name, as Cognito wants it in `Logins`: the issuer without its scheme. */
function providerOf(idToken: string): string {
  return claimsOf(idToken).iss.replace(/^https?:\/\//, "");
}

function claimsOf(jwt: string): { iss: string; exp: number } {
  const payload = (jwt.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  return JSON.parse(
    new TextDecoder().decode(Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))),
  );
}
