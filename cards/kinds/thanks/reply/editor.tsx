import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { TakingFields } from "#cards/fields/taking-fields.tsx";
import { reply } from "./section.ts";

export function ReplyEditor(props: EditorProps<ContentOf<typeof reply>>) {
  const form = useFields(reply, props);
  return (
    <Fields>
      <TakingFields
        title={form.at("title")}
        text={form.at("prompt")}
        says={{
          about: "받는 분이 짧은 글로 답합니다. 답장은 보낸 분만 봅니다.",
          title: "답장",
          text: "짧은 안부라도 반갑게 읽겠습니다.",
        }}
      />
    </Fields>
  );
}
