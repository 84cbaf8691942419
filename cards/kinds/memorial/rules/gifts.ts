import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { hideSection, setField } from "#cards/inspector/mending.ts";
import type { Mend, Rule } from "#cards/inspector/rule.ts";
import { textsAt } from "#cards/inspector/texts-at.ts";
import { farewell } from "#cards/kinds/memorial/farewell/section.ts";
import { obituary } from "#cards/kinds/memorial/obituary/section.ts";
import { bareName, mournerRows } from "#cards/kinds/memorial/people-on.ts";
import { josa } from "#cards/korean/hangul.ts";
import { accounts } from "#cards/sections/accounts/section.ts";

const WORDS = ["words.body", "farewell.visiting", "share.description"];
const NO_MONEY =
  /(?<![가-힣])(?:조의금?|부의금?)[^\n.]{0,16}?(?:사양|받지\s*않)|마음만\s*(?:감사히\s*|고맙게\s*|정중히\s*|소중히\s*)?받겠/u;
const NO_WREATHS = /(?<![가-힣])(?:조화|화환)[^\n.]{0,16}?(?:사양|받지\s*않)/u;
const WREATHS = /(?<![가-힣])(?:조화|화환)[^\n.]{0,8}?(?:보내\s?주실|보내실|받는\s?곳|받습니다)/u;

const declined = { section: farewell.name, field: "declined" };
const hideAccounts: Mend = { label: "계좌 숨기기", apply: hideSection(accounts) };

/** What a family asks for and what it asks not to be sent. */
export const condolenceGiftRules: readonly Rule[] = [
  {
    code: "accounts-beside-declined-money",
    weight: "should",
    finds: "accounts on a notice that declines condolence money",
    find: ({ content, shows }) =>
      foundIf(part(content, farewell).declined === "both" && shows(accounts), {
        section: accounts.name,
        field: "groups",
        sentence: "조의금을 사양한다고 적으셨는데 계좌가 함께 보입니다.",
        mend: hideAccounts,
      }),
  },
  {
    code: "accounts-beside-words-that-decline",
    weight: "should",
    finds: "accounts on a notice whose words decline condolence money",
    find(card) {
      const isSaid = part(card.content, farewell).declined === "both";
      const said = textsAt(card, WORDS).flatMap(({ text }) => NO_MONEY.exec(text)?.[0] ?? []);
      return foundIf(!isSaid && said.length > 0 && card.shows(accounts), {
        section: accounts.name,
        field: "groups",
        sentence: `글에는 조의를 사양하신다고 적혀 있는데 계좌가 함께 보입니다.`,
        mend: hideAccounts,
      });
    },
  },
  {
    code: "wreaths-declined-in-words-only",
    weight: "could",
    finds: "wreaths that are declined in the words, but not where guests look for it",
    find(card) {
      const isUnsaid = part(card.content, farewell).declined === "unsaid";
      const isSaid = textsAt(card, WORDS).some(({ text }) => NO_WREATHS.test(text));
      return foundIf(isUnsaid && isSaid, {
        ...declined,
        sentence: "조화를 사양하시는 뜻을 여기에서도 고르시면, 문자로 보내는 부고에도 함께 적힙니다.",
        mend: {
          label: "‘조화만 사양’으로 고르기",
          apply: setField(declined, "wreaths"),
        },
      });
    },
  },
  {
    code: "wreaths-declined-yet-awaited",
    weight: "should",
    finds: "words on where to send wreaths, on a notice that declines them",
    find: (card) =>
      textsAt(card, WORDS).flatMap(({ text, section, field }) =>
        foundIf(part(card.content, farewell).declined !== "unsaid" && WREATHS.test(text), {
          section,
          field,
          sentence: "조화는 사양한다고 고르셨는데, 글에는 조화를 보낼 곳이 적혀 있습니다.",
        }),
      ),
  },
  {
    code: "account-of-the-deceased",
    weight: "should",
    finds: "an account that is in the name of the deceased",
    find: (card) => {
      const name = bareName(part(card.content, obituary).name);
      return holdersOn(card.content)
        .filter(({ holder }) => card.shows(accounts) && name !== "" && holder === name)
        .map(({ field }) => ({
          section: accounts.name,
          field,
          sentence: "예금주가 고인의 성함과 같습니다. 돌아가신 분의 계좌로는 받지 못하실 수 있습니다.",
        }));
    },
  },
  {
    code: "account-of-no-mourner",
    weight: "should",
    finds: "an account whose holder is not named among the mourners",
    find({ content, shows }) {
      const known = [
        ...mournerRows(content).flatMap(({ names }) => names),
        bareName(part(content, obituary).teller),
        bareName(part(content, obituary).name),
      ];
      return holdersOn(content)
        .filter(({ holder }) => shows(accounts) && isPerson(holder) && !known.includes(holder))
        .map(({ holder, field }) => ({
          section: accounts.name,
          field,
          sentence: `예금주 ${josa(`‘${holder}’`, "이/가")} 상주와 유족의 이름에 없습니다. 받으시는 분이 맞는지 살펴 주세요.`,
        }));
    },
  },
];

function holdersOn(content: CardContent): { holder: string; field: string }[] {
  return part(content, accounts).groups.flatMap(({ people }, group) =>
    people.map(({ holder }, place) => ({
      holder: bareName(holder),
      field: `groups.${group}.people.${place}.holder`,
    })),
  );
}

/** A name of a person as it stands in a bank's books; a society or a club is none. */
function isPerson(holder: string): boolean {
  return /^[가-힣]{2,4}$/u.test(holder) && !/(?:회|사|원|단|실|교회|성당)$/u.test(holder);
}
