import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { AnsweredRows } from "#cards/fields/answered-rows.tsx";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { interview } from "./section.ts";

/** Questions that couples like to answer. */
const offer = {
  questions: [
    "처음 만난 날을 기억하나요?",
    "이 사람이다 싶었던 순간은 언제인가요?",
    "서로를 어떻게 부르나요?",
    "상대의 어떤 점을 닮고 싶나요?",
    "청혼은 어떻게 했나요?",
    "둘만의 약속이 있다면 무엇인가요?",
    "어떤 부부가 되고 싶나요?",
    "와 주시는 분들께 한마디 부탁드립니다.",
  ],
  answer: "비 오던 봄날, 우산을 같이 쓰게 되었습니다.",
};

export function InterviewEditor(props: EditorProps<ContentOf<typeof interview>>) {
  const form = useFields(interview, props);
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="묻고 답하다" />
      <AnsweredRows
        field={form.at("entries")}
        purpose="두 사람의 이야기를 묻고 답하는 글로 들려줍니다."
        offer={offer}
      />
    </Fields>
  );
}
