import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { FieldNote, Fields, Lead } from "#cards/fields/group.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { namesIn } from "./names.ts";
import { recipients } from "./section.ts";

export function RecipientsEditor(props: EditorProps<ContentOf<typeof recipients>>) {
  const form = useFields(recipients, props);
  const count = namesIn(props.content.names).length;
  return (
    <Fields>
      <Lead>
        이름을 적어 두면 한 분 한 분 다른 주소가 생깁니다. 그 주소로 열면 편지가 그분의 이름을 부릅니다. 이
        명단은 카드에 보이지 않습니다.
      </Lead>
      <TextAreaField
        field={form.at("names")}
        label="받는 분"
        placeholder={"김하늘\n이바다 선생님\n외할머니"}
        description="한 줄에 한 분씩 적습니다."
        minRows={6}
        maxRows={14}
      />
      {count > 0 && (
        <FieldNote>{`${count.toLocaleString("ko")}명 · 보내신 뒤 내 카드의 ‘받는 분별 주소’에서 주소를 보실 수 있습니다.`}</FieldNote>
      )}
    </Fields>
  );
}
