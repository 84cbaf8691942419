import { randomUUID } from "node:crypto";
import { samples } from "#cards/kinds/event/samples.ts";
import * as operations from "#web/graphql/graphql.ts";
import type { App } from "./app.ts";
import { leaveOn } from "./guest-api.ts";
import type { askingAs } from "./member-api.ts";

/** An event of a member's, with one guest. */
export async function eventWithGuest(
  app: App,
  ask: ReturnType<typeof askingAs>,
): Promise<{ id: string; ticket: string }> {
  const content = structuredClone(samples[0]?.content);
  const asks = { absence: false, count: true, phone: false, message: false };
  Object.assign(content?.sections.attendance ?? {}, {
    taking: true,
    sessions: [],
    capacity: null,
    deadline: "",
    asks,
    questions: [],
  });
  const { card } = await ask(operations.CreateCardDocument, { kind: "event", key: randomUUID(), content });
  await ask(operations.PublishCardDocument, { id: card.id, version: 1 });
  const application = { attending: "yes", name: "한지우", party: 2 };
  await leaveOn(app.url, { card: card.id, section: "attendance", content: application });
  const { tickets } = await ask(operations.TicketsDocument, { card: card.id, section: "attendance" });
  return { id: card.id, ticket: tickets[0].id };
}
