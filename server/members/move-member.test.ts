import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownerOf, type Subject, subject } from "#domain/member.ts";
import { findEntry } from "#server/entries/store.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import { projectRoot } from "#tests/project-root.ts";
import { MEMBER_COLUMNS, moveMember, SINGLE_MEMBER_COLUMNS } from "./move-member.ts";

const now = new Date("2026-11-15T03:00:00Z");
const newMember = () => {
  const id = subject.parse(randomUUID());
  return { id, username: id };
};

const moved = [...MEMBER_COLUMNS.owner, ...MEMBER_COLUMNS.subject, ...SINGLE_MEMBER_COLUMNS].map(
  (column) => `${getTableName(column.table)}.${column.name}`,
);

/** What stays under the former subject, and why. */
const STAYS: Record<string, string> = {
  "audit_entries.admin": "the audit log is only added to",
  "company_moves.admin": "who decided, by the name they had",
  "order_moves.admin": "who decided, by the name they had",
  "members.sub": "the embedded pool's own",
  "sessions.sub": "the embedded pool's own",
  "sign_in_places.sub": "the embedded pool's own",
  "identities.sub": "the embedded pool's own; what was left under it is found by moved_members",
  "federated_identities.sub": "the embedded pool's own; Cognito keeps those of its members itself",
  "moved_members.sub": "says who moved",
  "moved_members.former": "says who moved",
};

