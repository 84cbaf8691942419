import type { EditorProps } from "#cards/engine/editor.ts";
import { DateField } from "#cards/fields/date-field.tsx";
import { useEditedCard, useEditing } from "#cards/fields/editing.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Beside, FieldNote, Fields, Group } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { signOf } from "#cards/kinds/baby-birthday/age.ts";
import { MeasureField } from "#cards/kinds/baby-birthday/measure-field.tsx";
import { type BabyContent, baby, type Sibling } from "./section.ts";

const relations = ["형", "오빠", "누나", "언니", "쌍둥이"];

export function BabyEditor(props: EditorProps<BabyContent>) {
  const form = useFields(baby, props);
  const { findings } = useEditedCard().facts;
  const { language } = useEditing().content;
  const photo = form.at("photo");
  const { birthDate } = props.content;
  return (
    <Fields>
      <Beside>
        <TextField field={form.at("familyName")} label="성" placeholder="김" />
        <TextField field={form.at("givenName")} label="이름" placeholder="서윤" />
      </Beside>
      <TextField field={form.at("nickname")} label="태명" placeholder="콩콩이" />
      <DateField field={form.at("birthDate")} label="태어난 날" placeholder="날짜를 골라 주세요" />
      <TimeField field={form.at("birthTime")} label="태어난 시간" />
      {birthDate && findings?.animal && (
        <FieldNote>{`${findings.animal} · ${signOf(birthDate)[language]}. 띠는 설날에 바뀝니다.`}</FieldNote>
      )}
      <Beside>
        <MeasureField field={form.at("height")} label="태어날 때 키" unit="cm" placeholder="50.2" />
        <MeasureField field={form.at("weight")} label="태어날 때 몸무게" unit="kg" placeholder="3.28" />
      </Beside>
      <PhotoField section={baby.name} field={photo} label="아기 사진" />
      <TextAreaField
        field={form.at("text")}
        label="한마디 소개"
        placeholder="까꿍 놀이를 가장 좋아하고, 요즘은 혼자 세 걸음을 걷습니다."
        minRows={2}
      />
      <Group label="가족">
        <Beside>
          <TextField field={form.at("father")} label="아빠" placeholder="김도윤" />
          <TextField field={form.at("mother")} label="엄마" placeholder="이하은" />
        </Beside>
        <Rows
          field={form.at("siblings")}
          one="형제자매"
          purpose="함께 기다려 준 형제자매가 있다면 이름을 적어 주세요."
          blank={{ name: "", relation: "" }}
          titleOf={({ relation, name }) => [relation, name].filter(Boolean).join(" ")}
          Row={SiblingRow}
        />
      </Group>
    </Fields>
  );
}

function SiblingRow({ field }: { field: Field<Sibling> }) {
  return (
    <>
      <SuggestField field={field.at("relation")} label="관계" words={relations} placeholder="누나" />
      <TextField field={field.at("name")} label="이름" placeholder="김서아" />
    </>
  );
}
