import { samples as events } from "#cards/kinds/event/samples.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import type { CardId } from "#domain/card-id.ts";
import { ownerOf } from "#domain/member.ts";
import { migrate } from "#server/database/migrate.ts";
import { members } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { inParts, messagesOn, seedCards, unchecked, versionsLike } from "./card-seed.ts";
import { publish } from "./given.ts";
import { undoLittle } from "./growth-jobs.ts";

const MESSAGES = 12_000;
const ANSWERS = 10_000;
/** Cards that somebody may open; of the others the versions say little, and take no room. */
const WHOLE = 2_000;
const GRAMS = "create index card_search_grams on card_search using gin (grams)";
/** Far enough that nothing is to be done for any of them. */
const ENDS = "2027-06-01";

export type Grown = { cards: number; messages: CardId; answers: CardId };

/** How many there are of what grows with the cards: of every so many cards one has it. */
const PER_CARD: [each: number, insert: string][] = [
  [
    1,
    `insert into entry_keys (card, key, entry, fingerprint)
      select card, gen_random_uuid(), id, '' from entries where id in (select md5(n::text) from RANGE)`,
  ],
  [
    1,
    `insert into photos (key, owner, bytes, width, height, placeholder, created_at, finished_at)
      select 'u/' || md5(n::text), '00000000-0000-4000-8000-000000000001::member1', 500000, 1600, 1200, '',
        timestamptz '2026-09-01' - n * interval '1 minute', timestamptz '2026-09-01' from RANGE;
    insert into photo_uses (photo, card) select 'u/' || md5(n::text), lpad(to_hex(n), 16, '0') from RANGE`,
  ],
  [
    5,
    `insert into members (sub, username, email, email_verified, status, password_hash, srp_salt, srp_verifier, created_at, updated_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'member' || n, 'member' || n || '@example.com', true,
        'CONFIRMED', '', '', '', timestamptz '2026-11-15 00:00+09' - n * interval '5 minutes', timestamptz '2026-11-15' from RANGE;
    insert into consents (id, sub, document, version, agreed, at)
      select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, document, '1', true,
        timestamptz '2026-11-15 00:00+09' - n * interval '5 minutes' from RANGE, unnest(array['terms', 'privacy']) as document;
    insert into sessions (id, sub, signed_in_at, rotated_at, expires_at)
      select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        timestamptz '2026-11-01', timestamptz '2026-11-01', timestamptz '2027-06-01' from RANGE`,
  ],
  [
    8,
    `insert into sitenames (skeleton, name, card, claimed_at)
      select 'name-' || n, 'name-' || n, lpad(to_hex(8 * n - 1), 16, '0'), timestamptz '2026-11-01' from RANGE;
    update cards set name = 'name-' || n, plan = 'pro', published_at = timestamptz '2026-09-01', expires_at = null
      from RANGE where id = lpad(to_hex(8 * n - 1), 16, '0') and (8 * n - 1) % 3 > 0;
    insert into orders (id, number, owner, card, kind, plan, purpose, list_price, credit, discount, total, extra_days,
        brings, way, state, key, fingerprint, placed_at, expires_at, paid_at)
      select md5('site' || n), 'S' || n, '00000000-0000-4000-8000-000000000001::member1', lpad(to_hex(8 * n - 1), 16, '0'),
        'site', 'pro', 'first', 29000, 0, 0, 29000, 0, 0, 'practice', 'paid', gen_random_uuid(), '',
        timestamptz '2026-09-01', timestamptz '2026-09-02', timestamptz '2026-09-01'
      from RANGE where (8 * n - 1) % 3 > 0`,
  ],
  [
    20,
    `insert into orders (id, number, owner, card, kind, plan, purpose, list_price, credit, discount, total, extra_days,
        brings, way, state, key, fingerprint, placed_at, expires_at, paid_at)
      select md5('order' || n), 'G' || n, '00000000-0000-4000-8000-000000000001::member1', lpad(to_hex(20 * n), 16, '0'),
        'greeting', 'basic', 'first', 29000, 0, 0, 29000, 0, 0, 'practice', 'paid', gen_random_uuid(), '',
        at, at + interval '1 day', at
      from RANGE, lateral (select timestamptz '2026-11-15 00:00+09' - n * interval '20 minutes' as at) as moments;
    insert into payments (id, "order", way, reference, amount, state, begun_at, settled_at)
      select gen_random_uuid(), md5('order' || n), 'practice', 'reference' || n, 29000, 'captured',
        timestamptz '2026-09-01', timestamptz '2026-09-01' from RANGE;
    insert into email_outbox (id, template, data, subject, text, created_at, send_after, sent_at)
      select gen_random_uuid(), 'text', '{}', '', '', timestamptz '2026-11-10', timestamptz '2026-11-10', timestamptz '2026-11-10'
      from RANGE;
    insert into invitees (card, email, token, created_at, taken_at, sent_at)
      select lpad(to_hex(20 * n), 16, '0'), 'guest@example.com', gen_random_uuid(), timestamptz '2026-09-01', timestamptz '2026-09-01',
        timestamptz '2026-09-01' from RANGE;
    insert into vouchers (id, product_order, piece, order_number, kind, plan, holder, digits, link, created_by, created_at, expires_at)
      select gen_random_uuid(), 'product' || n, 1, 'bought' || n, 'greeting', 'basic', '하객', '1234', md5('link' || n), 'bench::bench',
        timestamptz '2026-09-01', timestamptz '2027-09-01' from RANGE`,
  ],
  // Guesses, whose networks are kept until the draw.
  [
    10,
    `update entries set network = md5((n % 1000)::text), created_at = timestamptz '2026-11-14' from RANGE
      where id = md5((10 * n)::text)`,
  ],
  [
    500,
    `insert into companies (id, sub, number, name, representative, type, address, phone, manager_name, manager_phone, licence, logo,
        state, created_at, updated_at)
      select md5('company' || n)::uuid, md5('company' || n)::uuid, 'number' || n, '예식장 ' || n, '', 'hall', '', '', '', '',
        'l/' || md5(n::text), 'b/' || md5(n::text), 'approved', timestamptz '2026-09-01', timestamptz '2026-09-01' from RANGE;
    insert into company_files (key, sub, purpose, created_at, finished_at)
      select key || md5(n::text), md5('company' || n)::uuid, purpose, timestamptz '2026-09-01', timestamptz '2026-09-01'
      from RANGE, (values ('l/', 'licence'), ('b/', 'logo')) as files(key, purpose);
    insert into venues (id, company, building, content, search, edition, created_at, updated_at)
      select md5('venue' || n)::uuid, md5('company' || n)::uuid, md5('venue' || n)::uuid, '{}', '예식장' || n, 1,
        timestamptz '2026-09-01', timestamptz '2026-09-01' from RANGE;
    insert into venue_followers (card, venue)
      select lpad(to_hex(500 * n - card), 16, '0'), md5('venue' || n)::uuid from RANGE, generate_series(0, 49) as card;
    insert into reports (id, key, number, card, kind, entry, section, grounds, relation, words, state, blocked_at, ended_at, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'R' || n, lpad(to_hex(500 * n), 16, '0'), 'greeting', md5('erased' || n), 'guestbook',
        'privacy', 'self', '', case when n % 2 = 0 then 'deleted' else 'dismissed' end, timestamptz '2026-09-01', timestamptz '2026-10-01',
        timestamptz '2026-09-01' from RANGE`,
  ],
];

