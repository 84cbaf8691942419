import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { startCard } from "#cards/engine/card.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import * as operations from "#web/graphql/graphql.ts";
import { type Client, clientAt, newGuestAt, newMemberAt, type Place, send, type Told } from "./client.ts";

/** Something that was acknowledged: how a client finds it again, and how its row is called. */
export type Written = {
  what: string;
  isThere(): Promise<boolean>;
  row?: { table: "entry_keys" | "orders" | "photos"; key: string };
};

/** One thing that somebody does; sent again after a process died over it, it must not be done twice. */
export type Act = { send(): Promise<Told<unknown>>; took(told: Told<unknown>): Written | undefined };

/** Somebody who does one thing after the other, and knows what was not answered. */
export type Writer = { next(): Promise<Act>; doubt?: Act | undefined };

type Doing<Result> = {
  send: () => Promise<Told<Result>>;
  /** Hears the answer; the refusal of a limit is an answer, too. */
  took: (told: Told<Result>) => Written | undefined;
};

function act<Result>({ send: ask, took }: Doing<Result>): Act {
  let answer: Told<Result> = { status: 0 };
  return {
    async send() {
      answer = await ask();
      return answer;
    },
    took: () => took(answer),
  };
}

/** A new guest each time, who answers with so many seats. */
export function guestWriter(place: Place, card: () => string): Writer {
  let count = 0;
  return {
    async next() {
      const guest = await newGuestAt(place);
      count += 1;
      const key = randomUUID();
      const of = { card: card(), section: "rsvp" };
      const content = {
        name: "김하늘",
        side: "groom",
        attending: "yes",
        adults: 1 + (count % 3),
        meal: "yes",
      };
      const isThere = async () => {
        const { data } = await guest(operations.MyEntriesDocument, of);
        return data?.myEntries.length === 1;
      };
      return act({
        send: () => guest(operations.LeaveEntryDocument, { ...of, content, key }),
        took: ({ data }) => data && { what: "an answer", isThere, row: { table: "entry_keys", key } },
      });
    },
  };
}

const birthday = kindNamed("birthday");

async function newCardOf(member: Client): Promise<string> {
  const { data, code } = await member(operations.CreateCardDocument, {
    kind: "birthday",
    content: null,
    key: randomUUID(),
  });
  if (!data) throw new Error(`No card was made: ${code}`);
  return data.createCard.card.id;
}

/** A maker who types on and on. */
export async function savingWriter(member: Client): Promise<Writer> {
  const id = await newCardOf(member);
  let version = 1;
  return {
    async next() {
      const base = version;
      const mark = randomUUID();
      const { sections, ...frame } = startCard(birthday);
      const content = { ...frame, sections: { ...sections, letter: { ...sections.letter, body: mark } } };
      const isThere = async () => {
        const { data } = await member(operations.CardVersionDocument, { id, version: base + 1 });
        return JSON.stringify(data?.cardVersion ?? "").includes(mark);
      };
      return act({
        send: () => member(operations.SaveCardDocument, { id, base, content }),
        took({ data }) {
          if (!data) return undefined;
          version = data.saveCard.draftVersion;
          return { what: "a save", isThere };
        },
      });
    },
  };
}

/** A buyer who orders with a coupon, thinks better of it, and orders again. */
export async function orderingWriter(member: Client, coupon: string): Promise<Writer> {
  const card = await newCardOf(member);
  let pending: string | undefined;
  const stateOf = async (id: string) =>
    (await member(operations.MyOrderDocument, { id })).data?.myOrder?.state;
  function place(): Act {
    const key = randomUUID();
    const wanted = { card, plan: "basic", way: "practice", agreed: 4_410, coupon, key };
    return act({
      send: () => member(operations.PlaceOrderDocument, wanted),
      took({ data }) {
        pending = data?.placeOrder.id;
        if (!pending) return undefined;
        const id = pending;
        return {
          what: "an order",
          isThere: async () => Boolean(await stateOf(id)),
          row: { table: "orders", key },
        };
      },
    });
  }
  function cancel(id: string): Act {
    return act({
      send: () => member(operations.CancelOrderDocument, { id }),
      took({ data }) {
        if (!data) return undefined;
        pending = undefined;
        return { what: "a cancelled order", isThere: async () => (await stateOf(id)) === "CANCELLED" };
      },
    });
  }
  return { next: async () => (pending ? cancel(pending) : place()) };
}

const picture = readFileSync(new URL("../../public/art/hanok-bowl-400.webp", import.meta.url));

/** A maker who uploads one photo after the other, as a browser does: a form, the file, and the word that it is there. */
export async function uploadingWriter(place: Place, member: Client): Promise<Writer> {
  const card = await newCardOf(member);
  let form: operations.UploadFieldsFragment | undefined;
  let isSent = false;
  const announced = { card, bytes: picture.byteLength, type: "image/webp" };
  return {
    async next() {
      const { id, fields } = form ?? {};
      if (!id || !fields) {
        return act({
          send: () => member(operations.PreparePhotoDocument, announced),
          took({ data }) {
            form = data?.preparePhoto;
            isSent = false;
            return undefined;
          },
        });
      }
      if (!isSent) {
        return act({
          send: async () => ({ status: await post(place, fields) }),
          took({ status }) {
            // A form that was taken before its answer got lost is refused the second time.
            if (status === 204 || status === 403) isSent = true;
            else form = undefined;
            return undefined;
          },
        });
      }
      return act({
        send: () => member(operations.FinishPhotoDocument, { id }),
        took({ data }) {
          form = undefined;
          const key = data?.finishPhoto.key;
          if (!key) return undefined;
          const isThere = async () => (await send(`${place.url}/media/${key}-400.webp`)).status === 200;
          return { what: "a photo", isThere, row: { table: "photos", key } };
        },
      });
    },
  };
}

type Fields = operations.UploadFieldsFragment["fields"];

async function post({ url }: Place, fields: Fields): Promise<number> {
  const body = new FormData();
  for (const { name, value } of fields) body.append(name, value);
  body.append("file", new Blob([picture]), "사진.webp");
  const answer = await send(`${url}/bucket`, { method: "POST", body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Those who write at the same time, through the front door; `card` is where guests answer at the moment. */
export async function someWriters(place: Place, card: () => string): Promise<Writer[]> {
  const token = await newMemberAt(place, { email: `${randomUUID()}@example.com`, isAdmin: true });
  const member = await clientAt(place, { authorization: `Bearer ${token}` });
  const terms = { label: "시험", benefit: { type: "percent", percent: 10 } };
  const { data, code } = await member(operations.AdminCreateCouponsDocument, { terms } as never);
  const [coupon] = data?.adminCreateCoupons ?? [];
  if (!coupon) throw new Error(`No coupon was made: ${code}`);
  return [
    guestWriter(place, card),
    guestWriter(place, card),
    guestWriter(place, card),
    await savingWriter(member),
    await savingWriter(member),
    await orderingWriter(member, coupon.code),
    await orderingWriter(member, coupon.code),
    await uploadingWriter(place, member),
  ];
}
