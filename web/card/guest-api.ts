import { CUT_OFF, type Guest, GuestRefusal } from "#cards/engine/guest.ts";
import type { CardPage } from "#cards/engine/page.ts";
import { ApiRefusal, callApi } from "#web/api-call.ts";
import {
  ChangeEntryDocument,
  DrawDocument,
  EntriesDocument,
  MyEntriesDocument,
  SeatsLeftDocument,
  TallyDocument,
  TicketDocument,
  WithdrawEntryDocument,
} from "#web/graphql/graphql.ts";
import { isKnownVisitor } from "#web/session/visitor.ts";
import { type Ask, askAsVisitor } from "./ask-as-visitor.ts";
import { createLeave } from "./leave-entry.ts";
import type { BringOffline } from "./mind-network.ts";
import { watchEntries } from "./watch-entries.ts";

const OFFLINE =
  "인터넷 연결이 끊긴 것 같습니다. 적으신 글은 그대로 있으니, 연결을 확인한 뒤 다시 눌러 주세요.";
const BROKEN = "지금은 되지 않습니다. 적으신 글은 그대로 있으니, 잠시 뒤에 다시 눌러 주세요.";

/** What the guest in front of this page may do; null where nothing can be left. */
export function createGuest({ card: { id: card } }: CardPage, bringOffline: BringOffline): Guest | null {
  if (!card) return null;
  const watching = watchEntries(card);

  return {
    async entries(section, after) {
      const { entries } = await asAnybody(EntriesDocument, {
        card,
        section,
        first: 20,
        after: after ?? null,
      });
      return entries as Awaited<ReturnType<Guest["entries"]>>;
    },
    async mine(section) {
      if (!isKnownVisitor()) return [];
      const { myEntries } = await asVisitor(MyEntriesDocument, { card, section });
      return myEntries as Awaited<ReturnType<Guest["mine"]>>;
    },
    async tally(section) {
      const { tally } = await asAnybody(TallyDocument, { card, section });
      return Object.fromEntries(tally.map(({ name, count }) => [name, count]));
    },
    async seatsLeft(section) {
      const { seatsLeft } = await asAnybody(SeatsLeftDocument, { card, section });
      return Object.fromEntries(seatsLeft.map(({ name, left }) => [name, left]));
    },
    async ticket(id) {
      return (await asAnybody(TicketDocument, { card, id })).ticket;
    },
    draw: async (section) => (await asAnybody(DrawDocument, { card, section })).draw,
    leave: createLeave({ card, ask: asVisitor, bringOffline }),
    async change({ password = null, ...change }) {
      const { changeEntry } = await asVisitor(ChangeEntryDocument, { password, ...change });
      return changeEntry as Awaited<ReturnType<Guest["change"]>>;
    },
    async withdraw({ id, password = null }) {
      await asVisitor(WithdrawEntryDocument, { id, password });
    },
    async addPhoto(photo) {
      const { sendGuestPhoto } = await import("#web/photos/guest-photo.ts");
      return sendGuestPhoto({ ask: asVisitor, card, ...photo });
    },
    watch: watching,
  };
}

const asVisitor: Ask = (operation, variables) => asking(() => askAsVisitor(operation, variables));

/** Reading leaves no trace: no identity is made for a guest who only looks. */
const asAnybody: Ask = (operation, variables) =>
  asking(() => callApi({ query: operation.toString(), variables, identify: async () => ({}) }) as never);

async function asking<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiRefusal) throw new GuestRefusal(error);
    // Whatever `fetch` throws; what the browser itself believes of the network is only a guess.
    const code = error instanceof TypeError ? CUT_OFF : "BROKEN";
    throw new GuestRefusal({ code, message: navigator.onLine ? BROKEN : OFFLINE });
  }
}
