import { randomUUID } from "node:crypto";
import { emailOutbox } from "#server/database/tables/admin.ts";
import { MOST_TRIES } from "#server/emails/when-to-send.ts";
import { markJobFailed } from "#server/jobs/store.ts";
import { asItIs, type Scenarios } from "./scenario.ts";

/** What is no noun's own. */
export const adminScenarios: Scenarios = {
  admin: {
    adminAudit: asItIs,
    adminFigures: () => ({ days: 7 }),
    async adminRunJob({ database, shop }) {
      const name = "sweep";
      await markJobFailed(database.orm, { name, now: shop.api.clock.now(), error: "TypeError" });
      return { name };
    },
    async adminSendAgain({ database, shop }) {
      const id = randomUUID();
      const now = shop.api.clock.now();
      const unsent = {
        id,
        template: "text",
        data: {},
        address: "yuna@example.com",
        subject: "[고이] 안내",
        text: "안녕하세요",
        tries: MOST_TRIES,
      };
      await database.orm.insert(emailOutbox).values({ ...unsent, createdAt: now, sendAfter: now });
      return { letter: id };
    },
    adminWaiting: asItIs,
  },
};
