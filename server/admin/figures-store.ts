import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { dailyFigures, type KindCounts } from "#server/database/tables/admin.ts";
import type { Database, Orm } from "#server/ports.ts";

/** Days in Korea, both included. */
export type Span = { first: string; last: string };

/** The first half of no other advisory lock: whoever keeps what was counted takes turns. */
const FIGURES_LOCK = 4_210_010;

const kindCounts = z.object({ made: z.number(), published: z.number(), paid: z.number() });
const dayFigures = z.object({
  day: z.string(),
  members: z.coerce.number(),
  orders: z.coerce.number(),
  revenue: z.coerce.number(),
  kinds: z.record(z.string(), kindCounts satisfies z.ZodType<KindCounts>),
});
export type DayFigures = z.infer<typeof dayFigures>;

/**
 * What each day in Korea brought, days without anything included. A day that was counted and has not changed since is
 * read, any other is counted: what is told is what is there, whether or not anybody counts in between.
 */
export async function figuresByDay(orm: Orm, span: Span): Promise<DayFigures[]> {
  const { rows } = (await orm.execute(sql`
    with asked as (${daysOf(span)}), kept as (
      select * from ${dailyFigures} where day in (select day from asked)
        and not exists (select from figure_changes where figure_changes.day = ${dailyFigures}.day)
    ), days as (select day from asked where day not in (select day from kept))
    select day::text, members, orders, revenue, kinds from kept
    union all select day::text, members, orders, revenue, kinds from (${counted}) as counted
    order by day`)) as unknown as { rows: unknown[] };
  return z.array(dayFigures).parse(rows);
}

/**
 * Counts the days of this span that changed since they were counted, or never were, and forgets those before it.
 * Returns how many. One statement: a change that it does not see stays for the next run.
 */
export function countFigures({ orm }: Database, span: Span): Promise<number> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIGURES_LOCK})`);
    const { rows } = (await tx.execute(sql`
      with asked as (${daysOf(span)}), changed as (delete from figure_changes returning day), past as (
        delete from ${dailyFigures} where day not in (select day from asked)
      ), days as (
        select day from asked where day in (select day from changed) or day not in (select day from ${dailyFigures})
      )
      insert into ${dailyFigures} (day, members, orders, revenue, kinds)
      select day, members, orders, revenue, kinds from (${counted}) as counted
      on conflict (day) do update set
        members = excluded.members, orders = excluded.orders, revenue = excluded.revenue, kinds = excluded.kinds
      returning day`)) as unknown as { rows: unknown[] };
    return rows.length;
  });
}

function daysOf({ first, last }: Span): SQL {
  return sql`select moment::date as day from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') as moment`;
}

/**
 * For each of `days`. Who agreed to the terms for the first time is a new member, in whichever pool the account is;
 * revenue is what was paid that day and not given back since; of the cards that were begun that day, how many there
 * are of each kind, how many were shown, how many paid for.
 */
const counted = sql`
  select day, joined.count as members, sold.count as orders, sold.total as revenue, made.kinds
  from (
    select day, day::timestamp at time zone 'Asia/Seoul' as begins, (day + 1)::timestamp at time zone 'Asia/Seoul' as ends
    from days
  ) as spans,
  lateral (
    select count(distinct sub)::int from consents
    where document = 'terms' and agreed and at >= begins and at < ends and begins <= (
      -- Asked for each of the day's: with "not exists" the database reads all consents there ever were.
      select min(first.at) from consents as first where first.sub = consents.sub and first.document = 'terms' and first.agreed
    )
  ) as joined,
  lateral (
    select count(*)::int, coalesce(sum(total), 0)::bigint as total from orders
    where state = 'paid' and refund_asked_at is null and paid_at >= begins and paid_at < ends
  ) as sold,
  lateral (
    select coalesce(jsonb_object_agg(kind, jsonb_build_object('made', made, 'published', published, 'paid', paid)), '{}') as kinds
    from (
      select kind, count(*) as made, count(published_at) as published, count(*) filter (where exists (
        select from orders where orders.card = cards.id and orders.state = 'paid' and orders.total > 0
      )) as paid
      from cards where created_at >= begins and created_at < ends group by kind
    ) as by_kind
  ) as made`;
