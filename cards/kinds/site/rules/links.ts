import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import { isNobodysAddress } from "#cards/inspector/nobodys-address.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { periodOf } from "#cards/kinds/site/schedule.ts";
import { josa } from "#cards/korean/hangul.ts";
import { monthAndDay } from "#domain/day-words.ts";
import { lastDayBefore } from "#domain/korean-day.ts";
import { isDiallable } from "#domain/telephone.ts";
import { placedBlocks } from "./placed-blocks.ts";
import { serviceAt, serviceNamed } from "./services.ts";

/** Links that are switched on: where they lead, against what they say. */
export const linkBlockRules: readonly Rule[] = [
  {
    code: "link-ends-before-it-begins",
    weight: "should",
    finds: "a link that goes before it comes",
    find: eachLink(({ block, place }) => {
      const { from, until } = periodOf(block);
      return foundIf(from !== null && until !== null && until <= from, {
        ...place("untilDate"),
        sentence: "끝나는 때가 시작하는 때보다 이릅니다.",
      });
    }),
  },
  {
    code: "link-without-address",
    weight: "should",
    finds: "a link that nobody sees, because it has no address",
    find: eachLink(({ block: { address, title }, place }) =>
      foundIf(address === null && title.trim() !== "", {
        ...place("address"),
        sentence: `‘${title.trim()}’ 링크는 주소가 없어 보이지 않습니다.`,
      }),
    ),
  },
  {
    code: "link-without-title",
    weight: "should",
    finds: "a link that nobody sees, because it has no title",
    find: eachLink(({ block: { address, title }, place }) =>
      foundIf(address !== null && !title.trim(), {
        ...place("title"),
        sentence: "제목이 없는 링크는 보이지 않습니다.",
      }),
    ),
  },
  {
    code: "link-leads-nowhere",
    weight: "must",
    finds: "a link whose address is an example",
    find: eachLink(({ block: { address, title }, place }) =>
      foundIf(isNobodysAddress(address ?? ""), {
        ...place("address"),
        sentence: `‘${title.trim()}’ 링크가 예시로 쓰이는 주소입니다. 진짜 주소를 넣어 주세요.`,
      }),
    ),
  },
  {
    code: "link-twice",
    weight: "should",
    finds: "two links to the same address at the same time",
    find(card) {
      const links = shownLinks(card).filter(({ block }) => block.address !== null);
      // Two shops may take turns at one address.
      const key = ({ address, fromDate, untilDate }: (typeof links)[number]["block"]) =>
        `${address?.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")} ${fromDate} ${untilDate}`;
      return links.flatMap(({ block, place }, at) => {
        const first = links.findIndex((other) => key(other.block) === key(block));
        return foundIf(first < at, {
          ...place("address"),
          sentence: `‘${links[first]?.block.title.trim()}’ 링크와 ‘${block.title.trim()}’ 링크의 주소가 같습니다.`,
          mend: setting("뒤의 링크 끄기", place("on"), false),
        });
      });
    },
  },
  {
    code: "link-to-another-service",
    weight: "should",
    finds: "a title that names one service over a link to another: 인스타그램 to youtube.com",
    find: eachLink(({ block: { address, title }, place }) => {
      const [named, led] = [serviceNamed(title), serviceAt(address)];
      return foundIf(named !== null && led !== null && named !== led, {
        ...place("address"),
        sentence: `제목은 ‘${title.trim()}’인데, 주소는 ${led?.label}입니다.`,
      });
    }),
  },
  {
    code: "link-with-icon-of-another-service",
    weight: "could",
    finds: "the icon of one service on a link to another",
    find: eachLink(({ block: { address, icon }, place }) => {
      const led = serviceAt(address);
      const isOther = led !== null && icon === "instagram" && led.icon !== "instagram";
      return foundIf(isOther, {
        ...place("icon"),
        sentence: `${led?.label} 링크에 인스타그램 그림이 붙어 있습니다.`,
        mend: setting("그림 바꾸기", place("icon"), led?.icon),
      });
    }),
  },
  {
    code: "link-unguarded",
    weight: "could",
    finds: "a link without https, of which browsers warn",
    find: eachLink(({ block: { address, title }, place }) =>
      foundIf(address?.startsWith("http://") === true, {
        ...place("address"),
        sentence: `‘${title.trim()}’ 링크가 http://로 시작해, 누르면 안전하지 않다는 경고가 보일 수 있습니다.`,
        mend: setting("https://로 고치기", place("address"), address?.replace("http://", "https://")),
      }),
    ),
  },
  {
    code: "link-is-over",
    weight: "could",
    finds: "a link whose last day is over",
    find: (card) =>
      shownLinks(card).flatMap(({ block, place }) => {
        const { from, until } = periodOf(block);
        const isOver = until !== null && until <= card.now && !(from && until <= from);
        return foundIf(isOver, {
          ...place("untilDate"),
          sentence: `${josa(`‘${block.title.trim()}’`, "은/는")} ${until ? monthAndDay(lastDayBefore(until)) : ""}에 끝나 이제 보이지 않습니다.`,
        });
      }),
  },
  {
    code: "link-cannot-be-dialled",
    weight: "should",
    finds: "a link to a telephone number with too many or too few digits",
    find: eachLink(({ block: { address }, place }) =>
      foundIf(address?.startsWith("tel:") === true && !isDiallable(address.slice(4)), {
        ...place("address"),
        sentence: `전화번호 ${address?.slice(4)}의 자릿수를 확인해 주세요.`,
      }),
    ),
  },
];

type PlacedLink = ReturnType<typeof shownLinks>[number];

function shownLinks(card: Pick<Inspected, "content">) {
  return placedBlocks(card, "link").filter(({ block }) => block.on);
}

function eachLink(find: (link: PlacedLink) => ReturnType<Rule["find"]>): Rule["find"] {
  return (card) => shownLinks(card).flatMap(find);
}
