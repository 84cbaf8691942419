import type { CardContent } from "#cards/engine/card.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { bareWrittenName, FULL_NAME, partsOfName } from "#cards/reading/names.ts";
import { lineAt, type PastedText, type Stretch } from "#cards/reading/stretch.ts";
import type { Understood } from "#cards/reading/understood.ts";
import { isDiallable } from "#domain/telephone.ts";
import { BANK_WORDS, bankCalled } from "./bank-aliases.ts";
import { bankLabels, formatAccountNumber, isUsualNumber } from "./banks.ts";
import { ACCOUNTS_MAX_GROUPS, ACCOUNTS_MAX_IN_GROUP, accounts, type BankAccount } from "./section.ts";

const NUMBER = /(?<![\d-])\d{2,6}(?:[- ]\d{1,8}){1,4}(?![\d-])|(?<![\d-])\d{10,16}(?![\d-])/g;
const BANK = new RegExp(`(?<![가-힣A-Z])(?:${BANK_WORDS})(?![가-힣A-Z])`, "gi");
const HOLDER_BEHIND = new RegExp(
  `^[\\s(/|,·:\\]-]*(?:은행)?[\\s(/|,·:-]*(?:\\n?[^\\S\\n]*예금주[\\s:)]*)?(${FULL_NAME}|[가-힣]{2,4}(?=님|\\)|\\s*$|\\n))(?:님)?\\)?`,
);
const HOLDER_BEFORE = new RegExp(`(${FULL_NAME})(?:님)?[^\\S\\n]*[:：)\\]|/-]*[^\\S\\n]*$`);

export type AccountSide = {
  /** How its group is called on a card. */
  label: string;
  words: RegExp;
};

type Ways = {
  sides: readonly AccountSide[];
  /** The group of who belongs to no side. */
  otherwise: string;
  relations: readonly string[];
};

type Found = Stretch & { group: string; account: BankAccount; sure: boolean };

/** Every account of a text, in the group of its side. */
export function readAccounts(pasted: PastedText, ways: Ways): Understood[] {
  return accountsIn(pasted, ways).map(({ from, to, group, account, sure }) => ({
    what: "계좌",
    section: accounts.name,
    at: [{ from, to }],
    sure,
    put: (content) => added(content, { group, account }),
    words: (content) => {
      const own = accountsOn(content).groups.find(({ people }) =>
        people.some((one) => isSameAccount(one, account)),
      );
      const held = own?.people.find((one) => isSameAccount(one, account));
      if (!own || !held) return "";
      const bank = held.bank && bankLabels[held.bank];
      return [own.label, [held.relation, bank, held.number, held.holder].filter(Boolean).join(" ")].join(
        " · ",
      );
    },
  }));
}

function accountsIn({ text, left }: PastedText, ways: Ways): Found[] {
  let end = 0;
  return [...left.matchAll(NUMBER)].flatMap((match) => {
    const [typed] = match;
    const digits = typed.replaceAll(/\D/g, "");
    if (digits.length < 10 || digits.length > 16) return [];
    const line = lineAt(left, match.index);
    const above = lineAt(left, Math.max(line.from - 1, 0)).from;
    const before = left.slice(Math.max(end, above), match.index);
    const behind = left.slice(match.index + typed.length, line.to + 24);
    const bank = bankBefore(before) ?? bankBehind(behind.split("\n")[0] ?? "");
    if (!bank || (isDiallable(typed) && !bank.isNext)) return [];
    const afterBank = bank.isBehind ? behind.slice(bank.to) : behind;
    const next = HOLDER_BEHIND.exec(afterBank.split(/\n(?!\s*예금주)/)[0] ?? "");
    const between = bank.isBehind ? "" : before.slice(bank.to).replace(/^(?:은행|\(.*?\))/, "");
    const inside = HOLDER_BEFORE.exec(between)?.[1];
    const front = HOLDER_BEFORE.exec(
      (bank.isBehind ? before : before.slice(0, bank.from)).split("\n").at(-1) ?? "",
    );
    const holder = bareWrittenName(inside ?? next?.[1] ?? front?.[1] ?? "");
    const from = bank.isBehind ? match.index : match.index - before.length + bank.from;
    const start = !inside && !next && front ? from - front[0].length : from;
    const to =
      match.index + typed.length + (bank.isBehind ? bank.to : 0) + (!inside && next ? next[0].length : 0);
    end = to;
    const number = /-/.test(typed)
      ? typed.replaceAll(" ", "-")
      : formatAccountNumber({ bank: bank.name, typed });
    return [
      {
        from: start,
        to,
        group: sideAt(text, from, ways) ?? ways.otherwise,
        account: {
          relation: relationAt(text, start, ways.relations),
          bank: bank.name,
          number,
          holder,
          payLink: "",
        },
        sure: isUsualNumber({ bank: bank.name, number }) && (holder === "" || partsOfName(holder) !== null),
      },
    ];
  });
}

