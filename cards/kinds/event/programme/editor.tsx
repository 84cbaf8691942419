import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { type ProgrammeRow, programme } from "./section.ts";

const blank: ProgrammeRow = { time: "", title: "", who: "" };

export function ProgrammeEditor(props: EditorProps<ContentOf<typeof programme>>) {
  const form = useFields(programme, props);
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="순서" />
      <Rows
        field={form.at("rows")}
        one="순서"
        purpose="문을 여는 때부터 마치는 때까지, 시간 순서로 적습니다."
        blank={blank}
        titleOf={({ time, title }) => [time, title].filter(Boolean).join(" ")}
        Row={Row}
      />
    </Fields>
  );
}

function Row({ field }: { field: Field<ProgrammeRow> }) {
  return (
    <>
      <TimeField field={field.at("time")} label="시간" />
      <TextField field={field.at("title")} label="내용" placeholder="여는 말" />
      <TextField field={field.at("who")} label="맡은 분" placeholder="김서점 대표" />
    </>
  );
}
