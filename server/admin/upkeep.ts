import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import { countWaitingCompanies } from "#server/companies/public.ts";
import { listGivenUpEmails, type OutboxRow, retryEmail } from "#server/emails/outbox-store.ts";
import { builder } from "#server/graphql/builder.ts";
import { type JobRun, listFailedJobs } from "#server/jobs/store.ts";
import { countWaiting } from "#server/orders/public.ts";
import { countWaitingReports } from "#server/reports/public.ts";
import { actingOf, admin } from "./access.ts";
import { writeAudit } from "./admin.ts";

/** More than these nobody mends one by one. */
const MOST_EMAILS = 20;

const FailedJob = builder.objectRef<JobRun>("FailedJob").implement({
  description: "A repeating job whose last run failed.",
  fields: (t) => ({
    name: t.exposeString("name"),
    failedAt: t.expose("failedAt", { type: "DateTime", nullable: true }),
    failures: t.exposeInt("failures", { description: "In a row." }),
    error: t.exposeString("error", { nullable: true }),
  }),
});

const UnsentLetter = builder.objectRef<OutboxRow>("UnsentLetter").implement({
  description: "An e-mail that could not be sent, without its text and its address.",
  fields: (t) => ({
    id: t.exposeID("id"),
    subject: t.exposeString("subject"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    tries: t.exposeInt("tries"),
  }),
});

type Waiting = Awaited<ReturnType<typeof countWaiting>>;

const AdminWaiting = builder.objectRef<Waiting>("AdminWaiting").implement({
  description: "What waits for an admin.",
  fields: (t) => ({
    transfers: t.exposeInt("transfers", { description: "Orders whose transfer has not been confirmed." }),
    refunds: t.exposeInt("refunds", { description: "Orders whose money is to be sent back." }),
    companies: t.int({
      description: "Companies that wait to be looked at, or want a change.",
      resolve: (_waiting, _args, { database }) => countWaitingCompanies(database.orm),
    }),
    reports: t.int({
      description: "Reports that are new, or that somebody objected to.",
      resolve: (_waiting, _args, { database }) => countWaitingReports(database.orm),
    }),
    failedJobs: t.field({
      type: [FailedJob],
      resolve: (_waiting, _args, { database }) => listFailedJobs(database.orm),
    }),
    unsentLetters: t.field({
      type: [UnsentLetter],
      description: "The first of those that are not tried any more.",
      resolve: (_waiting, _args, { database, clock }) =>
        listGivenUpEmails(database.orm, { now: clock.now(), limit: MOST_EMAILS }),
    }),
  }),
});

builder.queryField("adminWaiting", (t) =>
  t.field({
    access: admin(),
    type: AdminWaiting,
    description: "For admins: what waits for them.",
    resolve: (_root, _args, { database }) => countWaiting(database.orm),
  }),
);

builder.mutationFields((t) => ({
  adminRunJob: t.boolean({
    access: admin(),
    description: "For admins: runs a job again whose last run failed. False where it failed once more.",
    args: { name: t.arg.string({ required: true }) },
    async resolve(_root, { name }, context) {
      const acting = actingOf(context);
      const { orm } = context.database;
      const failed = (await listFailedJobs(orm)).find((job) => job.name === name);
      if (!failed) throw new Refusal("NOT_FOUND");
      await writeAudit(context, { tx: orm, acting, act: "retry", noun: "job", subject: name });
      await context.runJob(name)?.catch(() => undefined);
      return (await listFailedJobs(orm)).every((job) => job.name !== name);
    },
  }),
  adminSendAgain: t.boolean({
    access: admin(),
    description: "For admins: tries an e-mail anew, within the next minute.",
    args: { letter: t.arg.id({ required: true }) },
    async resolve(_root, { letter }, context) {
      const acting = actingOf(context);
      const id = idSent(letter);
      await context.database.orm.transaction(async (tx) => {
        if (!(await retryEmail(tx, { id, now: context.clock.now() }))) throw new Refusal("NOT_FOUND");
        await writeAudit(context, { tx, acting, act: "retry", noun: "letter", subject: id });
      });
      return true;
    },
  }),
}));
