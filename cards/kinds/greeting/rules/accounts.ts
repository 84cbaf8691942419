import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { NamedPerson } from "#cards/inspector/people.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { accountField } from "#cards/sections/accounts/rules.ts";
import { accounts, type BankAccount } from "#cards/sections/accounts/section.ts";
import { sideOn } from "./people-on.ts";

type SideRow = {
  account: BankAccount;
  path: string;
  own: readonly NamedPerson[];
  others: readonly NamedPerson[];
  side: string;
};

/** The accounts of both sides of a wedding. */
export const sideAccountRules: readonly Rule[] = [
  {
    code: "account-on-wrong-side",
    weight: "should",
    finds: "an account of the bride's family among the groom's, or the other way round",
    find: eachSideRow(({ account, path, own, others, side }) => {
      const holder = account.holder.trim();
      const isOthers = isAmong(holder, others) && !isAmong(holder, own);
      return foundIf(isOthers, {
        ...accountField(path, "holder"),
        sentence: `‘${side}’ 계좌에 ${holder} 님이 있습니다. 다른 쪽 계좌가 아닌지 봐 주세요.`,
      });
    }),
  },
  {
    code: "account-relation-of-another",
    weight: "should",
    finds: "an account whose relation is that of another person of the same side",
    find: eachSideRow(({ account, path, own }) => {
      const [person, father, mother] = own.map(({ name }) => name);
      const relation = account.relation.trim();
      const holder = account.holder.trim();
      const meant = { 신랑: person, 신부: person, 본인: person, 아버지: father, 어머니: mother }[relation];
      const isWrong = !!meant && meant !== holder && isAmong(holder, own);
      return foundIf(isWrong, {
        ...accountField(path, "relation"),
        sentence: `${relation} 계좌의 예금주가 ${holder} 님입니다. ${relation} 성함은 ${meant}입니다.`,
      });
    }),
  },
];

function isAmong(name: string, people: readonly NamedPerson[]): boolean {
  return name !== "" && people.some((one) => one.name === name);
}

/** Rows of groups that are called after one side only. */
function eachSideRow(find: (row: SideRow) => readonly Found[]): Rule["find"] {
  return ({ content, shows }) => {
    if (!shows(accounts)) return [];
    return part(content, accounts).groups.flatMap(({ label, people }, group) => {
      const isGrooms = label.includes("신랑");
      if (isGrooms === label.includes("신부")) return [];
      const [own, others] = (isGrooms ? (["groom", "bride"] as const) : (["bride", "groom"] as const)).map(
        (who) => sideOn(content, who),
      );
      return people.flatMap((account, place) =>
        find({
          account,
          path: `groups.${group}.people.${place}`,
          own: own ?? [],
          others: others ?? [],
          side: label.trim(),
        }),
      );
    });
  };
}
