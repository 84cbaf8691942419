import { kinds } from "#cards/kinds/kinds.ts";
import type { Member } from "#domain/member.ts";
import { applicantOn, giveCompany } from "#server/companies/company-for-tests.ts";
import type { CompanyRow } from "#server/companies/store.ts";
import { weddingPlans } from "#server/database/tables/wedding-plans.ts";
import { codesOf, members, untilNotBusy } from "#server/graphql/api-for-tests.ts";
import { buyerOn, emptyShop, newMember, type Shop, startShop } from "#server/orders/order-for-tests.ts";
import { album, senderOn } from "#server/photos/photo-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { diskStore } from "#tests/files.ts";

/** The columns of the table. */
export const callers = ["visitor", "other", "company", "admin", "owner"] as const;
export type Caller = (typeof callers)[number];

const tokens: Record<Exclude<Caller, "visitor">, string> = {
  other: "jiyu",
  company: "hall",
  admin: "sora",
  owner: "minsu",
};

/** A member by the token with which they call; undefined for a visitor. */
export function tokenOf(caller: Caller): string | undefined {
  return caller === "visitor" ? undefined : tokens[caller];
}

/** Everybody calls from a device of their own. */
export function deviceOf(caller: Caller): string {
  return `guest-${caller}`;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The whole API with files and every kind of card, those who call it, and nothing that any of them made. */
export async function openWorld() {
  const database = await emptyDatabase();
  const store = await diskStore();
  const shop = await startShop({ database, files: store.files, more: [...kinds, album] });
  const api = certain(shop.api);
  const bucket = `${store.server.origin}/bucket`;
  const buyer = (token: string) => buyerOn(api, token);
  const hallKeeper = newMember(tokens.company);

  const world = {
    database,
    /** As the callers ask it, who may be refused. */
    asked: shop.api,
    /** As scenarios ask it, who may not. */
    shop: { ...shop, api },
    owner: buyer(tokens.owner),
    other: buyer(tokens.other),
    admin: buyer(tokens.admin),
    company: buyer(tokens.company),
    /** The company that the caller of this name has, approved. */
    hall: {} as CompanyRow,
    /** A caller who sends photos. */
    sender: (caller: Caller) =>
      senderOn(
        { api: () => api, bucket: () => bucket },
        caller === "visitor" ? { visitor: deviceOf(caller) } : { token: tokens[caller] },
      ),
    /** Who sends a company's files. */
    applicant: (caller: Exclude<Caller, "visitor">) => applicantOn({ api, bucket }, tokens[caller]),
    /** Somebody who is none of the callers. */
    somebody: () => ({ member: newMember("somebody"), buyer: buyer("somebody") }),
    /** Gives somebody an approved company besides the caller's: it must not reach what is that one's. */
    async rival({ id: sub }: Member = memberNamed(tokens.other)) {
      const number = "1248100998" as CompanyRow["number"];
      await giveCompany(database, { sub, number, name: "별빛 사진관" });
    },
    /** One row's cards, orders and accounts must not be another's limits. */
    async reset() {
      await emptyShop(database);
      await database.orm.delete(weddingPlans);
      world.hall = await giveCompany(database, { sub: hallKeeper.id });
    },
    async close() {
      await store.close();
      await database.close();
    },
  };
  return world;
}

/** The API for those who prepare a row: what they ask for has to go well, or the row would show nothing. */
function certain(api: Shop["api"]): Shop["api"] {
  return {
    ...api,
    async post(query, asked) {
      const answer = await untilNotBusy(() => api.post(query, asked));
      if (answer.errors) throw new Error(`${codesOf(answer)} ${answer.errors[0]?.message} to ${query}`);
      return answer;
    },
  };
}

function memberNamed(token: string): Member {
  const { [token]: member } = members;
  if (!member) throw new Error(`Nobody has the token ${token}`);
  return member;
}
