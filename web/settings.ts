import type { SignInProviderName } from "#domain/sign-in-provider.ts";

/** What `/config.json` says. It is our own answer, so it is believed without a schema: the view page pays for each. */
export type Settings = {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  identityPoolId: string;
  userPoolEndpoint: string;
  identityPoolEndpoint: string;
  graphqlEndpoint: string;
  apiKey: string;
  /** Where people sign in by accounts of elsewhere, without `https://`; absent where no provider is configured. */
  oauth?: { domain: string; providers: SignInProviderName[] };
  /** Whether a sign-in sends the password itself: while members move to Cognito from another pool. */
  signsInByPassword?: true;
  /** The public key of the operator's Kakao application; absent where none is configured. */
  kakaoJsKey?: string;
  /** Whether places can be found by their names and addresses: an operator's key decides. */
  findsPlaces?: true;
  /** Whether e-mails stay where the app runs, because no mail server is configured. */
  keepsEmails?: true;
};

let loading: Promise<Settings> | undefined;

/** Asked once, and again after `forgetSettings`. */
export function readSettings(): Promise<Settings> {
  loading ??= load();
  return loading;
}

/** The API key changes now and then; an open page must not die of it. */
export function forgetSettings(): void {
  loading = undefined;
}

async function load(): Promise<Settings> {
  try {
    const answer = await fetch("/config.json", { cache: "no-store" });
    if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
    return await answer.json();
  } catch (error) {
    forgetSettings();
    throw error;
  }
}
