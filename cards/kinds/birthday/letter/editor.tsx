import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { PhrasePicker } from "#cards/fields/phrase-picker.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { birthdayLetter } from "./section.ts";

export function BirthdayLetterEditor(props: EditorProps<ContentOf<typeof birthdayLetter>>) {
  const form = useFields(birthdayLetter, props);
  const [body, photo] = [form.at("body"), form.at("photo")];
  return (
    <Fields>
      <TextField field={form.at("to")} label="받는 분" placeholder="사랑하는 할머니께" />
      <TextAreaField
        field={body}
        label="편지"
        placeholder={"촛불을 끄고 나면 이 편지가 열립니다.\n줄을 바꾸면 카드에서도 그대로 바뀝니다."}
        minRows={8}
      />
      <PhrasePicker field={body} />
      <PhotoField section={birthdayLetter.name} field={photo} label="편지에 넣을 사진" />
      <TextField field={form.at("from")} label="보내는 분" placeholder="손녀 하린 올림" />
    </Fields>
  );
}
