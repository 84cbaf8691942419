import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Orm } from "#server/ports.ts";

/** From the first moment of a day in Korea until before another. */
export type Span = { from: Date; until: Date };

const dayFigures = z.object({
  day: z.string(),
  members: z.coerce.number(),
  cards: z.coerce.number(),
  orders: z.coerce.number(),
  revenue: z.coerce.number(),
});
export type DayFigures = z.infer<typeof dayFigures>;

/**
 * What each day in Korea brought, days without anything included. Who agreed to the terms for the first time is a new
 * member, in whichever pool the account is; revenue is what was paid that day and not given back since.
 */
export async function figuresByDay(orm: Orm, { from, until }: Span): Promise<DayFigures[]> {
  const span = (column: SQL) => sql`${column} >= ${iso(from)} and ${column} < ${iso(until)}`;
  const day = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  return rowsOf(
    orm,
    dayFigures,
    sql`
      with days as (
        select ${day(sql`moment`)} as day
        from generate_series(${iso(from)}, ${iso(until)} - interval '1 day', interval '1 day') as moment
      ), joined as (
        select ${day(sql`first`)} as day, count(*) as count
        from (select min(at) as first from consents where document = 'terms' and agreed group by sub) as firsts
        where ${span(sql`first`)} group by 1
      ), made as (
        select ${day(sql`created_at`)} as day, count(*) as count from cards where ${span(sql`created_at`)} group by 1
      ), sold as (
        select ${day(sql`paid_at`)} as day, count(*) as count, sum(total) as total
        from orders where state = 'paid' and refund_asked_at is null and ${span(sql`paid_at`)} group by 1
      )
      select days.day, coalesce(joined.count, 0) as members, coalesce(made.count, 0) as cards,
        coalesce(sold.count, 0) as orders, coalesce(sold.total, 0) as revenue
      from days left join joined using (day) left join made using (day) left join sold using (day)
      order by days.day`,
  );
}

const kindFigures = z.object({
  kind: z.string(),
  made: z.coerce.number(),
  published: z.coerce.number(),
  paid: z.coerce.number(),
});
export type KindFigures = z.infer<typeof kindFigures>;

/** Of the cards that were begun in this time: how many there are of each kind, how many were shown, how many paid for. */
export function figuresByKind(orm: Orm, { from, until }: Span): Promise<KindFigures[]> {
  return rowsOf(
    orm,
    kindFigures,
    sql`
      select kind, count(*) as made, count(published_at) as published,
        count(*) filter (where exists (
          select from orders where orders.card = cards.id and orders.state = 'paid' and orders.total > 0
        )) as paid
      from cards where created_at >= ${iso(from)} and created_at < ${iso(until)}
      group by kind order by made desc, kind`,
  );
}

function iso(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

async function rowsOf<Row>(orm: Orm, row: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(query)) as unknown as { rows: unknown[] };
  return z.array(row).parse(rows);
}
