import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { SKETCH_TONE, Sketch } from "#cards/fields/sketch.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TakingFields } from "#cards/fields/taking-fields.tsx";
import { type GuestbookLayout, guestbook, guestbookLayouts } from "./section.ts";

export function GuestbookEditor(props: EditorProps<ContentOf<typeof guestbook>>) {
  const form = useFields(guestbook, props);
  return (
    <Fields>
      <TakingFields
        title={form.at("title")}
        text={form.at("prompt")}
        says={{
          about: "손님이 카드에 글을 남길 수 있습니다.",
          title: "방명록",
          text: "두 사람에게 건네는 덕담을 적어 주세요.",
        }}
      />
      <SwitchField
        field={form.at("approveFirst")}
        label="확인한 글만 보이기"
        description="켜면 남겨진 글을 먼저 읽고, 보여도 될 글만 카드에 올립니다."
      />
      <ChoiceField
        field={form.at("layout")}
        label="보이는 모양"
        choices={guestbookLayouts}
        Draw={LayoutSketch}
      />
    </Fields>
  );
}

function LayoutSketch({ value: layout }: { value: GuestbookLayout }) {
  if (layout === "list") {
    return (
      <Sketch height={47}>
        {[5, 19, 33].map((y) => (
          <path key={y} d={`M4 ${y + 2}h36M4 ${y + 7}h14M3 ${y + 11}h50`} />
        ))}
      </Sketch>
    );
  }
  return (
    <Sketch height={47}>
      {[
        [4, 4],
        [30, 6],
        [4, 26],
        [30, 27],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} transform={`rotate(${x > 10 ? 2 : -2} ${x + 11} ${y + 8})`}>
          <rect x={x} y={y} width="22" height="17" rx="1.5" fill={SKETCH_TONE} />
          <path d={`M${x + 4} ${y + 6}h14M${x + 4} ${y + 11}h8`} />
        </g>
      ))}
    </Sketch>
  );
}
