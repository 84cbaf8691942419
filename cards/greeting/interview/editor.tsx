import type { EditorProps } from "#cards/editor.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import type { ContentOf } from "#cards/section.ts";
import { interview } from "./section.ts";

type Content = ContentOf<typeof interview>;
type Entry = Content["entries"][number];

/** Questions that couples like to answer. */
const questions = [
  "처음 만난 날을 기억하나요?",
  "이 사람이다 싶었던 순간은 언제인가요?",
  "서로를 어떻게 부르나요?",
  "상대의 어떤 점을 닮고 싶나요?",
  "청혼은 어떻게 했나요?",
  "둘만의 약속이 있다면 무엇인가요?",
  "어떤 부부가 되고 싶나요?",
  "와 주시는 분들께 한마디 부탁드립니다.",
];

export function InterviewEditor(props: EditorProps<Content>) {
  const form = useFields(interview, props);
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="묻고 답하다" />
      <Rows
        field={form.at("entries")}
        one="질문"
        purpose="두 사람의 이야기를 묻고 답하는 글로 들려줍니다."
        blank={{ question: "", answer: "" }}
        titleOf={({ question }) => question}
        Row={EntryRow}
      />
    </Fields>
  );
}

function EntryRow({ field }: { field: Field<Entry> }) {
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
        placeholder="비 오던 봄날, 우산을 같이 쓰게 되었습니다."
        description="답이 있는 질문만 손님에게 보입니다."
      />
    </>
  );
}
