import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  signIn,
  signInWithRedirect,
  signOut,
  signUp,
  updatePassword,
  updateUserAttribute,
} from "@aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "@aws-amplify/auth/cognito";
import { Amplify, ConsoleLogger, Hub } from "@aws-amplify/core";
import { canonicalEmail, normalisePassword } from "#domain/credentials.ts";
import { isAdminByGroups, isCompanyByProvider, type SignedInUser, signedInUser } from "#domain/member.ts";
import type { SignInProviderName } from "#domain/sign-in-provider.ts";
import { readSettings, type Settings } from "#web/settings.ts";
import { joinVisitor, memberVisitorToken } from "./visitor.ts";

/** The only file that knows Amplify. What it throws is named as Cognito names it. */
export type SignInCredentials = { email: string; password: string };
export type SignInStep = "signed-in" | "confirm-email" | "new-password";

// Our own endpoint is meant; a line about it in every visitor's console is not.
ConsoleLogger.LOG_LEVEL = "ERROR";

let configured: Promise<void> | undefined;

function ready(): Promise<void> {
  configured ??= configure().catch((error) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

async function configure(): Promise<void> {
  const settings = await readSettings();
  if (settings.oauth && isPlain(settings.oauth)) reachPlainly(settings.oauth);
  const begun = begunIn(settings);
  begun.unblock();
  const isEnding = isBack() && begun.isThere() && settings.oauth !== undefined;
  const ended = isEnding ? redirectEnded() : undefined;
  tellAmplify(settings, isBack() ? settings.oauth : undefined);
  await ended;
}

/** Whether this page is where a provider sent somebody back to. */
function isBack(): boolean {
  return location.pathname === "/login" && /[?&](code|error)=/.test(location.search);
}

/**
 * Amplify hears of the domain where somebody leaves for it and where they come back, and nowhere else: wherever it
 * knows of it, a page without a code means to it that they gave up, also the one that asks for what is missing and one
 * that is opened beside.
 */
function tellAmplify(settings: Settings, oauth: Oauth | undefined): void {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = settings;
  const loginWith = oauth && { loginWith: { oauth: oauthOf(oauth) } };
  const Auth = { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, ...loginWith } };
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
}

/** A way to a provider that this browser began, as Amplify remembers it. */
function begunIn({ userPoolClientId }: Settings) {
  const mark = `CognitoIdentityServiceProvider.${userPoolClientId}.inflightOAuth`;
  const isThere = () => localStorage.getItem(mark) === "true";
  return {
    isThere,
    forget: () => localStorage.removeItem(mark),
    /** Who asks for tokens meanwhile would wait for it, up to five minutes, also where it was given up; it may still end. */
    unblock: () => isThere() && localStorage.setItem(`${mark}Deadline`, "0"),
  };
}

/** Amplify tells when it has exchanged the code, or could not. */
function redirectEnded(): Promise<void> {
  return new Promise((resolve) => {
    const stop = Hub.listen("auth", ({ payload }) => {
      if (!payload.event.startsWith("signInWithRedirect")) return;
      stop();
      resolve();
    });
  });
}

type Oauth = NonNullable<Settings["oauth"]>;

/** The last scope lets a member read and change their own attributes, as a sign-in by password does. */
function oauthOf({ domain }: Oauth) {
  return {
    domain,
    scopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
    redirectSignIn: [`${location.origin}/login`],
    redirectSignOut: [`${location.origin}/`],
    responseType: "code" as const,
  };
}

/** Whether the domain is this app itself: the embedded service. */
function isOurs({ domain }: Oauth): boolean {
  return domain.startsWith(`${location.host}/`);
}

/** Whether it is reached without TLS: on somebody's own machine. */
function isPlain(oauth: Oauth): boolean {
  return location.protocol === "http:" && isOurs(oauth);
}

/** Amplify writes https in front of every domain. Where ours has none, its one request goes where it was meant to. */
function reachPlainly({ domain }: Oauth): void {
  const { fetch } = window;
  const meant = `https://${domain}/`;
  window.fetch = (input, init) =>
    fetch(
      typeof input === "string" && input.startsWith(meant) ? input.replace("https:", "http:") : input,
      init,
    );
}

/** Leaves for a provider; `anew` asks it to have them sign in there once more. */
export async function continueWith(
  provider: SignInProviderName,
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  await ready();
  const settings = await readSettings();
  begunIn(settings).forget();
  tellAmplify(settings, settings.oauth);
  await signInWithRedirect({
    provider: { custom: provider },
    options: {
      ...(anew && { prompt: "LOGIN" as const }),
      ...(settings.oauth &&
        isPlain(settings.oauth) && {
          authSessionOpener: async (url: string) => location.assign(url.replace("https:", "http:")),
        }),
    },
  });
}

/** Whether who came back from a provider is signed in: once Amplify knows the domain, it exchanges the code by itself. */
export async function comeBack(): Promise<boolean> {
  await ready();
  const { tokens } = await fetchAuthSession();
  if (tokens) await joinThisDevice();
  return tokens !== undefined;
}

/** Who is signed in, by the tokens; null when nobody is. */
export async function currentUser(): Promise<SignedInUser | null> {
  await ready();
  const { tokens } = await fetchAuthSession();
  if (!tokens?.idToken) return null;
  const access = tokens.accessToken.payload;
  const id = tokens.idToken.payload;
  return signedInUser.parse({
    id: access.sub,
    username: access.username,
    email: id.email ?? "",
    isAdmin: isAdminByGroups(access["cognito:groups"]),
    isCompany: isCompanyByProvider(id["custom:provider"]),
  });
}

/** The token for the API; `fresh` asks the identity service for a new one. */
export async function accessToken({ fresh }: { fresh: boolean }): Promise<string | undefined> {
  await ready();
  const { tokens } = await fetchAuthSession({ forceRefresh: fresh });
  return tokens?.accessToken.toString();
}

export function onAuthEvent(listener: () => void): () => void {
  const stop = Hub.listen("auth", listener);
  // Another tab signed in or out: its tokens are in the same storage.
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith("CognitoIdentityServiceProvider.")) listener();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("online", listener);
  return () => {
    stop();
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("online", listener);
  };
}

