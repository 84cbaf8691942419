import { randomBytes } from "node:crypto";
import type { CardId } from "#domain/card-id.ts";
import { MINUTE_MS } from "#domain/duration.ts";
import { ENTRY_ID_BYTES, type EntryId, entryId, entryPassword, PASSWORD_TRIES } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";
import { breaksSeal } from "#domain/seal.ts";
import { keySent } from "#domain/sent-uuid.ts";
import { cardForGuests, type EntrySection, sectionForGuests } from "#server/cards/guest-card.ts";
import { anybody, visitor } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, selfOf, visitorOf } from "#server/graphql/context.ts";
import type { Aside } from "#server/limits/concurrency-limit.ts";
import { erase, insert, leftBefore, rewrite, settleSeats, unlessDuplicate } from "./actions.ts";
import { fingerprintOf, followingContent, readEntry } from "./content.ts";
import { takeEntryPhotos } from "./entry-photos.ts";
import { type Own, OwnEntryObject } from "./schema.ts";
import { addEntryKey, type EntryRow, findEntry, listOwn, takeTry, updateEntry } from "./store.ts";

/** Another visitor's writing, or a changed capacity, may come in between; more often than this nothing does. */
const TRIES = 5;

type Leave = {
  card: string;
  section: string;
  content?: unknown;
  key: string;
  password?: string | null;
  website?: string | null;
  /** Until when the guest was told that nobody reads it. */
  sealedUntil?: Date | null;
};

/** A guest who writes holds one of the places for it, and gives it up while a password is hashed. */
type Writing = Context & { aside: Aside };

/** Leaves something, once for each key. Where a visitor has one at most, it takes the place of the one there was. */
async function leave(context: Writing, sent: Leave, tries = TRIES): Promise<Own> {
  const visitor = visitorOf(context).id;
  const key = keySent(sent.key);
  const { card, on, own } = await whereSent(context, { ...sent, isFirstTry: tries === TRIES });
  refuseClosed(context, on);
  refuseUnsealed(context, { on, sealedUntil: sent.sealedUntil });
  const content = readEntry(on, sent.content);
  const password = passwordSent(on, sent.password);
  const { perVisitor: each } = on.rules;
  if (tries === TRIES)
    context.guests.refuseTooManyLeft({ card: card.id, key, visitor, ip: context.ip, each });

  const fingerprint = fingerprintOf(sent.section, content);
  const entry = {
    id: newEntryId(),
    card: card.id,
    section: sent.section,
    visitor,
    onlyOne: each === "one",
    content,
    ...followingContent(on, content),
    network: networkMark(context, { card: card.id, on }),
    passwordHash: null,
    createdAt: context.clock.now(),
    key,
    fingerprint,
  };
  // Only programs fill in a field that nobody sees. They hear what they want to hear.
  if (sent.website) return { ...entry, state: "accepted" };

  // A hall that asks for seats does without the question; who sends a password again is not hashed again.
  const before = (own || password !== null) && (await leftBefore(context, entry));
  if (before) return before;
  await takeEntryPhotos(context, { card: card.id, content, before: own?.content });
  const left = (await unlessDuplicate(write())) ?? (await leftBefore(context, entry));
  if (left) return left;
  if (tries === 1) throw new Refusal("CONFLICT");
  await settleSeats(context, await cardForGuests(context, sent.card));
  return leave(context, { ...sent, sealedUntil: sent.sealedUntil ?? on.sealedUntil }, tries - 1);

  async function write(): Promise<Own | undefined> {
    if (own) {
      const also = { card: entry.card, key: entry.key, entry: own.id, fingerprint };
      return rewrite(context, { entry: own, on, content, also: (tx) => addEntryKey(tx, also) });
    }
    const { aside, guests, ip } = context;
    const passwordHash = password === null ? null : await aside(() => guests.keepPassword(password, ip));
    return insert(context, { entry: { ...entry, passwordHash }, on });
  }
}

/** Kept only where it decides something: where winners are drawn among those who guessed. */
function networkMark(
  { ip, networkMarks }: Context,
  { card, on }: { card: CardId; on: EntrySection },
): string | null {
  return on.rules.guessing && ip !== undefined ? networkMarks({ card, ip }) : null;
}

type Asked = Pick<Leave, "card" | "section"> & { isFirstTry: boolean };

/** On what something is left, and what the caller has there where each has one. */
async function whereSent(context: Context, { card: id, section: name, isFirstTry }: Asked) {
  const card = await cardForGuests(context, id);
  const on = await sectionForGuests(context, { card, name });
  const { perVisitor: each, seats } = on.rules;
  // A hall asks for seats at once, most for the first time: the statement that seats them notices who is not new.
  const isLikelyNew = seats && isFirstTry && !context.member;
  if (each === "many" || isLikelyNew) return { card, on, own: undefined };
  const wanted = { card: card.id, section: name, self: selfOf(context), limit: 1 };
  const [own] = await listOwn(context.database.orm, wanted);
  return { card, on, own };
}

type Named = { id: string; password?: string | null };

/** An entry with an id that somebody sent, and whether it is theirs; undefined when there is none. */
async function entrySent(context: Context, { id }: Named) {
  const known = entryId.safeParse(id);
  if (!known.success) return undefined;
  return findEntry(context.database.orm, { id: known.data, self: selfOf(context) });
}

