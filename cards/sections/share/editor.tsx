import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useEditedCard } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { SharePreview } from "./preview.tsx";
import { share } from "./section.ts";

export function ShareEditor(props: EditorProps<ContentOf<typeof share>>) {
  const form = useFields(share, props);
  const { facts } = useEditedCard();
  const thumbnail = form.at("thumbnail");
  return (
    <Fields>
      <SharePreview content={props.content} facts={facts} />
      <TextField
        field={form.at("title")}
        label="미리보기 제목"
        placeholder={facts.title}
        description="비워 두면 흐리게 보이는 글이 그대로 쓰입니다."
      />
      <TextField field={form.at("description")} label="미리보기 설명" placeholder={facts.description} />
      <PhotoField section={share.name} field={thumbnail} label="미리보기 사진" />
    </Fields>
  );
}