export async function startSignIn({ email, password }: SignInCredentials): Promise<SignInStep> {
  await ready();
  const { signsInByPassword } = await readSettings();
  const { nextStep } = await signIn({
    username: canonicalEmail(email),
    password: normalisePassword(password),
    options: { authFlowType: signsInByPassword ? "USER_PASSWORD_AUTH" : "USER_SRP_AUTH" },
  });
  if (nextStep.signInStep === "CONFIRM_SIGN_UP") return "confirm-email";
  if (nextStep.signInStep === "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED") return "new-password";
  await joinThisDevice();
  return "signed-in";
}

/** Answers the first sign-in with a one-time password. */
export async function chooseNewPassword(password: string): Promise<void> {
  await confirmSignIn({ challengeResponse: normalisePassword(password) });
  await joinThisDevice();
}

/** What was left as a guest on this device belongs to the member from now on; failing it must not stop a sign-in. */
async function joinThisDevice(): Promise<void> {
  const { tokens } = await fetchAuthSession();
  if (tokens?.idToken) await joinVisitor(tokens.idToken.toString()).catch(() => undefined);
}

export async function startSignUp({
  email,
  password,
  provider,
}: SignInCredentials & { provider?: string }): Promise<void> {
  await ready();
  const address = canonicalEmail(email);
  const userAttributes = { email: address, ...(provider && { "custom:provider": provider }) };
  await signUp({ username: address, password: normalisePassword(password), options: { userAttributes } });
}

export async function finishSignUp({ email, code }: { email: string; code: string }): Promise<void> {
  await ready();
  await confirmSignUp({ username: canonicalEmail(email), confirmationCode: code });
}

