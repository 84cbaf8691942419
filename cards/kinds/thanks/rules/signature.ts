import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { salutation } from "#cards/kinds/thanks/letter/addressee.ts";
import { thanksLetter } from "#cards/kinds/thanks/letter/section.ts";
import { josa } from "#cards/korean/hangul.ts";

const CLOSING = /\s*(?:올림|드림|拜上|배상)$/u;
/** What people cut into a seal that is no name. */
const SEAL_WORDS = /^(?:감사|고맙|고마움|사랑|마음|정성|축복|행복|복|인|드림|올림|고이)+$/u;
/** A company, an office and a name: 고이도자 대표 서하늘. 공동 대표 names no company. */
const HEAD = /^(?!공동|각자)(?<company>.*\S)\s+(?:대표(?:이사)?|사장|원장|점장|회장)\s+[가-힣]{2,4}$/u;
const TO = /^(?:to|dear|받는\s?(?:분|사람))[\s.:,]+/iu;

const at = (field: string) => ({ section: thanksLetter.name, field });

/** To whom a letter is and whose it is, each said once. */
export const signatureRules: readonly Rule[] = [
  {
    code: "closing-said-twice",
    weight: "should",
    finds: "드림 or 올림 after the sender's name and once more after it",
    find({ content }) {
      const { sender, closing } = part(content, thanksLetter);
      return foundIf(closing.trim() !== "" && CLOSING.test(sender.trim()), {
        ...at("sender"),
        sentence: `편지 끝이 ${josa(`‘${sender.trim()} ${closing.trim()}’`, "으로/로")} 보입니다. 맺음말이 두 번 적혀 있습니다.`,
        mend: {
          label: "한 번만 적기",
          apply: setField(at("sender"), sender.trim().replace(CLOSING, "")),
        },
      });
    },
  },
  {
    code: "signed-twice",
    weight: "should",
    finds: "a letter whose last line is the sender's name, which stands under it anyway",
    find({ content }) {
      const { sender, body } = part(content, thanksLetter);
      const lines = body.trimEnd().split("\n");
      const last = (lines.at(-1) ?? "").trim();
      const isSigned = sender.trim() !== "" && letters(last.replace(CLOSING, "")) === letters(sender);
      return foundIf(isSigned && lines.length > 1, {
        ...at("body"),
        sentence: `편지 글 끝에 적힌 ${josa(`‘${last}’`, "이/가")} 보내는 분 줄에 한 번 더 보입니다.`,
        mend: {
          label: "글 끝의 이름 빼기",
          apply: setField(at("body"), lines.slice(0, -1).join("\n").trimEnd()),
        },
      });
    },
  },
  {
    code: "addressed-twice",
    weight: "should",
    finds: "a letter whose first line calls somebody, under the line that does so anyway",
    find({ content }) {
      const { recipient, body } = part(content, thanksLetter);
      const [first = "", ...rest] = body.trimStart().split("\n");
      const isCall = /^[^.!?]{1,20}(?:님|선생님)?(?:께|에게)[,.]?$/u.test(first.trim());
      const name = recipient.trim();
      const above = name && salutation(name, content.language);
      const isSame = letters(above) === letters(first);
      return foundIf(isCall && above !== "" && rest.join("").trim() !== "", {
        ...at("body"),
        sentence: isSame
          ? `${josa(`‘${above}’`, "이/가")} 두 번 보입니다.`
          : `편지는 ${josa(`‘${above}’`, "으로/로")} 시작하는데, 글의 첫 줄은 ${josa(`‘${first.trim()}’`, "으로/로")} 적혀 있습니다.`,
        mend: {
          label: "글의 첫 줄 빼기",
          apply: setField(at("body"), rest.join("\n").trimStart()),
        },
      });
    },
  },
  {
    code: "recipient-begins-with-to",
    weight: "should",
    finds: "To. or Dear before a recipient, to whom the letter already says 께",
    find({ content }) {
      const { recipient } = part(content, thanksLetter);
      const name = recipient.trim().replace(TO, "");
      return foundIf(TO.test(recipient.trim()) && name !== "", {
        ...at("recipient"),
        sentence: `편지가 ${josa(`‘${salutation(recipient, content.language)}’`, "으로/로")} 시작합니다. 받는 분은 이름만 적으시면 됩니다.`,
        mend: {
          label: `${josa(`‘${name}’`, "으로/로")} 고치기`,
          apply: setField(at("recipient"), name),
        },
      });
    },
  },
  {
    code: "seal-of-somebody-else",
    weight: "should",
    finds: "letters in the seal that stand nowhere in the letter or its signature",
    find({ content }) {
      const { sealLetters, sender, company, title, body } = part(content, thanksLetter);
      const cut = letters(sealLetters);
      const signed = [sender, company, title].join(" ");
      const isWord = !/^[가-힣]+$/u.test(cut) || SEAL_WORDS.test(cut);
      const name = cut.replace(/인$/u, "");
      const isOwn = body.includes(name) || [...name].every((letter) => signed.includes(letter));
      return foundIf(cut !== "" && sender.trim() !== "" && !isWord && !isOwn, {
        ...at("sealLetters"),
        sentence: `인장에는 ${josa(`‘${cut}’`, "이/가")} 새겨져 있는데, 보내는 분은 ${josa(`‘${sender.trim()}’`, "으로/로")} 적혀 있습니다.`,
        mend: {
          label: "보내는 분의 이름으로 새기기",
          apply: setField(at("sealLetters"), ""),
        },
      });
    },
  },
  {
    code: "company-called-otherwise",
    weight: "should",
    finds: "a sender who is the head of another company than the letter's",
    find({ content }) {
      const { occasion, company, sender } = part(content, thanksLetter);
      const named = HEAD.exec(sender.trim().replace(CLOSING, ""))?.groups?.company;
      if (occasion !== "business" || !company.trim() || !named) return [];
      const isAnother = !companyName(company).includes(companyName(named));
      return foundIf(isAnother && !companyName(named).includes(companyName(company)), {
        ...at("sender"),
        sentence: `회사 이름은 ${josa(`‘${company.trim()}’`, "으로/로")}, 보내는 분은 ${josa(`‘${sender.trim()}’`, "으로/로")} 적혀 있습니다. 같은 곳인지 살펴 주세요.`,
      });
    },
  },
  {
    code: "company-said-twice",
    weight: "could",
    finds: "a company's name before the sender, under the line that says it anyway",
    find({ content }) {
      const { occasion, company, sender } = part(content, thanksLetter);
      const [name, signed] = [company.trim(), sender.trim()];
      const rest = signed.startsWith(`${name} `) ? signed.slice(name.length).trim() : "";
      return foundIf(occasion === "business" && name !== "" && rest !== "", {
        ...at("sender"),
        sentence: `회사 이름 ${josa(`‘${name}’`, "이/가")} 보내는 분 위에 한 번 더 보입니다.`,
        mend: {
          label: `${josa(`‘${rest}’`, "으로/로")} 고치기`,
          apply: setField(at("sender"), rest),
        },
      });
    },
  },
];

function letters(words: string): string {
  return words.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function companyName(words: string): string {
  return letters(words.replaceAll(/주식회사|\(주\)|㈜|유한회사/gu, ""));
}
