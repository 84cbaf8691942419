import type { EditorProps } from "#cards/editor.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import type { ContentOf } from "#cards/section.ts";
import { signature } from "./section.ts";

export function SignatureEditor(props: EditorProps<ContentOf<typeof signature>>) {
  const form = useFields(signature, props);
  return (
    <Fields>
      <SwitchField
        field={form.at("taking")}
        label="축하 서명 받기"
        description="손님이 하트를 한 번 눌러 마음을 남깁니다. 이름은 적어도 되고 적지 않아도 됩니다."
      />
      <TextField field={form.at("title")} label="제목" placeholder="축하 서명" />
      <TextAreaField
        field={form.at("text")}
        label="안내 글"
        placeholder="하트 하나면 충분합니다."
        minRows={2}
      />
    </Fields>
  );
}
