import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kinds } from "#cards/kinds/kinds.ts";
import { createDiskFiles } from "#server/adapters/files-disk.ts";
import { EMBEDDED_POOLS, openPayments } from "#server/adapters/open.ts";
import { createHandOverLinks } from "#server/companies/hand-over-links.ts";
import { readConfig } from "#server/config.ts";
import { createApiKeys } from "#server/http/api-keys.ts";
import { createIdentityService } from "#server/identity/service.ts";
import { createLog } from "#server/log.ts";
import type { Clock, Database } from "#server/ports.ts";
import { repeatingJobs } from "#server/repeating-jobs.ts";

const SECRET = "a secret that only the bench knows, 32+";

/** All repeating work, on a database; nothing of it reaches anybody. */
export function everyJob(database: Database, clock: Clock) {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const config = readConfig({ DATA_DIR: folder });
  const log = createLog("silent");
  const mail = { send: async () => undefined, close: async () => undefined };
  const settings = {
    region: "ap-northeast-2",
    ...EMBEDDED_POOLS,
    issuer: "http://localhost",
    identityIssuer: "http://localhost",
    secret: SECRET,
  } as const;
  const service = createIdentityService({ database, mail, clock, log, settings, providers: [] });
  const jobs = repeatingJobs({
    config,
    clock,
    log,
    database,
    files: createDiskFiles({ folder, endpoint: "", secret: SECRET, clock }),
    identity: { ...service.identity, email: async () => "owner@example.com", gone: async () => [] },
    mail,
    payments: openPayments({ config, clock, database }),
    kinds,
    origin: "",
    apiKeys: createApiKeys({ database, clock }),
    handOverLinks: createHandOverLinks({ secret: SECRET }),
    identityService: service,
  });
  return { identity: service.identity, jobs, close: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The tenth of the open cards and so on: ten of something, however many there are. */
const TEN = "select lpad(to_hex(8 * n), 16, '0') from generate_series(20, 47, 3) as n";

/** What gives each job a little to do; it is asked before each of its runs. */
export const little: Record<string, string> = {
  "expiry-mails": `delete from end_letters; delete from email_outbox where sent_at is null;
    update cards set expires_at = now_() + interval '3 days', published_at = now_() - interval '60 days' where id in (${TEN})`,
  "plan-end-mails": `delete from end_letters; delete from email_outbox where sent_at is null;
    update orders set paid_at = now_() - interval '362 days' where id in (select md5('site' || n) from generate_series(2, 12) as n);
    update cards set published_at = now_() - interval '370 days' where id in (select card from orders where id in (select md5('site' || n) from generate_series(2, 12) as n))`,
  "reminder-mails": `update cards set event_date = (now_() + interval '1 day')::date where kind = 'event' and owner = 'bench::bench'`,
  "purge-cards": `insert into cards (id, kind, owner, made_key, status, deleted_at, draft_version, title, theme, created_at, updated_at)
      select md5('gone' || n), 'greeting', 'bench::bench', gen_random_uuid(), 'draft', now_() - interval '40 days', 1, '', 'hanji', now_(), now_()
      from generate_series(1, 10) as n on conflict do nothing`,
  "thin-versions": `insert into card_versions (card, version, content, made_by, created_at)
      select id, version, '{}', 'bench::bench', now_() - interval '3 days' from (${TEN}) as ten(id), generate_series(2, 10) as version
      on conflict do nothing; update cards set draft_version = 10, updated_at = now_() - interval '3 days' where id in (${TEN})`,
  "remove-photos": `insert into photos (key, bytes, created_at, finished_at)
      select 'u/' || md5('gone' || n), 1, now_() - interval '90 days', now_() - interval '90 days' from generate_series(1, 10) as n on conflict do nothing`,
  "forget-networks": `update entries set network = 'n', created_at = now_() - interval '400 days' where id in (select md5(n::text) from generate_series(1, 10) as n)`,
  "forget-vouchers": `update vouchers set expires_at = now_() - interval '400 days', holder = 'x' where product_order in (select 'product' || n from generate_series(1, 10) as n)`,
  "give-up-names": `insert into sitenames (skeleton, name, claimed_at) select 'gone' || n, 'gone' || n, now_() from generate_series(1, 10) as n
      on conflict (skeleton) do update set given_up_at = null`,
  "send-emails": `insert into email_outbox (id, template, data, address, subject, text, created_at, send_after)
      select gen_random_uuid(), 'text', '{}', 'guest@example.com', 'x', 'x', now_(), now_() from generate_series(1, 10) as n`,
};

/** For the next run on the same database, which begins with jobs that find nothing to do. */
export const undoLittle = `delete from end_letters; delete from email_outbox where sent_at is null;
  update orders set paid_at = timestamptz '2026-09-01' where id in (select md5('site' || n) from generate_series(2, 12) as n);
  update cards set expires_at = timestamptz '2027-06-01' where id in (${TEN});
  update cards set event_date = '2027-05-01' where kind = 'event' and owner = 'bench::bench'`;
