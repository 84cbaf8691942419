import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { AnsweredRows } from "#cards/fields/answered-rows.tsx";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { faq } from "./section.ts";

/** What guests of events ask again and again. */
const offer = {
  questions: [
    "주차할 수 있나요?",
    "아이와 함께 가도 되나요?",
    "늦게 도착해도 되나요?",
    "신청 없이 가도 되나요?",
    "무엇을 입고 가면 될까요?",
    "식사가 나오나요?",
    "못 가게 되면 어떻게 하나요?",
    "휠체어로 들어갈 수 있나요?",
  ],
  answer: "건물 뒤편에 열 대까지 댈 수 있습니다.",
};

export function FaqEditor(props: EditorProps<ContentOf<typeof faq>>) {
  const form = useFields(faq, props);
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="자주 묻는 질문" />
      <AnsweredRows
        field={form.at("rows")}
        purpose="전화로 자주 물으시는 것을 미리 적어 둡니다."
        offer={offer}
      />
    </Fields>
  );
}
