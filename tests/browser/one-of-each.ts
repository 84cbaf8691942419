import { randomUUID } from "node:crypto";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { checkInSection } from "#cards/engine/section.ts";
import { addressOf, kinds, pageOf } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import {
  checkInAddress,
  checkoutAddress,
  manageAddress,
  orderAddress,
  paymentAddress,
  presentationAddress,
  receiptAddress,
  responsesAddress,
} from "#domain/addresses.ts";
import { asRouted } from "#tests/places.ts";
import * as operations from "#web/graphql/graphql.ts";
import type { memberApi } from "./member-api.ts";

type Member = Pick<Awaited<ReturnType<typeof memberApi>>, "ask">;

export type Sent = { kind: Kind; id: string; name: string };

/** The last sample of every kind, sent in somebody's name. */
export async function sendOneOfEach(member: Member): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const kind of kinds as readonly Kind[]) {
    const sample = (await samplesOf(kind.name as never)).at(-1);
    if (!sample) throw new Error(`There is no ${kind.name} to send`);
    sent.push(await send(member, { kind, content: sample.content }));
  }
  return sent;
}

type Made = { kind: Kind; content: CardContent };

/** A card that is published already. */
export async function send({ ask }: Member, { kind, content }: Made): Promise<Sent> {
  const name = kind.named ? `page-${randomUUID().slice(0, 8)}` : "";
  const { card } = await ask(operations.CreateCardDocument, {
    kind: kind.name,
    key: randomUUID(),
    content: called(name, { kind, content }),
  });
  await ask(operations.PublishCardDocument, { id: card.id, version: 1 });
  return { kind, id: card.id, name };
}

/** A name of its own: the sample's is somebody else's. */
function called(name: string, { kind: { named }, content }: Made): CardContent {
  if (!named) return content;
  const section = { ...content.sections[named.section], [named.field]: name };
  return { ...content, sections: { ...content.sections, [named.section]: section } };
}

/** One of them all, and codes that nobody was given: their pages look alike for everybody. */
const anybodys = {
  "/designs/:door": "/designs/wedding",
  "/login/smart-store/:id": "/login/smart-store/abcdefghijklmnopqrst",
  "/company/card/:token": "/company/card/abcdefghijklmnopqrstuvwx",
};

/** Where guests open it. */
export function viewOf({ kind, id, name }: Sent): string {
  return pageOf(kind, { id, name: name || null });
}

/** An order of the first of them that waits to be paid, by the way where no money moves. */
export async function orderOne({ ask }: Member, sent: readonly Sent[]): Promise<string> {
  const [{ id: card } = { id: "" }] = sent;
  const wanted = { card, plan: "basic", way: "practice", agreed: 19_900, key: randomUUID() };
  return (await ask(operations.PlaceOrderDocument, wanted)).id;
}

/** Where their owner looks after them and orders another one, by the addresses as the router writes them. */
export function ownerAddresses(sent: readonly Sent[], order: string): Record<string, string> {
  const [first, second] = sent;
  const one = (has: (kind: Kind) => unknown) => sent.find(({ kind }) => has(kind))?.id ?? "";
  return {
    "/my-mobile-card/:id/responses": responsesAddress(first?.id ?? ""),
    "/my-mobile-card/:id/check-in": checkInAddress(one(({ sections }) => checkInSection(sections))),
    "/my-mobile-card/:id/presentation": presentationAddress(one((kind) => kind.presentationScreen)),
    "/my-mobile-card/:id/manage": manageAddress(one((kind) => kind.ownerScreen)),
    "/order/card/:id": checkoutAddress(second?.id ?? ""),
    "/order/:id": orderAddress(order),
    "/order/:id/payment": paymentAddress(order),
    "/order/:id/receipt": receiptAddress(order),
  };
}

/** Where all of it stands, by the addresses as the router writes them. */
export function addressesOf(sent: readonly Sent[]): Record<string, string> {
  const views = sent.map((card) => [asRouted(card.kind.addresses.view), viewOf(card)]);
  const edits = sent.flatMap(({ kind, id }) =>
    kind.addresses.edit ? [[asRouted(kind.addresses.edit), addressOf(kind, "edit", id)]] : [],
  );
  return { ...anybodys, ...Object.fromEntries([...views, ...edits]) };
}