/** So many cards with what comes with them, of which one has many messages, one many answers, and a member has twenty. */
export async function seedGrown(database: Database, cards: number): Promise<Grown> {
  await migrate(database);
  const known = await seededBefore(database);
  if (known) {
    await database.run(undoLittle);
    await database.run(`delete from cards where owner = '${members.jiyu && ownerOf(members.jiyu)}'`);
    return { cards, ...known };
  }
  const [messages, answers] = [await published(database), await published(database)];
  await seedEvents(database);
  await seedCards(database, { cards, ends: ENDS, insert: (statement) => unchecked(database, statement) });
  // An index of all at once is made in a tenth of the time.
  await database.run("drop index card_search_grams");
  await inParts(cards, (range) => unchecked(database, titles(range)));
  await database.unlimited((orm) => orm.execute(GRAMS));
  await inParts(Math.min(cards, WHOLE), (range) => unchecked(database, versionsLike(messages, range)));
  await inParts(cards - WHOLE, (range) => unchecked(database, smallVersions(range)));
  await inParts(cards, (range) => unchecked(database, messagesOn(cards, range)));
  for (const [each, insert] of PER_CARD) {
    await inParts(cards / each, (range) => unchecked(database, insert.replaceAll("RANGE", range)));
  }
  await inParts(MESSAGES, (range) => unchecked(database, manyMessages(messages, range)));
  await inParts(ANSWERS, (range) => unchecked(database, manyAnswers(answers, range)));
  const owner = members.minsu && ownerOf(members.minsu);
  await database.run(
    `update cards set owner = '${owner}' where id in ('${messages}', '${answers}') or id in (select lpad(to_hex(8 * n), 16, '0') from generate_series(100, 117) as n)`,
  );
  // A server does so by itself; for the embedded database a job does.
  if (database.name === "postgres") await database.unlimited((orm) => orm.execute("vacuum analyze"));
  return { cards, messages, answers };
}

