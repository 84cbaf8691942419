import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useEditing } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields, Lead } from "#cards/fields/group.tsx";
import { PhrasePicker } from "#cards/fields/phrase-picker.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { partsOf } from "#cards/kinds/memorial/parts.ts";
import { memorialWords } from "./section.ts";

export function WordsEditor(props: EditorProps<ContentOf<typeof memorialWords>>) {
  const form = useFields(memorialWords, props);
  const { content } = useEditing();
  const { chief } = partsOf(content).mourners;
  const body = form.at("body");
  return (
    <Fields>
      <Lead>부고의 첫 문장은 저절로 적힙니다. 덧붙이고 싶은 말씀이 있을 때만 적어 주세요.</Lead>
      <TextAreaField
        field={body}
        label="전하는 글"
        placeholder={
          "황망한 마음에 일일이 찾아뵙지 못하고 글로 알려 드립니다.\n너그러이 헤아려 주시기 바랍니다."
        }
        minRows={5}
      />
      <PhrasePicker field={body} />
      <TextField
        field={form.at("signature")}
        label="이름 줄"
        placeholder={`${chief.name || "유가족"} 올림`}
      />
    </Fields>
  );
}
