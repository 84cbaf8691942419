import { part } from "#cards/engine/card.ts";
import type { Inspected } from "#cards/inspector/rule.ts";
import { type Block, blocks } from "#cards/kinds/site/blocks/section.ts";

/** Where a block, or one of its fields, stands. */
export type BlockPlace = { section: string; field: string };

type PlacedBlock<Type extends Block["type"]> = {
  block: Extract<Block, { type: Type }>;
  /** Among all of them. */
  at: number;
  place(field?: string): BlockPlace;
};

/** Blocks of one type, with where they stand. */
export function placedBlocks<Type extends Block["type"]>(
  { content }: Pick<Inspected, "content">,
  type: Type,
): PlacedBlock<Type>[] {
  if (content.hidden.includes(blocks.name)) return [];
  const isOfType = (block: Block): block is Extract<Block, { type: Type }> => block.type === type;
  return part(content, blocks).blocks.flatMap((block, at) =>
    isOfType(block)
      ? [
          {
            block,
            at,
            place: (field = "") => ({
              section: blocks.name,
              field: field ? `blocks.${at}.${field}` : `blocks.${at}`,
            }),
          },
        ]
      : [],
  );
}
