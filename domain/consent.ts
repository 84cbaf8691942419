import { Refusal } from "#domain/refusal.ts";

/** What a member is asked to agree to. A version is the day it took effect; a new text gets a new one. */
export const documents = {
  terms: { version: "2026-11-15", required: true, please: "이용약관에 동의해 주세요." },
  privacy: { version: "2026-11-18", required: true, please: "개인정보 수집과 이용에 동의해 주세요." },
  marketing: { version: "2026-11-15", required: false, please: "" },
} as const satisfies Record<string, { version: string; required: boolean; please: string }>;

export type ConsentDocument = keyof typeof documents;
export const documentNames = Object.keys(documents) as ConsentDocument[];

export type ConsentAnswer = { document: ConsentDocument; version: string; agreed: boolean };
export type Consent = ConsentAnswer & { at: Date };

/** The required documents whose current version the member has not agreed to; `given` is the last answer to each. */
export function missingConsents(given: Consent[]): ConsentDocument[] {
  return documentNames.filter((name) => {
    const last = given.find(({ document }) => document === name);
    return documents[name].required && !(last?.agreed && last.version === documents[name].version);
  });
}

/** What to write down of the answers: those that change something. Refuses a "no" to what is required. */
export function decideConsents(question: {
  answers: ConsentAnswer[];
  given: Consent[];
  now: Date;
}): Consent[] {
  const { answers, given, now } = question;
  if (answers.some(({ document, version }) => version !== documents[document].version))
    throw new Refusal("CONFLICT");
  refuseContradictions(answers);
  const refused = answers.filter(({ document, agreed }) => documents[document].required && !agreed);
  if (refused.length > 0) {
    throw new Refusal("INVALID", {
      fields: Object.fromEntries(refused.map(({ document }) => [document, documents[document].please])),
    });
  }
  return answers.flatMap(({ document, version, agreed }) => {
    const last = given.find((consent) => consent.document === document);
    if (last?.version === version && last.agreed === agreed) return [];
    // A clock that was set back must not make the newer answer the older one.
    const at = new Date(Math.max(now.getTime(), (last?.at.getTime() ?? 0) + 1));
    return [{ document, version, agreed, at }];
  });
}

function refuseContradictions(answers: ConsentAnswer[]) {
  const twice = answers.find(
    ({ document }, index) => answers.findIndex((other) => other.document === document) < index,
  );
  if (twice) throw new Refusal("INVALID", { fields: { [twice.document]: "한 번만 답해 주세요." } });
}
