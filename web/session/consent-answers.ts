import { z } from "zod";
import { documents } from "#domain/consent.ts";
import { ask } from "#web/api.ts";
import { AnswerConsentsDocument } from "#web/graphql/graphql.ts";

/** The three boxes, as a form holds them; required ones say so under themselves. */
export const consentFields = {
  terms: z.boolean().refine(Boolean, { error: documents.terms.please }),
  privacy: z.boolean().refine(Boolean, { error: documents.privacy.please }),
  marketing: z.boolean(),
};
export type ConsentValues = { [Name in keyof typeof consentFields]: boolean };
export const noConsents: ConsentValues = { terms: false, privacy: false, marketing: false };

/** What was ticked at sign-up, until the account exists and can be asked to keep it. */
const KEPT = "goi.consents";

export function keepConsents(email: string, { terms, privacy, marketing }: ConsentValues): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ email, terms, privacy, marketing }));
}

/** Sends what this person ticked at sign-up, if it is still waiting here. */
export async function sendKeptConsents(email: string): Promise<void> {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  if (kept?.email !== email) return;
  await sendConsents(kept);
  sessionStorage.removeItem(KEPT);
}

/** Writes the answers down under the member who has just signed in. */
export async function sendConsents({ terms, privacy, marketing }: ConsentValues): Promise<void> {
  await ask(AnswerConsentsDocument, {
    answers: [
      { document: "TERMS", version: documents.terms.version, agreed: terms },
      { document: "PRIVACY", version: documents.privacy.version, agreed: privacy },
      { document: "MARKETING", version: documents.marketing.version, agreed: marketing },
    ],
  });
}
