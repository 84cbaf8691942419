import { type CardContent, part } from "#cards/engine/card.ts";
import type { OpenedCard } from "#cards/engine/kind.ts";
import { blocks } from "./blocks/section.ts";

/** The maker's other cards on the page. */
export const mentions = {
  ids: (content: CardContent): string[] =>
    part(content, blocks).blocks.flatMap((block) =>
      block.type === "cards" ? block.cards.map(({ id }) => id) : [],
    ),

  keep(content: CardContent, open: readonly OpenedCard[]): CardContent {
    const own = part(content, blocks);
    const kept = own.blocks.map((block) => {
      if (block.type !== "cards") return block;
      return { ...block, cards: block.cards.flatMap(({ id }) => open.filter((card) => card.id === id)) };
    });
    return { ...content, sections: { ...content.sections, [blocks.name]: { ...own, blocks: kept } } };
  },
};
