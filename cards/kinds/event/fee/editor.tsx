import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { NumberField } from "#cards/fields/number-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { fee } from "./section.ts";

export function FeeEditor(props: EditorProps<ContentOf<typeof fee>>) {
  const form = useFields(fee, props);
  return (
    <Fields>
      <NumberField
        field={form.at("won")}
        label="금액"
        placeholder="20,000"
        suffix="원"
        description="0을 적으면 ‘무료’로 보이고, 비워 두면 참가비 칸이 보이지 않습니다."
      />
      <TextField field={form.at("title")} label="제목" placeholder="참가비" />
      <TextField field={form.at("covers")} label="포함되는 것" placeholder="저녁 식사와 음료 두 잔" />
      <TextAreaField
        field={form.at("how")}
        label="내는 방법"
        placeholder="사흘 안에 아래 계좌로 보내 주세요."
        minRows={2}
      />
      <TextField field={form.at("account")} label="계좌" placeholder="은행 계좌번호 예금주" />
    </Fields>
  );
}
