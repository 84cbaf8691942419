import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { DateField } from "#cards/fields/date-field.tsx";
import { useEditing } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { Beside, FieldNote, Fields, Fold } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { headline } from "#cards/kinds/memorial/message.ts";
import { partsOf } from "#cards/kinds/memorial/parts.ts";
import {
  asksSex,
  funeralReligions,
  mournerRelations,
  noticeOf,
  sexes,
} from "#cards/kinds/memorial/passing.ts";
import { obituary } from "./section.ts";

export function ObituaryEditor(props: EditorProps<ContentOf<typeof obituary>>) {
  const form = useFields(obituary, props);
  const { content } = useEditing();
  const [relation, sex, photo] = [form.at("relation"), form.at("sex"), form.at("photo")];
  const [teller, title, otherName] = [form.at("teller"), form.at("title"), form.at("otherName")];
  const isAsked = asksSex(relation.value);
  const more = [teller, title, otherName].some(({ value, isTroubled }) => value !== "" || isTroubled);
  const { mourners } = partsOf(content);
  return (
    <Fields>
      <TextField field={form.at("name")} label="고인 성함" placeholder="김한결" />
      <ChoiceField
        field={relation}
        label="알리는 분에게 고인은"
        choices={mournerRelations}
        description={`부고의 제목: ${headline({ obituary: props.content, mourners })}`}
      />
      {isAsked && <ChoiceField field={sex} label="고인의 성별" choices={sexes} />}
      <Beside>
        <DateField field={form.at("date")} label="돌아가신 날" placeholder="날짜를 골라 주세요" />
        <TimeField field={form.at("time")} label="시간" />
      </Beside>
      <TextField field={form.at("age")} label="향년" placeholder="88" inputMode="numeric" />
      <ChoiceField
        field={form.at("religion")}
        label="종교"
        choices={funeralReligions}
        description="부고의 말과 표지의 무늬가 종교를 따릅니다."
      />
      {props.content.name.trim() && <FieldNote>{noticeOf(props.content, "").join(" ")}</FieldNote>}
      <PhotoField section={obituary.name} field={photo} label="고인 사진" />
      <Fold label="직함·세례명·알리는 분" needed={more || (!isAsked && sex.value !== "unsaid")}>
        <TextField field={title} label="직함" placeholder="전 고이초등학교 교장" />
        <TextField field={otherName} label="세례명·법명·한자" placeholder="요셉" />
        <TextField
          field={teller}
          label="알리는 분"
          placeholder={mourners.chief.name || "상주와 다를 때만 적어 주세요"}
          description="사위가 알리는 빙부상처럼, 상주가 아닌 분의 이름으로 알릴 때 적습니다."
        />
        {!isAsked && <ChoiceField field={sex} label="고인의 성별" choices={sexes} />}
      </Fold>
    </Fields>
  );
}