type FoundBank = {
  name: NonNullable<ReturnType<typeof bankCalled>>;
  from: number;
  to: number;
  isBehind: boolean;
  isNext: boolean;
};

/** The last one before a number, with nothing between but who holds it. */
function bankBefore(before: string): FoundBank | null {
  const match = [...before.matchAll(BANK)].at(-1);
  const name = match && bankCalled(match[0]);
  if (!match || !name) return null;
  const to = match.index + match[0].length;
  const between = before.slice(to);
  return /\d/.test(between) || between.length > 24
    ? null
    : { name, from: match.index, to, isBehind: false, isNext: /^[\s:)\]-]*$/.test(between) };
}

function bankBehind(behind: string): FoundBank | null {
  const match = new RegExp(BANK.source, "i").exec(behind);
  const name = match && match.index <= 4 ? bankCalled(match[0]) : null;
  return match && name
    ? { name, from: match.index, to: match.index + match[0].length, isBehind: true, isNext: false }
    : null;
}

/** How many lines a heading is above what belongs to it. */
const HEADING_LINES = 8;

/** The side that is named last before a place: in its line, or in a heading above. */
function sideAt(text: string, place: number, { sides }: Ways): string | null {
  const lines = text.slice(0, place).split("\n").slice(-HEADING_LINES);
  for (const line of lines.toReversed()) {
    const named = sides
      .map(({ label, words }) => ({ label, at: line.search(words) }))
      .filter(({ at }) => at >= 0);
    if (named.length === 1) return named[0]?.label ?? null;
    if (named.length > 1) return null;
  }
  return null;
}

/** The last one in the line before a place. */
function relationAt(text: string, place: number, relations: readonly string[]): string {
  const line = text.slice(lineAt(text, place).from, place);
  const found = [
    ...line.matchAll(new RegExp(`(${relations.join("|")})(?!\\s*(?:측|쪽)|[은는의과와을를도가이])`, "g")),
  ];
  return found.at(-1)?.[1] ?? "";
}

type Accounts = ContentOf<typeof accounts>;

function accountsOn({ sections }: CardContent): Accounts {
  return sections[accounts.name] as Accounts;
}

function isSameAccount(one: BankAccount, other: BankAccount): boolean {
  const digits = ({ number }: BankAccount) => number.replaceAll(/\D/g, "");
  return digits(one) === digits(other) && one.bank === other.bank;
}

/** With one account more; a card that has it already, or has no place, stays as it is. */
function added(content: CardContent, { group, account }: Pick<Found, "group" | "account">): CardContent {
  const own = accountsOn(content);
  if (own.groups.some(({ people }) => people.some((one) => isSameAccount(one, account)))) return content;
  const at = own.groups.findIndex(({ label }) => label.replaceAll(/\s/g, "") === group.replaceAll(/\s/g, ""));
  if (
    at < 0
      ? own.groups.length >= ACCOUNTS_MAX_GROUPS
      : (own.groups[at]?.people.length ?? 0) >= ACCOUNTS_MAX_IN_GROUP
  )
    return content;
  const groups =
    at < 0
      ? [...own.groups, { label: group, people: [account] }]
      : own.groups.map((one, index) => (index === at ? { ...one, people: [...one.people, account] } : one));
  return { ...content, sections: { ...content.sections, [accounts.name]: { ...own, groups } } };
}
