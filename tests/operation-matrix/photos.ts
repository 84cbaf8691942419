import { redAndBlue } from "#server/photos/pictures-for-tests.ts";
import { silentMp3 } from "#tests/sounds.ts";
import type { Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

const announced = { bytes: 100_000, type: "image/jpeg" };
const picture = await redAndBlue({ width: 60, height: 60 }).jpeg().toBuffer();

async function albumOf({ owner }: World): Promise<string> {
  return (await owner.create({ kind: "album" })).card.id;
}

/** An album with a wall on which guests leave photos. */
async function wall(world: World) {
  const card = await albumOf(world);
  await world.owner.publish(card, 1);
  return { card, section: "wall" };
}

export const photoScenarios: Scenarios = {
  everybody: { prepareGuestPhoto: async (world) => ({ ...(await wall(world)), ...announced }) },
  visitor: {
    async finishGuestPhoto(world) {
      const { card } = await wall(world);
      return { id: await world.sender("visitor").upload(card, picture) };
    },
  },
  owner: {
    async cutPhoto(world) {
      const { key } = await world.sender("owner").photo(await albumOf(world), picture);
      return { key, area: { x: 0, y: 0, width: 50, height: 50 }, turn: 90 };
    },
    finishPhoto: async (world) => ({ id: await world.sender("owner").upload(await albumOf(world), picture) }),
    finishSound: async (world) => ({
      id: await world.sender("owner").upload(await albumOf(world), silentMp3(1)),
    }),
    prepareSound: async (world) => ({
      card: await albumOf(world),
      bytes: 1_000,
      type: "audio/mpeg",
      hasRights: true,
    }),
    preparePhoto: async (world) => ({ card: await albumOf(world), ...announced }),
  },
  company: { prepareVenuePhoto: () => announced },
};
