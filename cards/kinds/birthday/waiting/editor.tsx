import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { DateField } from "#cards/fields/date-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { FieldNote, Fields, Lead } from "#cards/fields/group.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { sentence } from "#domain/day-words.ts";
import { revealAt } from "./reveal.ts";
import { waiting } from "./section.ts";

export function WaitingEditor(props: EditorProps<ContentOf<typeof waiting>>) {
  const form = useFields(waiting, props);
  return (
    <Fields>
      <Lead>
        날을 정하면 그때까지 카드 대신 기다리는 화면만 보입니다. 누구의 무슨 날인지도 알 수 없습니다. 바로
        열리게 하려면 비워 두세요.
      </Lead>
      <DateField field={form.at("date")} label="열리는 날" placeholder="바로 열립니다" />
      <TimeField field={form.at("time")} label="열리는 시간" />
      <FieldNote>{wordsFor(props.content)}</FieldNote>
      <TextField
        field={form.at("title")}
        label="기다리는 화면의 제목"
        placeholder="아직 열 수 없는 카드"
        description="카카오톡 미리보기에도 보이니, 주인공이 알아챌 말은 적지 마세요."
      />
      <TextAreaField
        field={form.at("text")}
        label="안내 글"
        placeholder={"조금만 기다려 주세요.\n때가 되면 저절로 열립니다."}
        minRows={2}
      />
    </Fields>
  );
}

function wordsFor({ date, time }: ContentOf<typeof waiting>): string {
  const reveal = revealAt({ date, time });
  if (!reveal) return time ? "날짜를 함께 골라 주세요." : "보내면 바로 열립니다.";
  if (reveal <= new Date()) return "이미 지난 때라 보내면 바로 열립니다.";
  return `${sentence({ date, time: time || null })}${time ? "" : " 0시"}에 저절로 열립니다. 미리보기에서는 두 모습이 모두 보입니다.`;
}
