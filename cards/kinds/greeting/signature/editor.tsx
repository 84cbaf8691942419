import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { TakingFields } from "#cards/fields/taking-fields.tsx";
import { signature } from "./section.ts";

export function SignatureEditor(props: EditorProps<ContentOf<typeof signature>>) {
  const form = useFields(signature, props);
  return (
    <Fields>
      <TakingFields
        title={form.at("title")}
        text={form.at("text")}
        says={{
          about: "손님이 하트를 한 번 눌러 마음을 남깁니다. 이름은 적어도 되고 적지 않아도 됩니다.",
          title: "축하 서명",
          text: "하트 하나면 충분합니다.",
        }}
      />
    </Fields>
  );
}
