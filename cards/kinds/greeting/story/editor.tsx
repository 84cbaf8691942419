import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { MonthField } from "#cards/fields/date-field.tsx";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { type StoryEntry, story } from "./section.ts";

const blank: StoryEntry = { month: "", title: "", text: "", photo: null };

export function StoryEditor(props: EditorProps<ContentOf<typeof story>>) {
  const form = useFields(story, props);
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="걸어온 시간" />
      <Rows
        field={form.at("entries")}
        one="이야기"
        purpose="처음 만난 날부터 오늘까지, 시간 순서로 들려줍니다."
        blank={blank}
        titleOf={({ month, title }) => [month.replace("-", ". "), title].filter(Boolean).join(" · ")}
        Row={EntryRow}
      />
    </Fields>
  );
}

function EntryRow({ field }: { field: Field<StoryEntry> }) {
  const photo = field.at("photo");
  return (
    <>
      <MonthField field={field.at("month")} label="언제" placeholder="몇 년 몇 월인가요?" />
      <TextField field={field.at("title")} label="제목" placeholder="처음 만난 날" />
      <TextAreaField
        field={field.at("text")}
        label="이야기"
        placeholder="도서관 앞 은행나무 아래에서 처음 인사를 나눴습니다."
      />
      <PhotoField section={story.name} field={photo} label="사진" />
    </>
  );
}
