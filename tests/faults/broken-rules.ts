import type { Database, Files } from "#server/ports.ts";

/** What must be true of the rows together, whatever happened to whoever wrote them; each finds what breaks it. */
const rules: Record<string, string> = {
  "seats that are taken are those of the answers": `
    select s.card as at from seats s where s.taken <> (select coalesce(sum(e.seats), 0) from entries e
      where e.card = s.card and e.section = s.section and e.seats_of = s.name and e.state = 'accepted')`,
  "no seat is given twice": "select card as at from seats where taken > capacity",
  "an answer has the key that it came with": `
    select id as at from entries e where not exists (select 1 from entry_keys k where k.entry = e.id)`,
  "a guest answers once": `
    select min(id) as at from entries where only_one group by card, section, visitor having count(*) > 1`,
  "a card's draft is its last version": `
    select id as at from cards c where draft_version <>
      (select coalesce(max(version), 0) from card_versions v where v.card = c.id)`,
  "what guests see is a version": `
    select id as at from cards c where live_version is not null and not exists
      (select 1 from card_versions v where v.card = c.id and v.version = c.live_version)`,
  "an order was placed": `
    select id as at from orders o where not exists
      (select 1 from order_moves m where m."order" = o.id and m.move = 'place')`,
  "an order's sum is right": `
    select id as at from orders where total <> greatest(0, list_price - credit - discount)`,
  "a paid order was paid once": `
    select id as at from orders o where state = 'paid' and total > 0 and
      (select count(*) from payments p where p."order" = o.id and p.state = 'captured') <> 1`,
  "money is taken once": 'select "order" as at from practice_charges where captures <> 1',
  "money that was taken is an order's, or is still asked about, or went back": `
    select c."order" as at from practice_charges c where returned_at is null and not exists
      (select 1 from orders o where o.id = c."order" and o.state = 'paid') and not exists
      (select 1 from payments p where p."order" = c."order" and p.state = 'begun')`,
  "a coupon counts the orders that carry it": `
    select id as at from coupons c where used <>
      (select count(*) from orders o where o.coupon = c.id and o.state in ('pending', 'paid'))`,
  "and so does each who holds it": `
    select coupon as at from coupon_holders h where used <> (select count(*) from orders o
      where o.coupon = h.coupon and o.owner = h.owner and o.state in ('pending', 'paid'))`,
  "a photo on a card is there": `
    select u.photo as at from photo_uses u join photos p on p.key = u.photo
      where p.finished_at is null or p.removed_at is not null`,
};

/** The rules that are broken, each with a row that breaks it. */
export async function brokenRules(database: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await database.run(query);
    if (rows.length > 0) broken.push(`${rule}: ${rows.length}, e.g. ${rows[0]?.at}`);
  }
  return broken;
}

/** Photos that a card could show and whose files are not there. */
export async function photosWithoutFile(database: Database, files: Pick<Files, "stat">): Promise<string[]> {
  const { rows } = await database.run(
    "select key from photos where finished_at is not null and removed_at is null and sound_type is null",
  );
  const keys = rows.map(({ key }) => String(key));
  const found = await Promise.all(keys.map((key) => files.stat(`${key}-400.webp`)));
  return keys.filter((_key, at) => !found[at]);
}
