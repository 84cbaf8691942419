import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Mend, Rule } from "#cards/inspector/rule.ts";
import { addresseeNameIn } from "#cards/kinds/thanks/letter/addressee.ts";
import { thanksLetter } from "#cards/kinds/thanks/letter/section.ts";
import { namesIn } from "#cards/kinds/thanks/recipients/names.ts";
import { recipients } from "#cards/kinds/thanks/recipients/section.ts";
import { josa } from "#cards/korean/hangul.ts";

const list = { section: recipients.name, field: "names" };

/** The list of those to whom the letter is sent one by one. */
export const recipientRules: readonly Rule[] = [
  {
    code: "recipient-is-no-name",
    weight: "should",
    finds: "a line of the list that cannot be called by name, and so gets no letter",
    find({ content }) {
      const lost = uncalled(content);
      const [first = ""] = lost;
      return foundIf(lost.length > 0, {
        ...list,
        sentence: `명단의 ${josa(`‘${first}’`, "은/는")} 이름으로 읽히지 않아 그분의 주소가 만들어지지 않습니다.`,
        mend: withoutNames(lost),
      });
    },
  },
  {
    code: "recipient-listed-twice",
    weight: "could",
    finds: "somebody who stands on the list twice, written with and without a space",
    find({ content }) {
      const names = listed(content);
      const written = new Map(names.toReversed().map((name) => [close(name), name]));
      const twice = names.filter((name) => written.get(close(name)) !== name);
      const [first = ""] = twice;
      return foundIf(twice.length > 0, {
        ...list,
        sentence: `명단에 ${josa(`‘${first}’`, "이/가")} 띄어쓰기만 달리하여 두 번 있습니다. 같은 분인지 살펴 주세요.`,
        mend: withoutNames(twice),
      });
    },
  },
  {
    code: "sender-on-the-list",
    weight: "could",
    finds: "a sender who stands on the list of recipients",
    find({ content }) {
      const senders = part(content, thanksLetter)
        .sender.split(/[·ㆍ,&/+]/u)
        .map(close);
      const own = listed(content).filter((name) => close(name).length > 1 && senders.includes(close(name)));
      const [first = ""] = own;
      return foundIf(own.length > 0, {
        ...list,
        sentence: `보내는 분 ${josa(`‘${first}’`, "이/가")} 받는 분 명단에도 있습니다.`,
        mend: withoutNames(own),
      });
    },
  },
];

function listed(content: CardContent): string[] {
  return namesIn(part(content, recipients).names);
}

function close(name: string): string {
  return name.replaceAll(/\s/gu, "");
}

const known = new WeakMap<object, readonly string[]>();

/** Kept for each list: a thousand names are read letter by letter. */
function uncalled(content: CardContent): readonly string[] {
  const own = part(content, recipients);
  const found = known.get(own) ?? listed(content).filter((name) => !isCalled(name));
  known.set(own, found);
  return found;
}

function isCalled(name: string): boolean {
  return addresseeNameIn(`?to=${encodeURIComponent(name)}`) !== "";
}

function withoutNames(names: readonly string[]): Mend {
  const kept = (content: CardContent) => listed(content).filter((name) => !names.includes(name));
  return { label: "명단에서 빼기", apply: (content) => setField(list, kept(content).join("\n"))(content) };
}
