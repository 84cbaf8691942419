import * as domain from "#domain/consent.ts";
import type { Member } from "#domain/member.ts";
import { member } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { addConsents, latestConsents } from "./consents-store.ts";
import { Me } from "./schema.ts";

const ConsentDocument = builder.enumType("ConsentDocument", {
  values: {
    TERMS: { value: "terms" },
    PRIVACY: { value: "privacy" },
    MARKETING: { value: "marketing" },
  } as const,
});

const Consent = builder.objectRef<domain.Consent>("Consent").implement({
  fields: (t) => ({
    document: t.expose("document", { type: ConsentDocument }),
    version: t.exposeString("version"),
    agreed: t.exposeBoolean("agreed"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const ConsentAnswer = builder.inputType("ConsentAnswer", {
  fields: (t) => ({
    document: t.field({ type: ConsentDocument, required: true }),
    version: t.string({ required: true, description: "The version the member was shown." }),
    agreed: t.boolean({ required: true }),
  }),
});

builder.objectFields(Me, (t) => ({
  consents: t.field({
    type: [Consent],
    description: "The last answer to each document.",
    resolve: (member, _args, context) => givenBy(member, context),
  }),
  consentsMissing: t.field({
    type: [ConsentDocument],
    description: "Required documents whose current version was not agreed to.",
    resolve: async (member, _args, context) => domain.missingConsents(await givenBy(member, context)),
  }),
}));

/** One call reads them once, for both fields. */
const readings = new WeakMap<Context, Promise<domain.Consent[]>>();

function givenBy(member: Member, context: Context): Promise<domain.Consent[]> {
  const reading = readings.get(context) ?? latestConsents(context.database.orm, member.id);
  readings.set(context, reading);
  return reading;
}

builder.mutationField("answerConsents", (t) =>
  t.field({
    access: member,
    type: Me,
    args: { answers: t.arg({ type: [ConsentAnswer], required: true }) },
    async resolve(_root, { answers }, context) {
      const member = memberOf(context);
      const given = await latestConsents(context.database.orm, member.id);
      const added = domain.decideConsents({ answers, given, now: context.clock.now() });
      await addConsents(context.database.orm, { member: member.id, added });
      return member;
    },
  }),
);
