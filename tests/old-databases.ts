import type { Database } from "#server/ports.ts";

/** Published cards with a version each, as the first migrations with cards keep them. */
export async function fillWithCards(database: Database, count: number): Promise<void> {
  await database.unlimited(async (orm) => {
    await orm.execute(CARDS.replace("$1", String(count)));
    await orm.execute(VERSIONS);
  });
}

const CARDS = `
  insert into cards (id, kind, owner, made_key, status, draft_version, live_version, title, theme, published_at,
    created_at, updated_at)
  select n::text, 'greeting', 'owner-' || n % 1000, gen_random_uuid(), 'published', 1, 1, '카드' || n, 'letter', now(),
    now(), now()
  from generate_series(1, $1) as n`;
const VERSIONS = `
  insert into card_versions (card, version, content, made_by, created_at)
  select id, 1, '{"sections":{}}', owner, created_at from cards`;

const OWNER = "0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01";

/** E-mails that were not sent, as each noun kept its own before there was one outbox; of each one that is no news. */
export async function fillWithUnsentEmails(database: Database): Promise<void> {
  await database.run(`
    insert into orders (id, number, owner, kind, plan, purpose, list_price, credit, discount, total, extra_days, brings,
      way, state, key, fingerprint, placed_at, expires_at, paid_at)
    values ('order', 'G261115-1', '${OWNER}::minsu', 'greeting', 'basic', 'first', 10000, 0, 0, 10000, 0, 0, 'toss',
      'paid', gen_random_uuid(), '', now(), now(), now());
    insert into order_moves ("order", move, by, at, taken_at, sent_at) values
      ('order', 'place', 'member', now() - interval '3 days', null, null),
      ('order', 'pay', 'gateway', now() - interval '1 hour', null, null),
      ('order', 'refund', 'admin', now() - interval '1 hour', now(), now());
    insert into companies (id, sub, number, name, representative, type, address, phone, manager_name, manager_phone,
      licence, state, created_at, updated_at)
    values ('${OWNER}', '${OWNER}', '2208162517', '달빛 예식장', '', 'hall', '', '', '', '', '', 'pending', now(), now());
    insert into company_moves (company, move, by, at, taken_at) values
      ('${OWNER}', 'send', 'company', now() - interval '3 days', null),
      ('${OWNER}', 'apply', 'company', now() - interval '2 hours', null),
      ('${OWNER}', 'ask', 'company', now() - interval '2 hours', now() - interval '1 hour');
    insert into vouchers (id, product_order, piece, order_number, kind, plan, created_by, created_at, expires_at,
      claimed_by, claimed_at)
    select gen_random_uuid(), n, 1, n, 'greeting', 'basic', '', now(), now(), '${OWNER}::minsu',
      now() - n * interval '1 day'
    from generate_series(1, 2) as n;
    insert into letters (id, member, address, subject, text, created_at, tries, sent_at) values
      (gen_random_uuid(), '${OWNER}', null, '회원에게', '글', now(), 0, null),
      (gen_random_uuid(), null, 'sent@example.com', '보낸 글', '', now(), 1, now()),
      (gen_random_uuid(), null, 'tried@example.com', '그만둔 글', '글', now() - interval '9 days', 5, null)`);
}

/** All that makes a schema: columns, rules, indexes, functions and triggers. */
export async function schemaOf(database: Database): Promise<unknown[]> {
  const { rows } = await database.run(`
    select 'column' as what, table_name || '.' || column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default) as detail
      from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'rule', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1, 2, 3`);
  return rows;
}
