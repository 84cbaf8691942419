import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { removing } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { isBlockSaid } from "#cards/kinds/site/blocks/is-said.ts";
import { blocks } from "#cards/kinds/site/blocks/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { plainDay } from "#domain/day-words.ts";
import { placedBlocks } from "./placed-blocks.ts";

/** What stands on the page besides links. */
export const siteBlockRules: readonly Rule[] = [
  {
    code: "countdown-is-past",
    weight: "should",
    finds: "days that are counted to one that is over",
    find: (card) =>
      placedBlocks(card, "countdown").flatMap(({ block: { title, date }, place }) =>
        foundIf(date !== "" && date < card.today, {
          ...place("date"),
          sentence: `${josa(`‘${title.trim() || "디데이"}’`, "은/는")} ${plainDay(date)}, 이미 지난 날입니다.`,
          mend: removing("디데이 지우기", place()),
        }),
      ),
  },
  {
    code: "heading-over-nothing",
    weight: "could",
    finds: "a heading under which nothing stands",
    find(card) {
      const said = part(card.content, blocks).blocks.map((block, at) => (isBlockSaid(block) ? at : -1));
      const shown = said.filter((at) => at >= 0);
      const all = part(card.content, blocks).blocks;
      return placedBlocks(card, "heading")
        .filter(({ at }) => shown.includes(at))
        .flatMap(({ block: { title }, at, place }) => {
          const next = all[shown[shown.indexOf(at) + 1] ?? -1];
          return foundIf(next === undefined || next.type === "heading", {
            ...place("title"),
            sentence: `소제목 ‘${title.trim()}’ 아래에 보이는 것이 없습니다.`,
            mend: removing("소제목 지우기", place()),
          });
        });
    },
  },
];