/** Columns that hold somebody of a user pool: by their type, or by the names that such columns have. */
function memberColumns(): string[] {
  const folder = join(projectRoot, "server/database/tables");
  return readdirSync(folder).flatMap((file) => {
    const tables = readFileSync(join(folder, file), "utf8")
      .split(/pgTable\(\s*/)
      .slice(1);
    return tables.flatMap((table) => {
      const name = /^"([a-z_]+)"/.exec(table)?.[1];
      // Without its references to other tables, which stand between a column's name and its type.
      const columns = [
        ...table.matchAll(/^ +(\w+): (text|uuid)\(([^)]*)\)((?:\s*\.[\w<>|" ]+\([^)]*\))*)/gm),
      ];
      return columns.flatMap(([, key = "", , given = "", rest = ""]) => {
        if (given.includes("enum")) return [];
        const isTyped = /\$type<(Owner|Subject)\b/.test(rest);
        const isNamed = /^(sub|owner|member|admin|partner|former|user|username|account)$|By$/.test(key);
        const column = /"([a-z_]+)"/.exec(given)?.[1] ?? key;
        return isTyped || isNamed ? [`${name}.${column}`] : [];
      });
    });
  });
}

test("every column that holds a member is moved, or said to stay", () => {
  const all = memberColumns();
  expect(all.length).toBeGreaterThan(20);
  const known = new Set([...moved, ...Object.keys(STAYS), "members.username"]);
  expect(all.filter((column) => !known.has(column))).toEqual([]);
  expect(moved.filter((column) => !all.includes(column))).toEqual([]);
});

/** Something of a member in every table that has any. */
async function givenTo({ run }: Database, member: { id: Subject; username: string }) {
  const owner = ownerOf(member);
  const [card, plan, order, coupon, company] = [
    randomUUID().slice(0, 20),
    randomUUID().slice(0, 20),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  const fill = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    const places = names.map((_, at) => `$${at + 1}`);
    return run(`insert into ${table} (${names}) values (${places})`, Object.values(row));
  };
  await fill("companies", {
    ...{ id: company, sub: member.id, number: randomUUID(), name: "달빛", representative: "", type: "hall" },
    ...{ address: "", phone: "", manager_name: "", manager_phone: "", licence: "", state: "approved" },
    ...{ created_at: now, updated_at: now },
  });
  await fill("company_files", { key: randomUUID(), sub: member.id, purpose: "logo", created_at: now });
  await fill("cards", {
    ...{ id: card, kind: "note", owner, made_key: randomUUID(), status: "draft", draft_version: 1 },
    ...{ title: "", theme: "", created_at: now, updated_at: now },
  });
  await fill("card_versions", { card, version: 1, content: "{}", made_by: owner, created_at: now });
  await fill("coupons", {
    ...{ id: coupon, code: randomUUID(), label: "", benefit: "{}", minimum: 0, created_by: owner },
    created_at: now,
  });
  await fill("coupon_holders", { coupon, owner, used: 2 });
  await fill("orders", {
    ...{ id: order, number: randomUUID(), owner, card, kind: "note", plan: "basic", purpose: "plan" },
    ...{ list_price: 0, credit: 0, discount: 0, total: 0, extra_days: 0, brings: 0, way: "none" },
    ...{ state: "pending", key: randomUUID(), fingerprint: "", placed_at: now, expires_at: now },
  });
  await fill("photos", { key: `u/${randomUUID()}`, owner, bytes: 1, created_at: now });
  await fill("vouchers", {
    ...{ id: randomUUID(), product_order: randomUUID(), piece: 1, order_number: "1", kind: "note" },
    ...{ plan: "basic", created_by: owner, created_at: now, expires_at: now },
    ...{ cancelled_by: owner, claimed_by: owner },
  });
  const planned = {
    wedding_date: "2027-05-01",
    counted_from: "2026-11-15",
    created_at: now,
    updated_at: now,
  };
  await fill("wedding_plans", { id: plan, owner, ...planned });
  await fill("wedding_plans", {
    id: randomUUID().slice(0, 20),
    owner: randomUUID(),
    partner: owner,
    ...planned,
  });
  const answered = { document: "terms", version: "1", agreed: true, at: now };
  await fill("consents", { id: randomUUID(), sub: member.id, ...answered });
  const written = { subject: "", text: "", created_at: now };
  await fill("email_outbox", {
    id: randomUUID(),
    template: "",
    data: "{}",
    member: member.id,
    send_after: now,
    ...written,
  });
  await fill("letters", { id: randomUUID(), member: member.id, ...written });
  return { card, coupon, plan, company };
}

/** Tables in which a word stands anywhere. */
async function tablesWith({ run }: Database, word: string): Promise<string[]> {
  const { rows } = await run("select tablename from pg_tables where schemaname = 'public' order by 1");
  const found: string[] = [];
  for (const { tablename } of rows) {
    const { rows: hits } = await run(
      `select 1 from "${tablename}" one where strpos(one::text, $1) > 0 limit 1`,
      [word],
    );
    if (hits.length > 0) found.push(String(tablename));
  }
  return found;
}

describe.each(databases)("a member who moves, on %s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("has everything that was theirs, once, however often and many at once it is asked for", async () => {
    const [former, member] = [newMember(), newMember()];
    await givenTo(database, former);
    const before = await tablesWith(database, former.id);
    expect(before).toEqual([...new Set(moved.map((column) => column.split(".")[0]))].sort());
    const move = () => moveMember(database.orm, { former: former.id, member, now });
    const moves = [...(await Promise.all([move(), move(), move()])), await move()];
    expect(moves.filter((isMoved) => isMoved)).toHaveLength(1);
    expect(await tablesWith(database, former.id)).toEqual(["moved_members"]);
    expect(await tablesWith(database, ownerOf(member))).not.toEqual([]);
    // Somebody else who says the same is too late.
    const other = newMember();
    expect(await moveMember(database.orm, { former: former.id, member: other, now })).toBe(false);
    expect(await tablesWith(database, other.id)).toEqual([]);
  });

  test("keeps what they have begun under the new name", async () => {
    const [former, member] = [newMember(), newMember()];
    const theirs = await givenTo(database, former);
    const own = await givenTo(database, member);
    await database.run("insert into coupon_holders (coupon, owner, used) values ($1, $2, 3)", [
      theirs.coupon,
      ownerOf(member),
    ]);
    expect(await moveMember(database.orm, { former: former.id, member, now })).toBe(true);
    const companies = await database.run("select id, sub from companies where id = any ($1)", [
      [own.company, theirs.company],
    ]);
    expect(new Map(companies.rows.map(({ id, sub }) => [id, sub]))).toEqual(
      new Map([
        [own.company, member.id],
        [theirs.company, former.id],
      ]),
    );
    const plans = await database.run("select id, inherited from wedding_plans where owner = $1", [
      ownerOf(member),
    ]);
    expect(new Map(plans.rows.map(({ id, inherited }) => [id, inherited]))).toEqual(
      new Map([
        [own.plan, false],
        [theirs.plan, true],
      ]),
    );
    const { rows } = await database.run("select used from coupon_holders where coupon = $1", [theirs.coupon]);
    expect(rows).toEqual([{ used: 5 }]);
  });

  test("finds what they left on others' cards as theirs", async () => {
    const [former, member] = [newMember(), newMember()];
    const { card } = await givenTo(database, newMember());
    await database.run(
      `insert into members (sub, username, email, status, password_hash, srp_salt, srp_verifier, created_at, updated_at)
        values ($1::uuid, $1::text, $1::text, 'CONFIRMED', '', '', '', now(), now())`,
      [former.id],
    );
    await database.run("insert into identities (id, sub, created_at) values ($1, $2, now())", [
      `old ${former.id}`,
      former.id,
    ]);
    const entry = `entry ${former.id}`;
    await database.run(
      `insert into entries (id, card, section, visitor, only_one, content, state, seats, is_shown, approved, created_at, updated_at)
        values ($1, $2, 'book', $3, false, '{}', 'accepted', 0, true, true, now(), now())`,
      [entry, card, `old ${former.id}`],
    );
    const isOwn = async () =>
      (await findEntry(database.orm, { id: entry as never, self: { visitor: undefined, member: member.id } }))
        ?.isOwn;
    expect(await isOwn()).toBe(false);
    await moveMember(database.orm, { former: former.id, member, now });
    expect(await isOwn()).toBe(true);
  });
});
