import { randomUUID } from "node:crypto";
import { startCard } from "#cards/engine/card.ts";
import { event } from "#cards/kinds/event/kind.ts";
import { guestOn } from "#server/entries/entry-for-tests.ts";
import { CheckInDocument } from "#web/graphql/graphql.ts";
import type { Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

const section = "attendance";

function reading() {
  const { sections, ...frame } = startCard(event);
  return {
    ...frame,
    sections: {
      ...sections,
      cover: { ...sections.cover, type: "seminar", title: "겨울밤 낭독회" },
      date: { ...sections.date, date: "2026-11-28", time: "19:00" },
      attendance: { ...sections.attendance, taking: true },
    },
  };
}

/** The owner's event, with a guest who has a ticket. */
async function ticketed({ owner, shop }: World) {
  const { card } = await owner.create({ kind: "event", content: reading() });
  await owner.publish(card.id, 1);
  const guest = guestOn(() => shop.api, { card: card.id, name: "유나" });
  const content = { attending: "yes", name: "유나", party: 1, answers: {} };
  const { entry } = await guest.leave({ section, content });
  return { card: card.id, section, id: entry.id };
}

/** Somebody who shows a ticket at the door now. */
async function shown(world: World) {
  const { id } = await ticketed(world);
  return { id, door: "정문", at: world.shop.api.clock.now().toISOString(), key: randomUUID() };
}

async function cameIn(world: World) {
  const tap = await shown(world);
  await world.owner.ask(CheckInDocument, tap);
  return { id: tap.id };
}

export const ticketScenarios: Scenarios = {
  everybody: {
    // Whoever holds a ticket's id may look at it.
    ticket: ticketed,
  },
  owner: {
    checkIn: shown,
    invitees: ticketed,
    reminders: ticketed,
    setInvitees: async (world) => ({ ...(await ticketed(world)), emails: ["yuna@example.com"] }),
    tickets: ticketed,
    undoCheckIn: cameIn,
  },
};
