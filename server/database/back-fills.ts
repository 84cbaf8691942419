import { type SQL, sql } from "drizzle-orm";

/** Some rows after `after`, in the order of their key. */
export type Batch = { after: string; most: number };

export type BackFill = {
  /** How the statement of a migration begins that this runs instead of. */
  replaces: string;
  /** Does it for one batch and answers, as `last`, the key it came to; null where no row is left. */
  batch(batch: Batch): SQL;
};

/**
 * What migrations write for every row of a table that grows. Each batch is a transaction of its own, so that nobody's
 * row is locked for long and a start that was ended goes on where it was. The files stay as they are: databases know
 * them by their bytes.
 */
export const backFills: readonly BackFill[] = [
  {
    replaces: 'UPDATE "card_versions" SET "published_at"',
    batch: ({ after, most }) => sql`
      with batch as (
        select id, live_version, published_at from cards where id > ${after} order by id limit ${most}
      ), filled as (
        update card_versions set published_at = batch.published_at from batch
        where card_versions.card = batch.id and card_versions.version = batch.live_version
      )
      select max(id) as last from batch`,
  },
  {
    replaces: "INSERT INTO card_search",
    // A card that was made or renamed meanwhile has its words already: the triggers came first.
    batch: ({ after, most }) => sql`
      with batch as (
        select id, search_words(title) as words from cards where id > ${after} order by id limit ${most}
      ), filled as (
        insert into card_search (card, title, grams) select id, words, search_grams(words) from batch
        on conflict (card) do nothing
      )
      select max(id) as last from batch`,
  },
  {
    replaces: 'INSERT INTO "photo_changes"',
    // One that is looked at in vain does no harm, nor does one that stands there twice.
    batch: ({ after, most }) => sql`
      with batch as (
        select key from photos where key > ${after} order by key limit ${most}
      ), filled as (
        insert into photo_changes (photo) select key from batch
      )
      select max(key) as last from batch`,
  },
  {
    replaces: 'UPDATE "cards" SET "check_number"',
    // Whoever was published meanwhile has both already.
    batch: ({ after, most }) => sql`
      with batch as (
        select id from cards where id > ${after} order by id limit ${most}
      ), filled as (
        update cards set
          check_number = coalesce(check_number, new_check_number()),
          check_day = coalesce(check_day, case when published_at is not null then coalesce(event_date, korean_day(published_at)) end)
        from batch where cards.id = batch.id
      )
      select max(id) as last from batch`,
  },
];

export function backFillFor(statement: string): BackFill | undefined {
  return backFills.find(({ replaces }) => statement.trimStart().startsWith(replaces));
}