export async function resendCode(email: string): Promise<void> {
  await ready();
  await resendSignUpCode({ username: canonicalEmail(email) });
}

export async function startReset(email: string): Promise<void> {
  await ready();
  await resetPassword({ username: canonicalEmail(email) });
}

export async function finishReset({
  email,
  password,
  code,
}: SignInCredentials & { code: string }): Promise<void> {
  await ready();
  const username = canonicalEmail(email);
  await confirmResetPassword({ username, newPassword: normalisePassword(password), confirmationCode: code });
}

export async function changePassword({ current, next }: { current: string; next: string }): Promise<void> {
  await ready();
  await updatePassword({ oldPassword: normalisePassword(current), newPassword: normalisePassword(next) });
}

export async function readProfile(): Promise<{ name: string; email: string }> {
  await ready();
  const { name = "", email = "" } = await fetchUserAttributes();
  return { name, email };
}

export async function changeName(name: string): Promise<void> {
  await ready();
  await updateUserAttribute({ userAttribute: { attributeKey: "name", value: name } });
}

/** Says of this account that it is a company's. It is the user's own word: what it may do the server knows. */
export async function callCompany(): Promise<void> {
  await ready();
  const { "custom:provider": provider = "" } = await fetchUserAttributes();
  if (!isCompanyByProvider(provider)) {
    const value = [provider, "Company"].filter(Boolean).join(",");
    await updateUserAttribute({ userAttribute: { attributeKey: "custom:provider", value } });
  }
  await fetchAuthSession({ forceRefresh: true });
}

/** Sends a code to the new address; the old one stays until `finishEmailChange`. */
export async function startEmailChange(email: string): Promise<void> {
  await ready();
  await updateUserAttribute({ userAttribute: { attributeKey: "email", value: canonicalEmail(email) } });
}

export async function finishEmailChange(code: string): Promise<void> {
  await ready();
  await confirmUserAttribute({ userAttributeKey: "email", confirmationCode: code });
  await fetchAuthSession({ forceRefresh: true });
}

/** By way of the domain where it keeps a session of its own, as Cognito's does; ours keeps none. */
export async function leaveDevice(): Promise<void> {
  await ready();
  const settings = await readSettings();
  const { oauth } = settings;
  begunIn(settings).forget();
  tellAmplify(settings, oauth && !isOurs(oauth) ? oauth : undefined);
  await signOut();
}

/** Forgets who was signed in on this device, at once and in silence: what it signed in to has ended, there is nobody to ask. */
export async function forgetTokens(): Promise<void> {
  await ready();
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens();
}

/** By which the identity pool knows this member; undefined where it does not say, which must not keep anybody here. */
export async function ownVisitorToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  return tokens?.idToken && memberVisitorToken(tokens.idToken.toString()).catch(() => undefined);
}

/** Ends every session on every device. Amplify's own way hides a failure, and this one must not. */
export async function endAllSessions(): Promise<void> {
  await callUserPool("GlobalSignOut", { AccessToken: await accessToken({ fresh: false }) });
}

/** Proves the signed-in member's password once more; answers with a token that says when. */
export async function proveAgain(typed: string): Promise<string> {
  const { userPoolClientId } = await readSettings();
  const user = await currentUser();
  const { AuthenticationResult } = await callUserPool<{ AuthenticationResult: { AccessToken: string } }>(
    "InitiateAuth",
    {
      ClientId: userPoolClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      // Whoever came from a provider first has a name that is known there, and no name to sign in by.
      AuthParameters: {
        USERNAME: user?.username.includes("_") ? user.email : user?.username,
        PASSWORD: normalisePassword(typed),
      },
    },
  );
  return AuthenticationResult.AccessToken;
}

/** For the two operations that Amplify does not offer as they are needed. */
async function callUserPool<Answer>(operation: string, body: object): Promise<Answer> {
  const { userPoolEndpoint } = await readSettings();
  const answer = await fetch(userPoolEndpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (answer.ok) return result;
  throw Object.assign(new Error(result.message), { name: result.__type });
}
