import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { removing } from "#cards/inspector/mends.ts";
import { isNobodysAddress } from "#cards/inspector/nobodys-address.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { linkTo } from "#cards/kinds/event/links/address.ts";
import { links } from "#cards/kinds/event/links/section.ts";

/** Where links lead. */
export const linkRules: readonly Rule[] = [
  {
    code: "link-leads-nowhere",
    weight: "must",
    finds: "a link whose address is an example",
    find: ({ content, shows }) =>
      part(content, links).links.flatMap(({ label, address }, at) =>
        foundIf(shows(links) && isNobodysAddress(linkTo(address) ?? ""), {
          section: links.name,
          field: `links.${at}.address`,
          sentence: `‘${label.trim() || address.trim()}’ 링크가 예시로 쓰이는 주소입니다. 진짜 주소를 넣어 주세요.`,
        }),
      ),
  },
  {
    code: "link-twice",
    weight: "should",
    finds: "two links to the same address",
    find({ content, shows }) {
      const all = part(content, links).links;
      const addresses = all.map(({ address }) => linkTo(address)?.replace(/\/$/, "") ?? "");
      return all.flatMap(({ label }, at) => {
        const first = addresses.indexOf(addresses[at] ?? "");
        return foundIf(shows(links) && addresses[at] !== "" && first < at, {
          section: links.name,
          field: `links.${at}.address`,
          sentence: `‘${all[first]?.label.trim()}’ 링크와 ‘${label.trim()}’ 링크의 주소가 같습니다.`,
          mend: removing("뒤의 링크 지우기", { section: links.name, field: `links.${at}` }),
        });
      });
    },
  },
  {
    code: "link-without-address",
    weight: "should",
    finds: "a link that guests do not see, because it has no address",
    find: ({ content }) =>
      part(content, links).links.flatMap(({ label, address }, at) =>
        foundIf(!content.hidden.includes(links.name) && label.trim() !== "" && address.trim() === "", {
          section: links.name,
          field: `links.${at}.address`,
          sentence: `‘${label.trim()}’ 링크는 주소가 없어 보이지 않습니다.`,
        }),
      ),
  },
];
