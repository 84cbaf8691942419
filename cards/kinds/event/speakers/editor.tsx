import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { type Speaker, speakers } from "./section.ts";

const blank: Speaker = { name: "", role: "", line: "", photo: null };

export function SpeakersEditor(props: EditorProps<ContentOf<typeof speakers>>) {
  const form = useFields(speakers, props);
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="함께하는 사람" />
      <Rows
        field={form.at("speakers")}
        one="사람"
        purpose="연사, 작가, 무대에 서는 분을 소개합니다. 사진이 없으면 이름의 첫 글자가 크게 놓입니다."
        blank={blank}
        titleOf={({ name, role }) => [name, role].filter(Boolean).join(" · ")}
        Row={Row}
      />
    </Fields>
  );
}

function Row({ field }: { field: Field<Speaker> }) {
  const photo = field.at("photo");
  return (
    <>
      <TextField field={field.at("name")} label="이름" placeholder="한바람" />
      <TextField field={field.at("role")} label="하는 일" placeholder="시인, 낭독" />
      <TextAreaField
        field={field.at("line")}
        label="소개"
        placeholder="새로 쓴 시 세 편을 처음 읽습니다."
        minRows={2}
      />
      <PhotoField section={speakers.name} field={photo} label="사진" />
    </>
  );
}
