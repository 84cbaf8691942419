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
