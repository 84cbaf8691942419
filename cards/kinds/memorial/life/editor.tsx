import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { life, type Station } from "./section.ts";

const blank: Station = { when: "", text: "" };

export function LifeEditor(props: EditorProps<ContentOf<typeof life>>) {
  const form = useFields(life, props);
  const photo = form.at("photo");
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="고인의 삶" />
      <TextAreaField
        field={form.at("text")}
        label="이야기"
        placeholder="어떤 분이셨는지, 무엇을 좋아하셨는지 적어 주세요."
        minRows={5}
      />
      <PhotoField section={life.name} field={photo} label="함께 보일 사진" />
      <Rows
        field={form.at("stations")}
        one="약력"
        purpose="태어나신 때부터 걸어오신 길을 한 줄씩 적습니다."
        blank={blank}
        titleOf={({ when, text }) => [when, text].filter(Boolean).join(" ")}
        Row={StationRow}
      />
    </Fields>
  );
}

function StationRow({ field }: { field: Field<Station> }) {
  return (
    <>
      <TextField field={field.at("when")} label="때" placeholder="1948년" />
      <TextField field={field.at("text")} label="내용" placeholder="전라남도 고이에서 나심" />
    </>
  );
}
