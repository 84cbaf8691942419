import type { Database } from "#server/ports.ts";

export const CARDS = 100_000;

/** In parts, because a statement must end in time on a server. */
const PART = 2_000;

/**
 * Titles of weddings and birthdays, always the same ones: surnames that many have, given names of two syllables out of
 * hundreds, and words that every title has. Built in the database, which is a hundred times faster than sending them.
 */
const rows = (ends: string) => `
  insert into cards (id, kind, owner, made_key, status, draft_version, title, theme, created_at, updated_at, plan, published_at, live_version, event_date, expires_at)
  select
    lpad(to_hex(n), 16, '0'),
    (array['greeting','birthday','thanks','baby-birthday','event','photo','memorial','site'])[1 + n % 8],
    '00000000-0000-4000-8000-' || lpad((n % 30000)::text, 12, '0') || '::member' || (n % 30000),
    gen_random_uuid(),
    case when n % 3 = 0 then 'draft' when n % 50 = 1 then 'closed' else 'published' end,
    1,
    (array['김','이','박','최','정','강','조','윤'])[1 + n * 7 % 8] || (array['민','서','지','하','도','예','수','은'])[1 + n / 8 % 8]
      || (array['준','연','우','윤','현','아','진','호'])[1 + n / 64 % 8] || ' ♥ '
      || (array['한','오','문','남궁','신','권','황','안'])[1 + n / 3 % 8] || (array['가','나','다','라','마','바','사','자'])[1 + n / 5 % 8]
      || (array['람','은','솔','빛','온','결','린','율'])[1 + n / 11 % 8] || ' 결혼합니다' || case when n = 777 then ' 봄날의약속' else '' end,
    'hanji',
    timestamptz '2026-11-15 00:00+09' - n * interval '1 minute',
    timestamptz '2026-11-15 00:00+09' - n * interval '1 minute',
    case when n % 4 = 1 then 'basic' end,
    case when n % 3 > 0 then timestamptz '2026-11-01' end,
    case when n % 3 > 0 then 1 end,
    date '2027-03-01' + n % 300,
    case when n % 3 > 0 then timestamptz '${ends}' + (n % 400) * interval '1 day' end`;

type Seed = {
  cards?: number;
  /** The day on which the first of them end. */
  ends?: string;
  insert?: (statement: string) => Promise<unknown>;
};

export async function seedCards(
  database: Database,
  { cards = CARDS, ends = "2026-11-15", insert = database.run }: Seed = {},
): Promise<void> {
  await inParts(cards, (range) => insert(`${rows(ends)} from ${range}`));
}

/** Numbers from one on, `n`, some at a time. */
export async function inParts(all: number, insert: (range: string) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= all; from += PART) {
    await insert(`generate_series(${from}, ${Math.min(from + PART - 1, all)}) as n`);
  }
}

/** Without its triggers, which nobody hears yet, and which take most of the time. */
export async function unchecked(database: Database, insert: string): Promise<void> {
  await database.run(`begin; set local session_replication_role = replica; ${insert}; commit`);
}

/** A first version for each card, with the content that one of them has. */
export function versionsLike(card: string, range: string): string {
  return `insert into card_versions (card, version, content, made_by, created_at)
    select lpad(to_hex(n), 16, '0'), 1, (select content from card_versions where card = '${card}' limit 1), 'bench::bench', now()
    from ${range}`;
}

/** An answer on a card each, which is named by an expression of `n`. */
export function answersOn(card: string, range: string): string {
  return `insert into entries (id, card, section, visitor, only_one, content, state, seats, seated_at, is_shown, approved, created_at, updated_at)
    select md5('answer' || n), ${card}, 'rsvp', md5('other' || n), true,
      jsonb_build_object('name', '하객 ' || n, 'attending', 'yes', 'side', 'bride', 'adults', 1 + n % 3, 'children', n % 2,
        'meal', 'yes', 'message', '두 분의 앞날을 축복합니다.'),
      'accepted', 1, now(), false, true, timestamptz '2026-11-01' + n * interval '1 second', now()
    from ${range}`;
}

/** What guests leave in guestbooks, in turn on each of so many cards. */
export function messagesOn(cards: number, range: string): string {
  return `insert into entries (id, card, section, visitor, only_one, content, state, seats, is_shown, approved, created_at, updated_at)
    select md5(n::text), lpad(to_hex(1 + n % ${cards}), 16, '0'), 'guestbook', md5((n / 3)::text), false,
      jsonb_build_object('name', '하객 ' || n, 'text', repeat('두 분의 앞날을 축복합니다. ', 1 + n % 4)),
      'accepted', 0, true, true, now(), now()
    from ${range}`;
}
