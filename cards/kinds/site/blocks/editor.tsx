import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields, Lead } from "#cards/fields/group.tsx";
import { Rows, type Sort } from "#cards/fields/rows.tsx";
import { blockFields } from "./block-fields.tsx";
import { type Block, blocks } from "./section.ts";
import { blankBlock, blockTitleOf, sorts } from "./sorts.ts";

const choices: Sort<Block>[] = Object.entries(sorts).map(([type, sort]) => ({
  ...sort,
  blank: () => blankBlock(type as Block["type"]),
}));

export function BlocksEditor(props: EditorProps<ContentOf<typeof blocks>>) {
  const form = useFields(blocks, props);
  return (
    <Fields>
      <Lead>링크와 글, 사진을 놓고 손잡이를 끌어 차례를 바꿉니다. 방명록은 따로 켜실 수 있습니다.</Lead>
      <Rows
        field={form.at("blocks")}
        one="블록"
        purpose="첫 블록을 놓아 보세요. 링크 하나면 충분합니다."
        blank={choices}
        titleOf={blockTitleOf}
        Row={BlockRow}
      />
    </Fields>
  );
}

/** Each sort has inputs of its own. */
function BlockRow({ field }: { field: Field<Block> }) {
  const Inputs = blockFields[field.value.type];
  return <Inputs field={field as never} />;
}
