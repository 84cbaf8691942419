import { documents } from "#domain/consent.ts";
import { AdminDisableMemberDocument } from "#web/graphql/graphql.ts";
import { asItIs, type Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

const reason = "본인 요청";
const account = ({ somebody }: World) => ({ id: somebody().member.id });

export const memberScenarios: Scenarios = {
  everybody: { me: asItIs, service: asItIs },
  members: {
    answerConsents: () => ({
      answers: [{ document: "MARKETING", version: documents.marketing.version, agreed: true }],
    }),
    downloadMyData: asItIs,
    leave: asItIs,
    unlinkSignIn: () => ({ provider: "Kakao" }),
  },
  admin: {
    adminDisableMember: (world) => ({ ...account(world), reason }),
    async adminEnableMember(world) {
      const asked = { ...account(world), reason };
      await world.admin.ask(AdminDisableMemberDocument, asked);
      return asked;
    },
    adminMembers: () => ({ email: "minsu@" }),
    adminOpenMember: account,
    adminSetAdmin: (world) => ({ ...account(world), isAdmin: true, reason }),
  },
};
