import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useEditedCard } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { PhrasePicker } from "#cards/fields/phrase-picker.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { greetingSection } from "./section.ts";

export function GreetingEditor(props: EditorProps<ContentOf<typeof greetingSection>>) {
  const form = useFields(greetingSection, props);
  const { facts } = useEditedCard();
  const [body, photo] = [form.at("body"), form.at("photo")];
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="초대합니다" />
      <TextAreaField
        field={body}
        label="인사말"
        placeholder={"반가운 소식을 전합니다.\n줄을 바꾸면 카드에서도 그대로 바뀝니다."}
        minRows={6}
      />
      <PhrasePicker field={body} />
      <PhotoField section={greetingSection.name} field={photo} label="함께 보일 사진" />
      <TextField
        field={form.at("signature")}
        label="이름 줄"
        placeholder={`${facts.title} 드림`}
        description="인사말 아래에 누가 전하는지 적습니다."
      />
    </Fields>
  );
}
