import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SKETCH_TONE, Sketch } from "#cards/fields/sketch.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { NoticeIconView } from "./icons.tsx";
import { type NoticeShape, noticeIcons, noticeShapes, notices } from "./section.ts";

type Content = ContentOf<typeof notices>;
type Notice = Content["notices"][number];

export function NoticesEditor(props: EditorProps<Content>) {
  const form = useFields(notices, props);
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="안내 말씀" />
      <Rows
        field={form.at("notices")}
        one="안내"
        purpose="식사, 주차, 옷차림처럼 미리 알면 편한 이야기를 적습니다."
        blank={{ icon: "info", title: "", text: "" }}
        titleOf={({ title, text }) => title || text}
        Row={NoticeRow}
      />
      <ChoiceField field={form.at("shape")} label="보이는 모양" choices={noticeShapes} Draw={ShapeSketch} />
    </Fields>
  );
}

function NoticeRow({ field }: { field: Field<Notice> }) {
  return (
    <>
      <TextField field={field.at("title")} label="제목" placeholder="식사 안내" />
      <TextAreaField
        field={field.at("text")}
        label="안내 글"
        placeholder="행사 뒤 지하 1층 연회장에서 식사를 대접합니다."
      />
      <ChoiceField field={field.at("icon")} label="그림" choices={noticeIcons} Draw={IconSketch} />
    </>
  );
}

function IconSketch({ value }: { value: Notice["icon"] }) {
  return <NoticeIconView name={value} />;
}

function ShapeSketch({ value: shape }: { value: NoticeShape }) {
  return (
    <Sketch height={47}>
      {[4, 18, 32].map((y) => (
        <g key={y}>
          {shape === "cards" && <rect x="3" y={y - 1} width="50" height="12" rx="2.5" fill={SKETCH_TONE} />}
          <circle cx="9" cy={y + 5} r="2" />
          <path d={shape === "accordion" ? `M16 ${y + 5}h22` : `M16 ${y + 3}h18M16 ${y + 7}h28`} />
          {shape === "accordion" && <path d={`M45 ${y + 4}l2.5 2.5 2.5-2.5M3 ${y + 12}h50`} />}
        </g>
      ))}
    </Sketch>
  );
}
