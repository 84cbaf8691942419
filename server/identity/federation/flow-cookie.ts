import { z } from "zod";
import { MINUTE_MS } from "#domain/duration.ts";
import { signInProvider } from "#domain/sign-in-provider.ts";
import type { Secrets } from "#server/identity/secrets.ts";
import type { Clock } from "#server/ports.ts";

const NAME = "goi_sign_in";
/** Time to sign in at a provider, or to read a mail here. */
const LIFETIME_MS = 30 * MINUTE_MS;

/** What our own client asked for, and gets an answer to at the end. */
const asked = z.object({
  redirectUri: z.string(),
  state: z.string(),
  challenge: z.string(),
  nonce: z.string().optional(),
});

/** Somebody is at the provider. */
const away = z.object({
  at: z.literal("provider"),
  provider: signInProvider,
  asked,
  request: z.object({
    redirectUri: z.string(),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    anew: z.boolean(),
  }),
});

/** Somebody came back from there, and has something to say here before they are let in. */
const back = z.object({
  at: z.literal("here"),
  provider: signInProvider,
  asked,
  subject: z.string(),
  name: z.string().nullable(),
  /** The address, as the provider wrote it or as it was typed. */
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  signedInAt: z.number().nullable(),
});

const flow = z.discriminatedUnion("at", [away, back]);
const sealed = z.object({ flow, endsAt: z.number() });

export type AskedByClient = z.infer<typeof asked>;
export type FlowAtProvider = z.infer<typeof away>;
export type FlowHere = z.infer<typeof back>;
type Flow = z.infer<typeof flow>;

type Parts = { secrets: Secrets; clock: Clock };
type Sent = { origin: string };
export type FlowCookies = ReturnType<typeof createFlowCookies>;

/**
 * A sign-in on its way to a provider and back, sealed in a cookie of the browser that began it: no other can end it, no
 * server has to remember it, and nothing of it stands in an address.
 */
export function createFlowCookies({ secrets, clock }: Parts) {
  function cookie(value: string, { origin, seconds }: Sent & { seconds: number }): string {
    const secure = origin.startsWith("https:") ? "; Secure" : "";
    return `${NAME}=${value}; Path=/identity; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
  }

  return {
    read(request: Request): Flow | undefined {
      const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(request.headers.get("cookie") ?? "")?.[1];
      const text = value && secrets.open("federated-flow", value);
      const opened = text ? sealed.safeParse(JSON.parse(text)) : undefined;
      if (!opened?.success || opened.data.endsAt <= clock.now().getTime()) return undefined;
      return opened.data.flow;
    },

    keep(answer: Response, begun: Flow, { origin }: Sent): void {
      const text = JSON.stringify({ flow: begun, endsAt: clock.now().getTime() + LIFETIME_MS });
      const value = Buffer.from(secrets.seal("federated-flow", text), "base64").toString("base64url");
      answer.headers.append("set-cookie", cookie(value, { origin, seconds: LIFETIME_MS / 1000 }));
    },

    forget(answer: Response, { origin }: Sent): void {
      answer.headers.append("set-cookie", cookie("", { origin, seconds: 0 }));
    },
  };
}
