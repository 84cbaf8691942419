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
