import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { useEditing } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { FieldNote, Fields, Lead } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { partsOf } from "#cards/kinds/memorial/parts.ts";
import { sentence } from "#domain/day-words.ts";
import { calendars, keptDays } from "./kept-days.ts";
import { remembrance } from "./section.ts";

/** Enough to see that the calendar is the right one. */
const SHOWN = 4;

export function RemembranceEditor(props: EditorProps<ContentOf<typeof remembrance>>) {
  const form = useFields(remembrance, props);
  const { content } = useEditing();
  const { obituary } = partsOf(content);
  const { calendar, lasting } = props.content;
  const days = keptDays({ ...obituary, calendar }).slice(0, SHOWN);
  return (
    <Fields>
      <Lead>장례가 끝난 뒤에도 이곳을 추모의 자리로 남겨 둘 수 있습니다. 지금 정하지 않으셔도 됩니다.</Lead>
      <SwitchField
        field={form.at("lasting")}
        label="추모의 자리로 남기기"
        description={
          lasting
            ? "닫으실 때까지 기한 없이 열려 있습니다. 비용은 없습니다."
            : "끄면 발인 90일 뒤에 조용히 닫힙니다."
        }
      />
      <ChoiceField
        field={form.at("calendar")}
        label="기일을 세는 달력"
        choices={calendars}
        description={obituary.date ? undefined : "돌아가신 날을 고르면 날짜를 세어 드립니다."}
      />
      {days.map(({ label, date }) => (
        <FieldNote key={label}>{`${label} · ${sentence({ date, time: null })}`}</FieldNote>
      ))}
      <TextAreaField
        field={form.at("text")}
        label="안내 글"
        placeholder="해마다 기일에 가족이 고이추모공원에 모입니다."
        minRows={2}
      />
    </Fields>
  );
}
