import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { Fields, Group } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { PhrasePicker } from "#cards/fields/phrase-picker.tsx";
import { SKETCH_TONE, Sketch } from "#cards/fields/sketch.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { FigureSketch } from "./figure-sketch.tsx";
import { portraitShapes, profile, profileFigures, type Shape } from "./section.ts";
import { SitenameField } from "./sitename-field.tsx";

export function ProfileEditor(props: EditorProps<ContentOf<typeof profile>>) {
  const form = useFields(profile, props);
  const line = form.at("line");
  return (
    <Fields>
      <SitenameField field={form.at("sitename")} />
      <TextField field={form.at("name")} label="이름" placeholder="한서윤, 고이도자" />
      <TextField field={form.at("role")} label="하는 일" placeholder="도예가 · 이천" />
      <TextAreaField field={line} label="한마디" placeholder="흙을 만지고 불을 기다립니다." minRows={2} />
      <PhrasePicker field={line} />
      <Group label="얼굴" about="사진이 없으면 아래에서 고른 그림이 그 자리에 놓입니다.">
        <PhotoField section={profile.name} field={form.at("photo")} label="사진" />
        <ChoiceField field={form.at("figure")} label="그림" choices={profileFigures} Draw={FigureSketch} />
      </Group>
      <ChoiceField field={form.at("shape")} label="보이는 모양" choices={portraitShapes} Draw={ShapeSketch} />
    </Fields>
  );
}

function ShapeSketch({ value }: { value: Shape }) {
  return (
    <Sketch height={47}>
      {value === "card" ? (
        <>
          <rect x="6" y="8" width="44" height="28" rx="2" fill={SKETCH_TONE} />
          <circle cx="42" cy="16" r="4" />
          <path d="M12 25h14M12 30h22" />
        </>
      ) : (
        <>
          <rect x="10" y="3" width="36" height="24" rx="2" fill={SKETCH_TONE} />
          <path d="M20 33h16M14 39h28" />
        </>
      )}
    </Sketch>
  );
}
