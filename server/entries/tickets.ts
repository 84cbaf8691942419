import { planNamed } from "#cards/engine/plan.ts";
import type { EntryTicket as TicketFacts } from "#cards/engine/section.ts";
import { mayReadResponses } from "#domain/access.ts";
import { DAY_MS } from "#domain/duration.ts";
import { entryId, entryStateOf } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";
import { keySent } from "#domain/sent-uuid.ts";
import { ticketCode } from "#domain/ticket-code.ts";
import { doorName } from "#domain/written-text.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { kindOf } from "#server/cards/content.ts";
import { cardForGuests, entrySections, sectionForGuests } from "#server/cards/guest-card.ts";
import type { CardRow } from "#server/cards/public.ts";
import { anybody } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { type AnsweredEntry, entryCardOwner, grantedEntry } from "./access.ts";
import { checkIn, undoCheckIn } from "./check-ins-store.ts";
import { entryCursor } from "./cursor.ts";
import { type ListedEntry, listAll } from "./owner-lists-store.ts";
import { EntryStateEnum } from "./schema.ts";
import { placeInLine } from "./seats-store.ts";
import { readEntryRow } from "./store.ts";

/** A telephone that was without a network for a night still tells when somebody came; an older hour is a wrong clock. */
const TOLD_WITHIN_MS = DAY_MS;

type Ticketed = { entry: ListedEntry; ticket: TicketFacts };

const Ticket = builder.objectRef<Ticketed>("Ticket").implement({
  description: "What somebody shows at the door.",
  fields: (t) => ({
    id: t.id({ resolve: ({ entry }) => entry.id }),
    code: t.string({ description: "To read aloud.", resolve: ({ entry }) => ticketCode(entry.id) }),
    holder: t.string({ resolve: ({ ticket }) => ticket.holder }),
    party: t.int({ description: "How many it lets in.", resolve: ({ ticket }) => ticket.party }),
    session: t.string({ resolve: ({ ticket }) => ticket.session }),
    date: t.string({ nullable: true, resolve: ({ ticket }) => ticket.when?.date ?? null }),
    time: t.string({ nullable: true, resolve: ({ ticket }) => ticket.when?.time ?? null }),
    venue: t.string({ resolve: ({ ticket }) => ticket.place }),
    state: t.field({ type: EntryStateEnum, resolve: ({ entry }) => entryStateOf(entry) }),
    place: t.int({
      nullable: true,
      description: "In the waiting list, the first being 1; null for what does not wait.",
      resolve: ({ entry }, _args, { database }) =>
        entry.state === "waiting" ? placeInLine(database.orm, entry.id) : null,
    }),
    checkedInAt: t.field({ type: "DateTime", nullable: true, resolve: ({ entry }) => entry.checkedInAt }),
    door: t.string({ nullable: true, resolve: ({ entry }) => entry.door }),
  }),
});

const TicketPage = builder.objectRef<{ page: Ticketed[]; next: string | null }>("TicketPage").implement({
  fields: (t) => ({
    tickets: t.expose("page", { type: [Ticket] }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
  }),
});

const CheckIn = builder.objectRef<Ticketed & { isNew: boolean }>("CheckIn").implement({
  fields: (t) => ({
    ticket: t.field({ type: Ticket, resolve: (checked) => checked }),
    isNew: t.exposeBoolean("isNew", {
      description: "False where it was used before: the ticket says when and at which door.",
    }),
  }),
});

builder.queryFields((t) => ({
  ticket: t.field({
    access: anybody,
    type: Ticket,
    description: "A ticket, for whoever holds its id: the guest's own e-mail leads here.",
    args: { card: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    async resolve(_root, { card: sent, id }, context) {
      const card = await cardForGuests(context, sent);
      const known = entryId.safeParse(id);
      const entry = known.success ? await readEntryRow(context.database.orm, known.data) : undefined;
      if (entry?.card !== card.id) throw new Refusal("NOT_FOUND");
      return ticketed({ entry, on: await sectionForGuests(context, { card, name: entry.section }) });
    },
  }),
  tickets: t.field({
    access: cardOwner("card", mayReadResponses),
    type: TicketPage,
    description:
      "All that may be shown at the door of the member's card, for a door that must know them offline.",
    args: {
      card: t.arg.id({ required: true }),
      section: t.arg.string({ required: true }),
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
    },
    async resolve(_root, { section, first, after }, context) {
      const card = grantedCard(context);
      refuseNoCheckIn(context, card);
      const on = (await entrySections(context, card)).find((it) => it.section.name === section);
      const ticket = on?.rules.ticket;
      if (!on || !ticket) throw new Refusal("NOT_FOUND");
      const size = pageSize(first);
      const place = entryCursor.read(after);
      const wanted = { card: card.id, section, state: "accepted" as const };
      const rows = await listAll(context.database.orm, { ...wanted, after: place, limit: size + 1 });
      const { page, next } = paginate(rows, { size, next: entryCursor.write });
      const tickets = page.flatMap((entry) => {
        const found = ticket(on.content, entry.content);
        return found ? [{ entry, ticket: found }] : [];
      });
      return { page: tickets, next };
    },
  }),
}));

builder.mutationFields((t) => ({
  checkIn: t.field({
    access: entryCardOwner,
    type: CheckIn,
    description: "Somebody comes in. A ticket lets in once: a second door hears when and where it was used.",
    args: {
      id: t.arg.id({ required: true }),
      door: t.arg.string({ required: true }),
      at: t.arg({ type: "DateTime", required: true, description: "When it was shown." }),
      key: t.arg.id({
        required: true,
        description: "A UUID of the tap: sending it again says the same again.",
      }),
    },
    async resolve(_root, { door, at, key }, context) {
      const answered = grantedEntry(context);
      refuseNoCheckIn(context, answered.card);
      const { ticket } = ticketed(answered);
      const found = await checkIn(context.database.orm, {
        id: answered.entry.id,
        at: heardAt(context, at),
        door: readDoor(door),
        key: keySent(key),
      });
      if (!found) throw new Refusal("NOT_FOUND");
      return { ...found, ticket };
    },
  }),
  undoCheckIn: t.field({
    access: entryCardOwner,
    type: Ticket,
    description: "As if the guest had not come in yet.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, _args, context) {
      const answered = grantedEntry(context);
      const { ticket } = ticketed(answered);
      const entry = await undoCheckIn(context.database.orm, answered.entry.id);
      if (!entry) throw new Refusal("NOT_FOUND");
      return { entry, ticket };
    },
  }),
}));

/** Refuses what is no ticket. */
function ticketed({ entry, on }: AnsweredEntry): Ticketed {
  const ticket = on.rules.ticket?.(on.content, entry.content);
  if (!ticket) throw new Refusal("NOT_FOUND");
  return { entry, ticket };
}

/** A card on trial has everything; what is paid for has what its plan says. */
function refuseNoCheckIn(context: Context, card: CardRow): void {
  if (planNamed(kindOf(context, card), card.plan)?.hasCheckIn !== false) return;
  throw new Refusal("FORBIDDEN", {
    sentence: "이 카드의 요금제에는 입장 확인이 없습니다. 요금제를 올리시면 쓰실 수 있습니다.",
  });
}

function heardAt({ clock }: Context, at: Date): Date {
  const now = clock.now();
  const age = now.getTime() - at.getTime();
  return age >= 0 && age <= TOLD_WITHIN_MS ? at : now;
}

function readDoor(sent: string): string {
  const door = doorName.safeParse(sent);
  if (door.success) return door.data;
  throw new Refusal("INVALID", { fields: { door: door.error.issues[0]?.message ?? "" } });
}
