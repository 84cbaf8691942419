import { randomUUID } from "node:crypto";
import { z } from "zod";
import { checkInSection } from "#cards/engine/section.ts";
import { mayModerate, mayReadResponses } from "#domain/access.ts";
import { EMAIL_MAX } from "#domain/limits.ts";
import { Refusal } from "#domain/refusal.ts";
import { remindersADay, remindersFrom, remindersSince } from "#domain/reminder.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { kindOf } from "#server/cards/content.ts";
import type { CardRow } from "#server/cards/public.ts";
import { builder } from "#server/graphql/builder.ts";
import { countReminders, type InviteeRow, listInvitees, setInvitees } from "./invitees-store.ts";

/** A hall's worth of addresses; who invites more has a system for it. */
const MAX_INVITEES = 1_000;

const Invitee = builder.objectRef<InviteeRow>("Invitee").implement({
  description: "Whom the owner wants to remind of answering, by e-mail, once.",
  fields: (t) => ({
    email: t.exposeString("email"),
    refused: t.boolean({
      description: "They want no e-mail.",
      resolve: ({ refusedAt }) => refusedAt !== null,
    }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
  }),
});

type Planned = { card: CardRow; sentToday: number };

const Reminders = builder.objectRef<Planned>("Reminders").implement({
  description: "When those who said nothing are reminded, and how many a day.",
  fields: (t) => ({
    from: t.field({
      type: "DateTime",
      nullable: true,
      description: "Not before; null for a card that was never shown.",
      resolve: ({ card }) => remindersFrom(card),
    }),
    aDay: t.int({
      description: "E-mails that go out in a day, for all cards of the owner.",
      resolve: ({ card }) => remindersADay(card),
    }),
    sentToday: t.exposeInt("sentToday", { description: "Of all cards of the owner, in the last 24 hours." }),
    isTrial: t.boolean({ resolve: ({ card }) => card.plan === null }),
  }),
});

builder.queryFields((t) => ({
  reminders: t.field({
    access: cardOwner("card", mayReadResponses),
    type: Reminders,
    description: "For the owner: why an e-mail goes out later.",
    args: { card: t.arg.id({ required: true }) },
    async resolve(_root, _args, context) {
      const card = grantedCard(context);
      const since = remindersSince(context.clock.now());
      return { card, sentToday: await countReminders(context.database.orm, { owner: card.owner, since }) };
    },
  }),
  invitees: t.field({
    access: cardOwner("card", mayReadResponses),
    type: [Invitee],
    args: { card: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => listInvitees(context.database.orm, grantedCard(context).id),
  }),
}));

builder.mutationFields((t) => ({
  setInvitees: t.field({
    access: cardOwner("card", mayModerate),
    type: [Invitee],
    description: "These and no others. Who refused e-mails stays refused, who had one gets no other.",
    args: { card: t.arg.id({ required: true }), emails: t.arg.stringList({ required: true }) },
    async resolve(_root, { emails: sent }, context) {
      const card = grantedCard(context);
      if (!checkInSection(kindOf(context, card).sections)) throw new Refusal("NOT_FOUND");
      const emails = readEmails(sent);
      const { orm } = context.database;
      await setInvitees(orm, { card: card.id, emails, newToken: randomUUID, now: context.clock.now() });
      return listInvitees(orm, card.id);
    },
  }),
}));

function readEmails(sent: readonly string[]): string[] {
  const emails = [...new Set(sent.map((email) => email.trim().toLowerCase()).filter(Boolean))];
  const wrong = emails.find((email) => email.length > EMAIL_MAX || !z.email().safeParse(email).success);
  if (wrong)
    throw new Refusal("INVALID", { fields: { emails: `‘${wrong.slice(0, 60)}’ 주소를 확인해 주세요.` } });
  if (emails.length <= MAX_INVITEES) return emails;
  throw new Refusal("INVALID", {
    fields: { emails: `주소는 ${MAX_INVITEES.toLocaleString("ko")}개까지 적을 수 있습니다.` },
  });
}
