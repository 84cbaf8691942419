import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { CardContent } from "#cards/engine/card.ts";
import {
  CreateCardDocument,
  FinishPhotoDocument,
  PreparePhotoDocument,
  PrintCardDocument,
  type PrintForm,
  type TypedDocumentString,
} from "#web/graphql/graphql.ts";
import type { Probed } from "./event-loop-probe.ts";
import type { Running } from "./given.ts";

const PASSWORD = "정성을 다해 8자";
let asked = 0;

/** Everybody comes from a network of their own, so that no limit for one of them is measured. */
function network(): Record<string, string> {
  asked += 1;
  return { "x-forwarded-for": `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` };
}

/** The answer, asked for again for as long as the app says that it has too much to do. */
export async function fetched(address: string | URL, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(address, { ...init, headers: { ...network(), ...init.headers } });
    if (answer.status !== 503) return answer;
    await answer.arrayBuffer();
    await setTimeout(Number(answer.headers.get("retry-after") ?? 1) * 1_000);
  }
}

/** The same for what must be there. */
export async function loaded(address: string | URL): Promise<void> {
  const answer = await fetched(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

type Settings = { userPoolClientId: string; userPoolEndpoint: string; apiKey: string };

async function settingsOf({ url }: Running): Promise<Settings> {
  return (await fetched(`${url}/config.json`)).json() as Promise<Settings>;
}

async function pool(app: Running, operation: string, input: object) {
  const { userPoolClientId: ClientId, userPoolEndpoint } = await settingsOf(app);
  const answer = await fetched(userPoolEndpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId, ...input }),
  });
  return answer.json() as Promise<Record<string, Record<string, string>>>;
}

/** The app's own log says the code of the newest letter. */
async function codeSaid(app: Running, known: number): Promise<string> {
  for (;;) {
    const codes = app.lines().flatMap((line) => /"mailCode":"(\d{6})"/.exec(line)?.[1] ?? []);
    if (codes.length > known) return codes.at(-1) ?? "";
    await setTimeout(20);
  }
}

/** Somebody who is signed in, and asks. */
export async function memberOf(app: Running) {
  const email = `${randomUUID()}@example.com`;
  const letters = app.lines().filter((line) => line.includes('"mailCode"')).length;
  await pool(app, "SignUp", {
    Username: email,
    Password: PASSWORD,
    UserAttributes: [{ Name: "email", Value: email }],
  });
  await pool(app, "ConfirmSignUp", { Username: email, ConfirmationCode: await codeSaid(app, letters) });
  const { AuthenticationResult } = await pool(app, "InitiateAuth", {
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD },
  });
  const { apiKey } = await settingsOf(app);

  async function ask<Result, Variables>(
    query: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    const answer = await fetched(`${app.url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-api-key": apiKey,
        authorization: `Bearer ${AuthenticationResult?.AccessToken}`,
      },
      body: JSON.stringify({ query: query.toString(), variables }),
    });
    const { data, errors } = (await answer.json()) as {
      data: Result;
      errors?: { extensions?: { code?: string } }[];
    };
    if (errors?.[0]?.extensions?.code === "BUSY") {
      await setTimeout(1_000);
      return ask(query, variables);
    }
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  return {
    ask,
    /** What a call of this member carries. */
    headers: {
      "content-type": "application/json",
      "x-api-key": apiKey,
      authorization: `Bearer ${AuthenticationResult?.AccessToken}`,
    },
    async draft(kind: string, content: CardContent): Promise<string> {
      const { createCard } = await ask(CreateCardDocument, { kind, key: randomUUID(), content });
      return createCard.card.id;
    },
    async print(id: string, as: PrintForm): Promise<URL> {
      const { printCard } = await ask(PrintCardDocument, { id, as });
      return new URL(printCard.address, app.url);
    },
    async sendPhoto(card: string, file: Buffer, type = "image/jpeg"): Promise<void> {
      const announced = { card, bytes: file.byteLength, type };
      const { preparePhoto } = await ask(PreparePhotoDocument, announced);
      const form = new FormData();
      for (const { name, value } of preparePhoto.fields) form.append(name, value);
      form.append("file", new Blob([new Uint8Array(file)]));
      const sent = await fetched(preparePhoto.url, { method: "POST", body: form });
      if (!sent.ok) throw new Error(await sent.text());
      await ask(FinishPhotoDocument, { id: preparePhoto.id });
    },
  };
}

/**
 * A sign-in with a wrong password by somebody who is no member: for the app as much work as any other, and none of
 * the arithmetic falls upon the machine that measures.
 */
export async function signInTried(app: Running): Promise<void> {
  const { ChallengeParameters } = await pool(app, "InitiateAuth", {
    AuthFlow: "USER_SRP_AUTH",
    AuthParameters: { USERNAME: `${randomUUID()}@example.com`, SRP_A: "ab".repeat(384) },
  });
  await pool(app, "RespondToAuthChallenge", {
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeResponses: {
      PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters?.SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString("base64"),
      TIMESTAMP: new Date().toUTCString(),
    },
  });
}

/** How the app's main thread did while something was asked of it. */
export async function probed({ process: app }: Running, work: () => Promise<unknown>): Promise<Probed> {
  app.send("begin");
  await work();
  app.send("end");
  const [said] = await once(app, "message");
  return said as Probed;
}