async function change(context: Writing, sent: Named & { content?: unknown }): Promise<Own> {
  const found = await entrySent(context, sent);
  if (!found) throw new Refusal("NOT_FOUND");
  const { entry } = found;
  const card = await cardForGuests(context, entry.card);
  const on = await sectionForGuests(context, { card, name: entry.section });
  refuseClosed(context, on);
  const content = readEntry(on, sent.content);
  await proveOwn(context, { ...found, password: sent.password });
  context.guests.refuseTooManyChanges(entry.id);
  await takeEntryPhotos(context, { card: card.id, content, before: entry.content });
  const changed = await rewrite(context, { entry, on, content });
  if (!changed) throw new Refusal("NOT_FOUND");
  return changed;
}

/** Also where nothing is taken any more: what somebody said stays theirs. What is not there is withdrawn already. */
async function withdraw(context: Writing, sent: Named): Promise<true> {
  const found = await entrySent(context, sent);
  if (!found) return true;
  await proveOwn(context, { ...found, password: sent.password });
  await erase(context, found.entry);
  return true;
}

type Proving = { entry: EntryRow; isOwn: boolean; password?: string | null };

/** Refuses whoever did not leave an entry and does not know its password either. */
async function proveOwn(context: Writing, { entry, isOwn, password }: Proving): Promise<void> {
  if (isOwn) return;
  if (entry.passwordHash === null) throw new Refusal("FORBIDDEN");
  if (!password) throw wrongPassword("비밀번호를 적어 주세요.");
  const { guests, aside, ip, database } = context;
  const kept = entry.passwordHash;
  const isRight = await guests.passwordTries(
    { card: entry.card, visitor: triedBy(context), ip },
    async () => {
      await takeTryOf(context, entry);
      return aside(() => guests.passwordMatches(kept, { password, ip }));
    },
  );
  if (!isRight) throw wrongPassword("비밀번호가 맞지 않습니다.");
  await updateEntry(database.orm, { id: entry.id, change: { tries: 0 } });
}

function triedBy({ visitor, member, ip }: Context): string {
  return visitor?.id ?? member?.id ?? ip ?? "";
}

async function takeTryOf({ database, clock }: Context, { id, triedSince }: EntryRow): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - PASSWORD_TRIES.minutes * MINUTE_MS);
  if (await takeTry(database.orm, { id, most: PASSWORD_TRIES.most, since, now })) return;
  const left = (triedSince?.getTime() ?? now.getTime()) - since.getTime();
  throw new Refusal("LOCKED", {
    limit: "entry-password",
    retryAfterSeconds: Math.max(1, Math.ceil(left / 1_000)),
  });
}

function wrongPassword(sentence: string): Refusal {
  return new Refusal("INVALID", { fields: { password: sentence } });
}

function refuseClosed({ clock }: Context, { rules, content }: EntrySection): void {
  const sentence = rules.closed(content, clock.now());
  if (sentence !== null) throw new Refusal("CLOSED", { sentence });
}

/** Nobody's words are read earlier than they were told when they wrote them. */
function refuseUnsealed(
  { clock }: Context,
  { on, sealedUntil: promised }: { on: EntrySection; sealedUntil?: Date | null },
): void {
  if (!breaksSeal({ promised: promised ?? null, wanted: on.sealedUntil, now: clock.now() })) return;
  const sentence =
    "그사이 글이 열리는 날이 바뀌었습니다. 페이지를 새로 여신 뒤, 그날을 보고 다시 남겨 주세요.";
  throw new Refusal("SEALED", { sentence });
}

function passwordSent({ rules }: EntrySection, sent: string | null | undefined): string | null {
  if (!sent) return null;
  if (!rules.hasPassword) throw wrongPassword("여기에는 비밀번호를 쓰지 않습니다.");
  const parsed = entryPassword.safeParse(sent);
  if (!parsed.success) throw wrongPassword(parsed.error.issues[0]?.message ?? "");
  return parsed.data;
}

function newEntryId(): EntryId {
  return entryId.parse(randomBytes(ENTRY_ID_BYTES).toString("base64url"));
}

const PASSWORD = "Of the entry, where it was left from another device.";

builder.mutationFields((t) => ({
  leaveEntry: t.field({
    access: visitor,
    type: OwnEntryObject,
    description: "A guest leaves something on a section of a card.",
    args: {
      card: t.arg.id({ required: true }),
      section: t.arg.string({ required: true }),
      content: t.arg({ type: "JSON", required: true }),
      key: t.arg.id({
        required: true,
        description: "A UUID of the form's: sending it again leaves no second entry.",
      }),
      password: t.arg.string({ description: "By which it can be changed from another device." }),
      website: t.arg.string({ description: "A field that people do not see and leave empty." }),
      sealedUntil: t.arg({
        type: "DateTime",
        description:
          "Until when the guest was told that nobody reads it; refused where it would be read earlier.",
      }),
    },
    resolve: (_root, sent, context) =>
      context.guests.withLimit((aside) => leave({ ...context, aside }, sent)),
  }),
  changeEntry: t.field({
    access: anybody,
    type: OwnEntryObject,
    description:
      "Other words for what was left. Where more seats are wanted than there are, nothing changes.",
    args: {
      id: t.arg.id({ required: true }),
      content: t.arg({ type: "JSON", required: true }),
      password: t.arg.string({ description: PASSWORD }),
    },
    resolve: (_root, sent, context) =>
      context.guests.withLimit((aside) => change({ ...context, aside }, sent)),
  }),
  withdrawEntry: t.boolean({
    access: anybody,
    description: "Takes back what was left. Nothing of it stays.",
    args: { id: t.arg.id({ required: true }), password: t.arg.string({ description: PASSWORD }) },
    resolve: (_root, sent, context) =>
      context.guests.withLimit((aside) => withdraw({ ...context, aside }, sent)),
  }),
}));
