import { randomUUID } from "node:crypto";
import { kindNamed } from "#cards/kinds/kinds.ts";
import * as operations from "#web/graphql/graphql.ts";
import type { SentCard, SentCards } from "./cards.ts";
import { type Ask, type FrontDoor, newGuest } from "./front-door.ts";
import { type DemoGuest, demoGuests } from "./guest-words.ts";

/** A browser that people have; without one a view of a card is not counted. */
const BROWSER =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";

type Cards = { door: FrontDoor; owner: Ask; cards: SentCards };

/** Guests open the cards one after another, each in a browser of their own, and leave what they have to say. */
export async function visit({ door, owner, cards }: Cards): Promise<void> {
  for (const card of Object.values(cards)) {
    await openPage(door, card.address);
    for (const guest of demoGuests[card.kind] ?? []) await leave({ door, owner, card, guest });
  }
  await follow(door, cards.site);
}

async function openPage(door: FrontDoor, address: string): Promise<void> {
  const page = await door.fetch(address, { headers: { "user-agent": BROWSER } });
  await page.body?.cancel();
}

type Leaving = { door: FrontDoor; owner: Ask; card: SentCard; guest: DemoGuest };

async function leave({ door, owner, card, guest }: Leaving): Promise<void> {
  await openPage(door, card.address);
  const ask = await newGuest(door);
  const left: string[] = [];
  for (const [section, content] of Object.entries(guest.entries)) {
    const entry = { card: card.id, section, content, key: randomUUID() };
    const { leaveEntry } = await ask(operations.LeaveEntryDocument, entry);
    if (section === "guestbook") left.push(leaveEntry.id);
  }
  for (const id of left) {
    if (guest.reply) await owner(operations.ReplyToEntryDocument, { id, text: guest.reply });
    if (guest.isPinned) await owner(operations.PinEntryDocument, { id });
  }
}

/** Visitors follow links of a page, some more often than others. */
async function follow(door: FrontDoor, { id, kind, content }: SentCard): Promise<void> {
  const links = kindNamed(kind).links?.(content) ?? [];
  for (const [at, link] of links.entries()) {
    for (let time = at; time < links.length * 2; time += 1) {
      await door.fetch(`/-/clicks/${id}/${link.id}`, { method: "POST", headers: { "user-agent": BROWSER } });
    }
  }
}
