import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TakingFields } from "#cards/fields/taking-fields.tsx";
import { condolences } from "./section.ts";

export function CondolencesEditor(props: EditorProps<ContentOf<typeof condolences>>) {
  const form = useFields(condolences, props);
  return (
    <Fields>
      <TakingFields
        text={form.at("prompt")}
        says={{
          about: "찾아온 분이 이름과 함께 짧은 글을 남길 수 있습니다.",
          text: "고인과 나누신 기억을 남겨 주시면 오래 간직하겠습니다.",
        }}
      />
      <SwitchField
        field={form.at("approveFirst")}
        label="확인한 글만 보이기"
        description="켜면 남겨진 글을 먼저 읽고, 보여도 될 글만 올립니다."
      />
    </Fields>
  );
}
