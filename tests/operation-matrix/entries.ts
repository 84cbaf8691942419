import { guestOn, hostOf } from "#server/entries/entry-for-tests.ts";
import type { Scenarios } from "./scenario.ts";
import { deviceOf, type World } from "./world.ts";

/** The owner's party, in whose book a guest has written. */
async function written({ shop }: World) {
  const api = () => shop.api;
  const { card } = await hostOf(api);
  const { entry } = await guestOn(api, { card, name: "유나" }).write("축하해요");
  return { card, section: "book", id: entry.id };
}

/** What the visitor answered, from the device with which that caller asks. */
async function answered({ shop }: World) {
  const api = () => shop.api;
  const { card } = await hostOf(api, { table: { capacity: 10 } });
  const headers = { "x-visitor": deviceOf("visitor") };
  const { entry } = await guestOn(api, { card, name: "하준", headers }).come(1);
  return { card, section: "table", id: entry.id };
}

export const entryScenarios: Scenarios = {
  everybody: {
    entries: written,
    entriesChanged: written,
    leaveEntry: async (world) => ({
      ...(await written(world)),
      content: { name: "하준", text: "저도 축하해요" },
    }),
    myEntries: written,
    seatsLeft: answered,
    tally: written,
  },
  visitor: {
    changeEntry: async (world) => ({ ...(await answered(world)), content: { name: "하준", seats: 2 } }),
    withdrawEntry: answered,
  },
  owner: {
    hideEntry: written,
    pinEntry: written,
    removeEntry: written,
    replyToEntry: async (world) => ({ ...(await written(world)), text: "고맙습니다" }),
    responseFigures: written,
    responses: written,
    responsesCsv: written,
    showEntry: written,
    unpinEntry: written,
  },
};
