import { type CardContent, part } from "#cards/engine/card.ts";
import type { PublishCheck } from "#cards/engine/kind.ts";
import { isUsualNumber } from "./banks.ts";
import { accounts, type BankAccount } from "./section.ts";

/** Accounts to which nobody could send anything, or would not know to whom; for every kind that has them. */
export function accountConcerns(content: CardContent): PublishCheck[] {
  if (content.hidden.includes(accounts.name)) return [];
  return part(content, accounts).groups.flatMap(({ label, people }, group) =>
    people.flatMap((account, place) =>
      wrongWith(account, whose({ label, account, place })).map(({ field, ...concern }) => ({
        section: accounts.name,
        field: `groups.${group}.people.${place}.${field}`,
        ...concern,
      })),
    ),
  );
}

function whose({ label, account, place }: { label: string; account: BankAccount; place: number }): string {
  const name = [label, account.relation, account.holder].map((word) => word.trim()).filter(Boolean);
  return account.relation.trim() || account.holder.trim()
    ? name.join(" ")
    : [...name, `${place + 1}번째`].join(" ");
}

type Wrong = Omit<PublishCheck, "section" | "field"> & { field: keyof BankAccount };

function wrongWith(account: BankAccount, who: string): Wrong[] {
  const { bank, number, holder, payLink } = account;
  const hasNumber = /\d/.test(number);
  const must = (field: keyof BankAccount, what: string): Wrong => ({
    field,
    sentence: `‘${who}’ 계좌의 ${what}`,
    mustMend: true,
  });
  // A row that says nothing yet is shown to nobody; a link alone is enough to send by.
  if (!hasNumber && !bank) {
    const isBegun = !payLink && (account.relation.trim() !== "" || holder.trim() !== "");
    const sentence = `‘${who}’ 계좌에 번호가 없어 손님에게 보이지 않습니다.`;
    return isBegun ? [{ field: "number", sentence, mustMend: false }] : [];
  }
  return [
    ...(bank ? [] : [must("bank", "은행을 골라 주세요.")]),
    ...(hasNumber ? [] : [must("number", "계좌번호를 적어 주세요.")]),
    ...(holder.trim() ? [] : [must("holder", "예금주를 적어 주세요.")]),
    ...(bank && hasNumber && !isUsualNumber({ bank, number })
      ? [{ ...must("number", "자릿수를 확인해 주세요."), mustMend: false }]
      : []),
  ];
}
