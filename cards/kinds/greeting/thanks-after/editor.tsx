import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useEditedCard } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields, Lead } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { sentence } from "#domain/day-words.ts";
import { daysAfter } from "#domain/korean-day.ts";
import { thanksAfter } from "./section.ts";

export function ThanksAfterEditor(props: EditorProps<ContentOf<typeof thanksAfter>>) {
  const form = useFields(thanksAfter, props);
  const { facts } = useEditedCard();
  const photo = form.at("photo");
  const from = facts.when && sentence({ date: daysAfter(facts.when.date, 1), time: null });
  return (
    <Fields>
      <Lead>
        {from
          ? `미리 적어 두면 ${from}부터 카드 맨 앞에 저절로 보입니다.`
          : "미리 적어 두면 행사 다음 날부터 저절로 보입니다. 먼저 날짜를 정해 주세요."}
      </Lead>
      <TextField field={form.at("title")} label="제목" placeholder="고맙습니다" />
      <TextAreaField
        field={form.at("body")}
        label="감사 인사"
        placeholder={"귀한 걸음으로 함께해 주셔서 고맙습니다.\n보내 주신 축복, 잘 살며 갚겠습니다."}
        minRows={5}
      />
      <PhotoField section={thanksAfter.name} field={photo} label="함께 보일 사진" />
      <TextField field={form.at("signature")} label="이름 줄" placeholder={`${facts.title} 올림`} />
    </Fields>
  );
}
