import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { type EventLink, links } from "./section.ts";

export function LinksEditor(props: EditorProps<ContentOf<typeof links>>) {
  const form = useFields(links, props);
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="더 보기" />
      <Rows
        field={form.at("links")}
        one="링크"
        purpose="홈페이지, 지난 행사 사진, 자료처럼 함께 볼 것을 잇습니다."
        blank={{ label: "", address: "" }}
        titleOf={({ label, address }) => label || address}
        Row={Row}
      />
    </Fields>
  );
}

function Row({ field }: { field: Field<EventLink> }) {
  return (
    <>
      <TextField field={field.at("label")} label="이름" placeholder="지난 낭독회 사진" />
      <TextField
        field={field.at("address")}
        label="주소"
        placeholder="example.com/reading"
        inputMode="url"
        autoCapitalize="none"
      />
    </>
  );
}
