import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { FieldNote, Fields } from "#cards/fields/group.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { offerings } from "./offerings.ts";
import { tribute } from "./section.ts";
import { words } from "./words.ts";

export function TributeEditor(props: EditorProps<ContentOf<typeof tribute>>) {
  const form = useFields(tribute, props);
  const offering = form.at("offering");
  return (
    <Fields>
      <FieldNote>
        찾아온 분이 말없이 하나를 남깁니다. 이름은 묻지 않고, 한 분이 하나만 남길 수 있습니다.
      </FieldNote>
      <ChoiceField
        field={offering}
        label="무엇을 남길까요?"
        choices={offerings}
        description={
          offering.value === "candle"
            ? "밤 언덕이 촛불로 조금씩 밝아집니다."
            : "들판이 흰 국화로 조금씩 채워집니다."
        }
      />
      <TextAreaField
        field={form.at("text")}
        label="안내 글"
        placeholder={words.ko[offering.value].text}
        description="비워 두면 흐리게 보이는 글이 그대로 쓰입니다."
        minRows={2}
      />
    </Fields>
  );
}
