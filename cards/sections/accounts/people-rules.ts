import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import { nameMeant, type PeopleOn } from "#cards/inspector/people.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { josa } from "#cards/korean/hangul.ts";
import { accountField, eachAccountRow } from "./rules.ts";
import { accounts } from "./section.ts";

/** Their names may be like those on the card. */
const sibling = /형|누나|오빠|언니|동생|자매|남매|삼촌|고모|이모|손/;

/** Accounts against one another; for every kind that has them. */
export const accountNumberRules: readonly Rule[] = [
  {
    code: "account-number-twice",
    weight: "should",
    finds: "one account number in two rows",
    find({ content, shows }) {
      if (!shows(accounts)) return [];
      const rows = part(content, accounts).groups.flatMap(({ people }, group) =>
        people.map((account, place) => ({ ...account, path: `groups.${group}.people.${place}` })),
      );
      return rows.flatMap(({ bank, number, holder, path }, at): Found[] => {
        const digits = number.replace(/\D/g, "");
        const first = rows
          .slice(0, at)
          .find((one) => one.bank === bank && one.number.replace(/\D/g, "") === digits);
        const sentence = `‘${first?.holder.trim()}’ 님과 ‘${holder.trim()}’ 님의 계좌번호가 같습니다.`;
        return first && digits !== "" ? [{ ...accountField(path, "number"), sentence }] : [];
      });
    },
  },
  {
    code: "account-number-made-up",
    weight: "should",
    finds: "an account number that stands for one to come: all zeros, 123456…",
    find: eachAccountRow(({ account: { number }, who, path }) =>
      foundIf(/^(?:(\d)\1{7,}|1234567\d*)$/.test(number.replace(/\D/g, "")), {
        ...accountField(path, "number"),
        sentence: `‘${who}’ 계좌번호 ${josa(number, "이/가")} 맞는 번호인지 봐 주세요.`,
      }),
    ),
  },
];

/** Accounts against the people of the card; for every kind that has both. */
export function accountPeopleRules(peopleOn: PeopleOn): readonly Rule[] {
  return [
    {
      code: "account-holder-misspelt",
      weight: "should",
      finds: "an account of somebody whose name on the card differs by one sound",
      find(card) {
        const names = peopleOn(card.content).map(({ name }) => name);
        return eachAccountRow(({ account: { holder, relation }, path }) => {
          const written = holder.trim();
          const right = names.includes(written) || sibling.test(relation) ? null : nameMeant(written, names);
          if (!right) return [];
          const place = accountField(path, "holder");
          const sentence = `예금주는 ‘${written}’, 카드에는 ‘${right}’ 님으로 적혀 있습니다.`;
          return [{ ...place, sentence, mend: setting(`${josa(right, "으로/로")} 고치기`, place, right) }];
        })(card);
      },
    },
    {
      code: "account-of-late-person",
      weight: "should",
      finds: "an account of somebody marked 故",
      find(card) {
        const people = peopleOn(card.content);
        return eachAccountRow(({ account: { holder, bank }, path }) => {
          const same = people.filter(({ name }) => name === holder.trim() && name !== "");
          return foundIf(bank !== "" && same.length > 0 && same.every(({ isLate }) => isLate), {
            ...accountField(path, "holder"),
            sentence: `고인으로 표시한 ${holder.trim()} 님의 계좌입니다. 받으실 수 있는 계좌인지 봐 주세요.`,
          });
        })(card);
      },
    },
  ];
}
