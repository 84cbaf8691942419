import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import { isOneLetterApart } from "#cards/inspector/near-miss.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { profile } from "#cards/kinds/site/profile/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { quotedWords } from "#cards/korean/quoted.ts";
import { placedBlocks } from "./placed-blocks.ts";

/** Where mail is lost that was meant for the large ones. */
const slips: Readonly<Record<string, string>> = {
  "gamil.com": "gmail.com",
  "gmial.com": "gmail.com",
  "gmai.com": "gmail.com",
  "gmail.co": "gmail.com",
  "gmail.con": "gmail.com",
  "gmail.net": "gmail.com",
  "naver.co": "naver.com",
  "naver.con": "naver.com",
  "naver.net": "naver.com",
  "nave.com": "naver.com",
  "naber.com": "naver.com",
  "never.com": "naver.com",
  "hanmail.com": "hanmail.net",
  "hanmail.ner": "hanmail.net",
  "daum.com": "daum.net",
  "kakao.con": "kakao.com",
};

/** How to reach whoever the page is of. */
export const contactRules: readonly Rule[] = [
  {
    code: "contact-unseen",
    weight: "should",
    finds: "a contact that nobody sees, because it has no name or nothing to reach them by",
    find: (card) =>
      placedBlocks(card, "contact").flatMap(({ block: { name, phone, email, place: where }, place }) => {
        const [isNamed, isReached] = [name.trim() !== "", `${phone}${email}${where}`.trim() !== ""];
        return foundIf(isNamed !== isReached, {
          ...place(isNamed ? "phone" : "name"),
          sentence: isNamed
            ? `‘${name.trim()}’ 연락처에 전화번호나 이메일, 주소가 없어 보이지 않습니다.`
            : "이름이 없는 연락처는 보이지 않습니다.",
        });
      }),
  },
  {
    code: "contact-name-differs",
    weight: "should",
    finds: "a contact whose name has one letter that is another on the calling card",
    find(card) {
      const owner = part(card.content, profile).name.trim();
      return placedBlocks(card, "contact").flatMap(({ block: { name }, place }) =>
        foundIf(isOneLetterApart(owner, name.trim()), {
          ...place("name"),
          sentence: `명함에는 ‘${owner}’, 연락처에는 ${quotedWords(name.trim())} 적혀 있습니다.`,
          mend: setting(`${josa(`‘${owner}’`, "으로/로")} 고치기`, place("name"), owner),
        }),
      );
    },
  },
  {
    code: "mail-misspelt",
    weight: "should",
    finds: "a mail address with a slip in the name of a large mail service",
    find: (card) => [
      ...placedBlocks(card, "contact").flatMap(({ block: { email }, place }) =>
        misspelt(email, place("email")),
      ),
      ...placedBlocks(card, "link").flatMap(({ block: { address, on }, place }) =>
        on && address?.startsWith("mailto:") ? misspelt(address, place("address")) : [],
      ),
    ],
  },
  {
    code: "telephones-differ",
    weight: "should",
    finds: "a link that dials another number than the contact, by a single digit",
    find(card) {
      const contacts = placedBlocks(card, "contact").map(({ block }) => block.phone.trim());
      return placedBlocks(card, "link").flatMap(({ block: { address, on }, place }) => {
        const dialled = on && address?.startsWith("tel:") ? address.slice(4) : "";
        const near = contacts.find((phone) => isOneLetterApart(phone.replace(/\D/g, ""), dialled));
        return foundIf(near !== undefined && dialled !== "", {
          ...place("address"),
          sentence: `연락처의 전화번호는 ${near}인데, 링크는 ${josa(dialled, "으로/로")} 겁니다.`,
          mend: setting("연락처 번호로 고치기", place("address"), `tel:${near?.replace(/\D/g, "")}`),
        });
      });
    },
  },
];

function misspelt(address: string, at: { section: string; field: string }): ReturnType<Rule["find"]> {
  const host = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  const right = slips[host] ?? "";
  return foundIf(right !== "", {
    ...at,
    sentence: `이메일이 ${josa(`‘${host}’`, "으로/로")} 끝납니다. ${josa(`‘${right}’`, "이/가")} 아닌지 확인해 주세요.`,
    mend: setting(
      `${josa(`‘${right}’`, "으로/로")} 고치기`,
      at,
      address.slice(0, address.lastIndexOf("@") + 1) + right,
    ),
  });
}
