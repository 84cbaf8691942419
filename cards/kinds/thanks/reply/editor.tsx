import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { reply } from "./section.ts";

export function ReplyEditor(props: EditorProps<ContentOf<typeof reply>>) {
  const form = useFields(reply, props);
  return (
    <Fields>
      <SwitchField
        field={form.at("taking")}
        label="답장 받기"
        description="받는 분이 짧은 글로 답합니다. 답장은 보낸 분만 봅니다."
      />
      <TextField field={form.at("title")} label="제목" placeholder="답장" />
      <TextAreaField
        field={form.at("prompt")}
        label="안내 글"
        placeholder="짧은 안부라도 반갑게 읽겠습니다."
        minRows={2}
      />
    </Fields>
  );
}
