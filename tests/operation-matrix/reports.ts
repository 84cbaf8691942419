import { randomUUID } from "node:crypto";
import { AdminDecideReportDocument, ReportDocument } from "#web/graphql/graphql.ts";
import { asItIs, type Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

let reporters = 0;

/** What somebody says against a card of the owner's. Each writes from an address of their own: there is a rate limit. */
async function said({ owner }: World) {
  const card = await owner.card();
  await owner.publish(card, 1);
  reporters += 1;
  const report = {
    ...{ grounds: "spam", relation: "other", words: "광고입니다", name: "유나", agreed: true },
    email: `reporter-${reporters}@example.com`,
  };
  return { card, report, key: randomUUID() };
}

async function reported(world: World) {
  const variables = await said(world);
  await world.shop.api.post(ReportDocument.toString(), { variables, ip: `10.1.1.${reporters}` });
  const { rows } = await world.database.run("select id from reports where key = $1", [variables.key]);
  return { card: variables.card, id: String(rows[0]?.id) };
}

const decision = { move: "BLOCK", reason: "권리 침해가 소명되었습니다" };

/** Hidden by an admin, for thirty days. */
async function blocked(world: World) {
  const { card, id } = await reported(world);
  await world.admin.ask(AdminDecideReportDocument, { id, ...decision });
  return { card, id };
}

export const reportScenarios: Scenarios = {
  everybody: {
    report: said,
    reportable: said,
  },
  owner: {
    cardBlocks: blocked,
    objectToBlock: async (world) => ({ ...(await blocked(world)), text: "제 카드에는 광고가 없습니다." }),
  },
  admin: {
    adminDecideReport: async (world) => ({ ...(await reported(world)), ...decision }),
    adminOpenReport: reported,
    adminReports: asItIs,
  },
};
