import type { EditorProps } from "#cards/editor.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import type { ContentOf } from "#cards/section.ts";
import { type FaqRow, faq } from "./section.ts";

/** What guests of events ask again and again. */
const questions = [
  "주차할 수 있나요?",
  "아이와 함께 가도 되나요?",
  "늦게 도착해도 되나요?",
  "신청 없이 가도 되나요?",
  "무엇을 입고 가면 될까요?",
  "식사가 나오나요?",
  "못 가게 되면 어떻게 하나요?",
  "휠체어로 들어갈 수 있나요?",
];

export function FaqEditor(props: EditorProps<ContentOf<typeof faq>>) {
  const form = useFields(faq, props);
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="자주 묻는 질문" />
      <Rows
        field={form.at("rows")}
        one="질문"
        purpose="전화로 자주 물으시는 것을 미리 적어 둡니다."
        blank={{ question: "", answer: "" }}
        titleOf={({ question }) => question}
        Row={Row}
      />
    </Fields>
  );
}

function Row({ field }: { field: Field<FaqRow> }) {
  return (
    <>
      <SuggestField
        field={field.at("question")}
        label="질문"
        words={questions}
        placeholder="고르거나 직접 적어 주세요"
      />
      <TextAreaField
        field={field.at("answer")}
        label="답"
        placeholder="건물 뒤편에 열 대까지 댈 수 있습니다."
        description="답이 있는 질문만 손님에게 보입니다."
      />
    </>
  );
}
