import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { isNobodysAddress } from "#cards/inspector/nobodys-address.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { gift } from "#cards/kinds/birthday/gift/section.ts";

/** The way to a present. */
export const giftRules: readonly Rule[] = [
  {
    code: "gift-leads-nowhere",
    weight: "must",
    finds: "a present whose address is an example",
    find: ({ content, shows }) =>
      foundIf(shows(gift) && isNobodysAddress(part(content, gift).link), {
        section: gift.name,
        field: "link",
        sentence: "선물 주소가 예시로 쓰이는 주소입니다. 진짜 주소를 넣어 주세요.",
      }),
  },
  {
    code: "gift-button-without-link",
    weight: "should",
    finds: "words of a button that leads nowhere and is not shown",
    find({ content, shows }) {
      const { link, linkLabel } = part(content, gift);
      return foundIf(shows(gift) && link === "" && linkLabel.trim() !== "", {
        section: gift.name,
        field: "link",
        sentence: `‘${linkLabel.trim()}’ 버튼에 주소가 없어 보이지 않습니다.`,
      });
    },
  },
];
