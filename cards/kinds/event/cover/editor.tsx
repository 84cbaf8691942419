import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { Fields, Fold } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { eventTypes, eventTypeWords } from "#cards/kinds/event/types.ts";
import { eventCover } from "./section.ts";

export function EventCoverEditor(props: EditorProps<ContentOf<typeof eventCover>>) {
  const form = useFields(eventCover, props);
  const { type, logo, english } = props.content;
  const [mark, photo] = [form.at("logo"), form.at("photo")];
  return (
    <Fields>
      <ChoiceField
        field={form.at("type")}
        label="어떤 자리인가요?"
        choices={eventTypes}
        description="고르신 자리에 맞춰 카드의 말이 달라집니다. 모두 직접 고치실 수 있습니다."
      />
      <TextField
        field={form.at("title")}
        label="제목"
        placeholder={eventTypeWords[type].title}
        description="짧을수록 크게 보입니다."
      />
      <TextAreaField
        field={form.at("tagline")}
        label="한 줄 소개"
        placeholder="불을 낮추고, 한 사람씩 읽습니다."
        minRows={2}
      />
      <TextField field={form.at("host")} label="주최" placeholder="물결책방" />
      <PhotoField section={eventCover.name} field={photo} label="포스터 사진" />
      <Fold label="로고와 영문 한 줄" needed={logo !== null || english !== "" || mark.isTroubled}>
        <PhotoField section={eventCover.name} field={mark} label="주최 로고" />
        <TextField
          field={form.at("english")}
          label="영문 한 줄"
          placeholder={eventTypeWords[type].english}
          description="포스터 오른쪽 위에 작은 대문자로 놓입니다."
        />
      </Fold>
    </Fields>
  );
}
