import { startCard } from "#cards/engine/card.ts";
import { babyBirthday } from "#cards/kinds/baby-birthday/kind.ts";
import { BURST_FROM } from "#domain/burst.ts";
import { guestOn } from "#server/entries/entry-for-tests.ts";
import { DrawWinnersDocument, GuessBurstsDocument, RevealAnswerDocument } from "#web/graphql/graphql.ts";
import type { Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

const section = "doljabi";
const answer = "brush";

/** The owner's first birthday, on which so many guests of one network guessed right. */
async function guessed({ owner, shop }: World, guests = 1) {
  const content = startCard(babyBirthday);
  content.sections.baby = { ...content.sections.baby, givenName: "서윤", birthDate: "2025-11-20" };
  const { card } = await owner.create({ kind: "baby-birthday", content });
  await owner.publish(card.id, 1);
  for (const at of Array(guests).keys()) {
    const name = `손님${at}`;
    await guestOn(() => shop.api, { card: card.id, name }).leave({
      section,
      content: { thing: answer, name },
    });
  }
  return { card: card.id, section };
}

/** The same once the owner has told what was right. */
async function told(world: World) {
  const place = await guessed(world);
  await world.owner.ask(RevealAnswerDocument, { ...place, answer });
  return place;
}

async function drawn(world: World) {
  const place = await told(world);
  await world.owner.ask(DrawWinnersDocument, { ...place, count: 1 });
  return place;
}

/** As many as the owner is asked about. */
async function burst(world: World) {
  const place = await guessed(world, BURST_FROM);
  const { data } = await world.owner.ask(GuessBurstsDocument, place);
  return { ...place, id: data.guessBursts[0].id };
}

export const guessScenarios: Scenarios = {
  everybody: { draw: (world) => guessed(world) },
  owner: {
    drawWinners: async (world) => ({ ...(await told(world)), count: 1 }),
    guessBursts: (world) => guessed(world),
    leaveOutBurst: burst,
    revealAnswer: async (world) => ({ ...(await guessed(world)), answer }),
    takeBurstIn: burst,
    winners: drawn,
  },
};
