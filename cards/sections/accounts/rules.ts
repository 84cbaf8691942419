import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Found, Inspected, Rule } from "#cards/inspector/rule.ts";
import { isUsualNumber } from "./banks.ts";
import { accounts, type BankAccount } from "./section.ts";

type AccountRow = { account: BankAccount; who: string; path: string };

/** Accounts to which nobody could send anything, or would not know to whom; for every kind that has them. */
export const accountRules: readonly Rule[] = [
  {
    code: "account-without-number",
    weight: "should",
    finds: "an account row that guests do not see, because it has no number",
    find: eachAccountRow(({ account: { bank, number, relation, holder, payLink }, who, path }) => {
      // A row that says nothing yet is shown to nobody; a link alone is enough to send by.
      const isBegun = !payLink && (relation.trim() !== "" || holder.trim() !== "");
      return foundIf(!bank && !/\d/.test(number) && isBegun, {
        ...accountField(path, "number"),
        sentence: `‘${who}’ 계좌에 번호가 없어 손님에게 보이지 않습니다.`,
      });
    }),
  },
  incomplete("account-bank-unchosen", "bank", "an account number without its bank", {
    isMissing: ({ bank }) => !bank,
    sentence: "은행을 골라 주세요.",
  }),
  incomplete("account-number-missing", "number", "a bank without an account number", {
    isMissing: ({ number }) => !/\d/.test(number),
    sentence: "계좌번호를 적어 주세요.",
  }),
  incomplete("account-holder-missing", "holder", "an account without its holder", {
    isMissing: ({ holder }) => holder.trim() === "",
    sentence: "예금주를 적어 주세요.",
  }),
  {
    code: "account-number-unusual",
    weight: "should",
    finds: "an account number that does not fit how its bank writes numbers",
    find: eachAccountRow(({ account: { bank, number }, who, path }) =>
      foundIf(bank !== "" && /\d/.test(number) && !isUsualNumber({ bank, number }), {
        ...accountField(path, "number"),
        sentence: `‘${who}’ 계좌의 자릿수를 확인해 주세요.`,
      }),
    ),
  },
];

type Missing = { isMissing(account: BankAccount): boolean; sentence: string };

/** Of an account that is begun, something that must be there. */
function incomplete(
  code: string,
  field: keyof BankAccount,
  finds: string,
  { isMissing, sentence }: Missing,
): Rule {
  return {
    code,
    weight: "must",
    finds,
    find: eachAccountRow(({ account, who, path }) => {
      const isBegun = account.bank !== "" || /\d/.test(account.number);
      return foundIf(isBegun && isMissing(account), {
        ...accountField(path, field),
        sentence: `‘${who}’ 계좌의 ${sentence}`,
      });
    }),
  };
}

/** Goes over all rows; a hidden section has none. */
export function eachAccountRow(find: (row: AccountRow) => readonly Found[]): Rule["find"] {
  return ({ content }: Inspected) => {
    if (content.hidden.includes(accounts.name)) return [];
    return part(content, accounts).groups.flatMap(({ label, people }, group) =>
      people.flatMap((account, place) =>
        find({ account, who: whose({ label, account, place }), path: `groups.${group}.people.${place}` }),
      ),
    );
  };
}

export function accountField(path: string, field: keyof BankAccount): Pick<Found, "section" | "field"> {
  return { section: accounts.name, field: `${path}.${field}` };
}

function whose({ label, account, place }: { label: string; account: BankAccount; place: number }): string {
  const name = [label, account.relation, account.holder].map((word) => word.trim()).filter(Boolean);
  return account.relation.trim() || account.holder.trim()
    ? name.join(" ")
    : [...name, `${place + 1}번째`].join(" ");
}
