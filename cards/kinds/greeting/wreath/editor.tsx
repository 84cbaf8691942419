import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { useEditing } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { wreath, wreathPolicies } from "./section.ts";
import { words } from "./words.ts";

export function WreathEditor(props: EditorProps<ContentOf<typeof wreath>>) {
  const form = useFields(wreath, props);
  const { language } = useEditing().content;
  const policy = form.at("policy");
  return (
    <Fields>
      <ChoiceField
        field={policy}
        label="화환을 어떻게 할까요?"
        choices={wreathPolicies}
        description={policy.value === "unsaid" ? "카드에서 화환 이야기를 하지 않습니다." : undefined}
      />
      {policy.value !== "unsaid" && (
        <TextAreaField
          field={form.at("words")}
          label="안내 글"
          placeholder={words[language][policy.value]}
          description="비워 두면 흐리게 보이는 글이 그대로 쓰입니다."
        />
      )}
    </Fields>
  );
}