/** On a server of one's own it takes a quarter of an hour, once. */
async function seededBefore({ run }: Database): Promise<Omit<Grown, "cards"> | undefined> {
  const { rows } = await run(
    "select first.card as messages, other.card as answers from entries first, entries other where first.id = md5('message1') and other.id = md5('answer1')",
  );
  return rows[0] as Omit<Grown, "cards"> | undefined;
}

/** Cards that a guest may open, and that nobody has opened yet. */
export function openCards(count: number): CardId[] {
  const numbers = Array.from({ length: 200 }, (_, at) => 8 * (at + 1));
  const open = numbers.filter((n) => n % 3 > 0 && n % 50 !== 1);
  return open.slice(0, count).map((n) => n.toString(16).padStart(16, "0") as CardId);
}

async function published(database: Database): Promise<CardId> {
  const content = structuredClone(samples[0]?.content);
  if (!content) throw new Error("no sample");
  content.sections.guestbook = { ...content.sections.guestbook, taking: true };
  content.sections.rsvp = { ...content.sections.rsvp, taking: true, deadline: "", capacity: null };
  content.hidden = [];
  const id = await publish(database, { kind: kindNamed("greeting"), content });
  await database.run(`update cards set expires_at = timestamptz '${ENDS}' where id = '${id}'`);
  return id;
}

/** Ten, each with a seat that somebody has, long before their day. */
async function seedEvents(database: Database): Promise<void> {
  const content = events[0]?.content;
  if (!content) throw new Error("no sample");
  for (let event = 0; event < 10; event += 1) await publish(database, { kind: kindNamed("event"), content });
  await database.run(
    `update cards set event_date = '2027-05-01', expires_at = timestamptz '${ENDS}' where kind = 'event'`,
  );
}

function titles(range: string): string {
  return `insert into card_search (card, title, grams)
    select id, words, search_grams(words) from (
      select id, search_words(title) as words from cards where id in (select lpad(to_hex(n), 16, '0') from ${range})
    ) as searched`;
}

function smallVersions(range: string): string {
  return `insert into card_versions (card, version, content, made_by, created_at)
    select lpad(to_hex(n + ${WHOLE}), 16, '0'), 1, '{}', 'bench::bench', now() from ${range}`;
}

function manyMessages(card: string, range: string): string {
  return `insert into entries (id, card, section, visitor, only_one, content, state, seats, is_shown, approved, created_at, updated_at)
    select md5('message' || n), '${card}', 'guestbook', md5('one' || n), false,
      jsonb_build_object('name', '하객 ' || n, 'text', repeat('두 분의 앞날을 축복합니다. ', 1 + n % 4)),
      'accepted', 0, true, true, timestamptz '2026-11-01' + n * interval '1 second', timestamptz '2026-11-14' from ${range}`;
}

function manyAnswers(card: string, range: string): string {
  return `insert into entries (id, card, section, visitor, only_one, content, state, seats, seated_at, is_shown, approved, created_at, updated_at)
    select md5('answer' || n), '${card}', 'rsvp', md5('other' || n), true,
      jsonb_build_object('name', '하객 ' || n, 'attending', 'yes', 'side', 'bride', 'adults', 1 + n % 3, 'children', n % 2,
        'meal', 'yes', 'message', repeat('두 분의 앞날을 축복합니다. ', 1 + n % 2)),
      'accepted', 1 + n % 3 + n % 2, timestamptz '2026-11-01', false, true, timestamptz '2026-11-01' + n * interval '1 second', timestamptz '2026-11-14'
    from ${range}`;
}
