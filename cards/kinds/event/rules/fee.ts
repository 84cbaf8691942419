import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { rewriting, setting } from "#cards/inspector/mends.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { fee } from "#cards/kinds/event/fee/section.ts";

/** No bank's numbers are shorter. */
const FEWEST_DIGITS = 10;
/** For less nobody collects money. */
const LEAST_WON = 1_000;
/** 참가비 2만 원, 회비는 15,000원, 참가비 무료. */
const SAID = /((?:참가비|회비|입장료|관람료)[^.\n\d]{0,6}?)(무료|(\d[\d,]*)\s?(만|천)?\s?원)/u;
const EVERY_SAID = new RegExp(SAID.source, "gu");

const wonAt = { section: fee.name, field: "won" };
const accountAt = { section: fee.name, field: "account" };

/** What it costs, and to whom that goes: the account is one line of the maker's own. */
export const feeRules: readonly Rule[] = [
  {
    code: "fee-account-cut-short",
    weight: "must",
    finds: "an account for the fee with too few digits",
    find: (card) =>
      foundIf(accountOf(card) !== "" && digitsOf(accountOf(card)) < FEWEST_DIGITS, {
        ...accountAt,
        sentence: "참가비를 받을 계좌번호를 끝까지 적어 주세요.",
      }),
  },
  {
    code: "fee-account-without-bank",
    weight: "must",
    finds: "an account for the fee without bank and holder",
    find(card) {
      const account = accountOf(card);
      return foundIf(digitsOf(account) >= FEWEST_DIGITS && !/\p{L}/u.test(account), {
        ...accountAt,
        sentence: "참가비를 받을 계좌의 은행과 예금주를 함께 적어 주세요.",
      });
    },
  },
  {
    code: "fee-without-way",
    weight: "should",
    finds: "a fee of which nobody knows how it is paid",
    find({ content, shows }) {
      const { won, account, how } = part(content, fee);
      return foundIf(shows(fee) && won !== null && won > 0 && !account.trim() && !how.trim(), {
        section: fee.name,
        field: "how",
        sentence: "참가비를 어떻게 내는지 적어 주세요.",
      });
    },
  },
  {
    code: "free-with-account",
    weight: "should",
    finds: "an account for something that is free",
    find: (card) =>
      foundIf(part(card.content, fee).won === 0 && accountOf(card) !== "", {
        ...accountAt,
        sentence: "참가비는 무료인데 계좌가 적혀 있습니다.",
        mend: setting("계좌 지우기", accountAt, ""),
      }),
  },
  {
    code: "fee-too-small",
    weight: "should",
    finds: "a fee of a few won, where thousands were meant",
    find({ content, shows }) {
      const { won } = part(content, fee);
      if (!shows(fee) || won === null || won === 0 || won >= LEAST_WON) return [];
      const meant = won < 10 ? won * 10_000 : won * 1_000;
      return [
        {
          ...wonAt,
          sentence: `참가비가 ${won}원으로 적혀 있습니다. 원 단위까지 적어 주세요.`,
          ...(won <= 100 && { mend: setting(`${meant.toLocaleString("ko")}원으로 고치기`, wonAt, meant) }),
        },
      ];
    },
  },
  {
    code: "another-fee-in-words",
    weight: "should",
    finds: "a text that says another fee than the card",
    find(card) {
      const { won } = part(card.content, fee);
      if (!card.shows(fee) || won === null) return [];
      const texts = textsOn(card).filter(({ text }) => SAID.test(text));
      const [first] = texts;
      // Who names several prices has several of them.
      if (!first || texts.length > 1 || [...first.text.matchAll(EVERY_SAID)].length > 1) return [];
      const { text, ...at } = first;
      const [, , said = "", figure = "", unit = ""] = SAID.exec(text) ?? [];
      const told = Number(figure.replaceAll(",", "")) * ({ 만: 10_000, 천: 1_000 }[unit] ?? 1);
      const right = won === 0 ? "무료" : `${won.toLocaleString("ko")}원`;
      return foundIf(told !== won, {
        ...at,
        sentence: `글에는 참가비가 ‘${said}’, 참가비 칸에는 ‘${right}’${right === "무료" ? "라고" : "이라고"} 적혀 있습니다.`,
        mend: rewriting(`‘${right}’${right === "무료" ? "로" : "으로"} 고치기`, at, (written) =>
          written.replace(SAID, `$1${right}`),
        ),
      });
    },
  },
];

/** The account, where guests see it. */
function accountOf({ content, shows }: Inspected): string {
  return shows(fee) ? part(content, fee).account.trim() : "";
}

function digitsOf(account: string): number {
  return account.replace(/\D/g, "").length;
}
