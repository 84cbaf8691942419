import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { gift } from "./section.ts";

export function GiftEditor(props: EditorProps<ContentOf<typeof gift>>) {
  const form = useFields(gift, props);
  const photo = form.at("photo");
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="선물이 도착했어요" />
      <TextAreaField
        field={form.at("message")}
        label="상자에 담을 말"
        placeholder="이번 가을에는 우리 둘이 바다를 보러 가요."
        minRows={3}
      />
      <PhotoField section={gift.name} field={photo} label="상자에 담을 사진" />
      <TextField
        field={form.at("link")}
        label="선물 주소"
        placeholder="https://gift.kakao.com/…"
        description="모바일 선물이나 예약 페이지의 주소를 붙여 넣어 주세요."
        inputMode="url"
      />
      <TextField field={form.at("linkLabel")} label="버튼 글" placeholder="선물 보러 가기" />
    </Fields>
  );
}
