import { z } from "zod";
import { auditActs, auditNouns } from "#domain/audit.ts";
import { admin } from "#server/admin/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { createCursor, pageSize, paginate } from "#server/graphql/pagination.ts";
import { type AuditEntry, listAudit } from "./store.ts";

const AuditNoun = builder.enumType("AuditNoun", { values: auditNouns });
const AuditAct = builder.enumType("AuditAct", {
  values: Object.fromEntries(auditActs.map((act) => [act.replaceAll("-", "_"), { value: act }])),
});

const AuditEntryType = builder.objectRef<AuditEntry>("AuditEntry").implement({
  description: "What an admin did or looked at. Nobody changes it.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    at: t.expose("at", { type: "DateTime" }),
    admin: t.string({
      description: "The admin's address, or their id when the account is gone.",
      resolve: async ({ admin }, _args, { identity }) => (await identity.email(admin)) ?? admin,
    }),
    act: t.field({ type: AuditAct, resolve: ({ act }) => act }),
    noun: t.expose("noun", { type: AuditNoun }),
    subject: t.exposeID("subject"),
    reason: t.exposeString("reason", { nullable: true }),
    network: t.exposeString("network", {
      nullable: true,
      description: "Without the part that names a machine.",
    }),
  }),
});

const AuditPage = builder.objectRef<{ page: AuditEntry[]; next: string | null }>("AuditPage").implement({
  fields: (t) => ({
    entries: t.expose("page", { type: [AuditEntryType] }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
  }),
});

const auditCursor = createCursor({ id: z.int().positive() });

builder.queryField("adminAudit", (t) =>
  t.field({
    access: admin(),
    type: AuditPage,
    description: "For admins: what was done, of one thing or of all, the last first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      noun: t.arg({ type: AuditNoun }),
      subject: t.arg.id(),
    },
    async resolve(_root, { first, after, noun, subject }, context) {
      const size = pageSize(first);
      const rows = await listAudit(context.database.orm, {
        noun: noun ?? undefined,
        subject: subject ?? undefined,
        before: auditCursor.read(after)?.id,
        limit: size + 1,
      });
      return paginate(rows, { size, next: auditCursor.write });
    },
  }),
);
