import { NativeSelect } from "@mantine/core";
import type { EditorProps } from "#cards/engine/editor.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Beside, Fields } from "#cards/fields/group.tsx";
import { memoField } from "#cards/fields/memo-field.ts";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { MeasureField } from "#cards/kinds/baby-birthday/measure-field.tsx";
import { type Moment, moments } from "./moments.ts";
import { type GrowthContent, type GrowthEntry, growth } from "./section.ts";

const names = Object.keys(moments) as Moment[];

/** What a maker adds next is most likely the first day that is not there yet. */
function nextAfter(entries: readonly GrowthEntry[]): GrowthEntry {
  const at = names.find((moment) => entries.every((entry) => entry.at !== moment)) ?? "month-12";
  return { at, photo: null, text: "", height: null, weight: null };
}

export function GrowthEditor(props: EditorProps<GrowthContent>) {
  const form = useFields(growth, props);
  const { entries } = props.content;
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="자라온 날들" />
      <Rows
        field={form.at("entries")}
        one="자라온 날"
        purpose="태어난 날부터 첫돌까지, 있는 만큼만 담아도 충분합니다. 순서는 저절로 맞춰집니다."
        blank={nextAfter(entries)}
        titleOf={({ at }) => moments[at]}
        Row={EntryRow}
      />
      <SwitchField
        field={form.at("chart")}
        label="키와 몸무게를 선으로 보이기"
        description="두 번 이상 적은 것만 그립니다. 빠진 달은 이어서 그립니다."
      />
    </Fields>
  );
}

function EntryRow({ field }: { field: Field<GrowthEntry> }) {
  const photo = field.at("photo");
  return (
    <>
      <MomentField field={field.at("at")} />
      <PhotoField section={growth.name} field={photo} label="사진" />
      <TextAreaField
        field={field.at("text")}
        label="한 줄 이야기"
        placeholder="처음으로 뒤집고는 스스로 놀랐습니다."
        minRows={2}
      />
      <Beside>
        <MeasureField field={field.at("height")} label="키" unit="cm" placeholder="61.5" />
        <MeasureField field={field.at("weight")} label="몸무게" unit="kg" placeholder="6.4" />
      </Beside>
    </>
  );
}

const MomentField = memoField(function MomentField({ field }: { field: Field<Moment> }) {
  return (
    <NativeSelect
      name={field.name}
      label="언제"
      value={field.value}
      onChange={({ currentTarget }) => {
        const chosen = names.find((moment) => moment === currentTarget.value);
        if (chosen) field.change(chosen);
      }}
      error={field.problem}
      data={names.map((value) => ({ value, label: moments[value] }))}
    />
  );
});
