import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { ending } from "./section.ts";

export function EndingEditor(props: EditorProps<ContentOf<typeof ending>>) {
  const form = useFields(ending, props);
  const photo = form.at("photo");
  return (
    <Fields>
      <PhotoField section={ending.name} field={photo} label="마지막 사진" />
      <TextAreaField
        field={form.at("text")}
        label="맺음말"
        placeholder={"보내 주신 마음, 오래 간직하겠습니다."}
        description="카드를 다 읽은 분께 남기는 짧은 인사입니다."
      />
    </Fields>
  );
}
