import type { EditorProps } from "#cards/engine/editor.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { DateField } from "#cards/fields/date-field.tsx";
import { type Field, useFields } from "#cards/fields/field.ts";
import { FieldNote, Fields, Group } from "#cards/fields/group.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { newPartId } from "#domain/uuid.ts";
import { type DoljabiContent, doljabi, type Thing } from "./section.ts";
import { ThingDrawing } from "./thing-drawing.tsx";
import { type Token, tokenLabels } from "./things.ts";

export function DoljabiEditor(props: EditorProps<DoljabiContent>) {
  const form = useFields(doljabi, props);
  return (
    <Fields>
      <FieldNote>
        아기가 무엇을 잡을지 손님이 미리 맞힙니다. 한 분이 한 번, 끝나기 전에는 바꿀 수 있습니다.
      </FieldNote>
      <TextField field={form.at("title")} label="제목" placeholder="무엇을 잡을까요?" />
      <TextAreaField
        field={form.at("text")}
        label="안내 글"
        placeholder="서윤이가 무엇을 잡을지 함께 맞혀 주세요."
        minRows={2}
      />
      <TextField
        field={form.at("prize")}
        label="선물 안내"
        placeholder="맞히신 세 분께 작은 선물을 드립니다."
        description="적으시면 잔칫날 무대 화면에서 맞히신 분 가운데 공정하게 뽑을 수 있습니다."
      />
      <Group label="언제까지 받을까요?" about="비워 두면 결과를 알리실 때까지 받습니다.">
        <DateField field={form.at("closesDate")} label="마감 날" placeholder="정하지 않음" />
        <TimeField field={form.at("closesTime")} label="마감 시간" />
        {props.content.closesTime && !props.content.closesDate && (
          <FieldNote>마감 날을 함께 골라 주셔야 그때 끝납니다.</FieldNote>
        )}
      </Group>
      <Group label="돌상에 올릴 물건" about="이름이 비어 있는 물건은 카드에 보이지 않습니다.">
        <Rows
          field={form.at("things")}
          one="물건"
          purpose="둘 이상 올리면 손님이 고를 수 있습니다."
          blank={{ id: newPartId(), token: "star", name: "", meaning: "", photo: null }}
          titleOf={({ name }) => name}
          Row={ThingRow}
        />
      </Group>
    </Fields>
  );
}

function ThingRow({ field }: { field: Field<Thing> }) {
  const photo = field.at("photo");
  return (
    <>
      <TextField field={field.at("name")} label="이름" placeholder="카메라" />
      <TextField field={field.at("meaning")} label="뜻" placeholder="아름다운 것을 알아보는 눈" />
      <ChoiceField field={field.at("token")} label="그림" choices={tokenLabels} Draw={TokenDrawing} />
      <PhotoField section={doljabi.name} field={photo} label="그림 대신 보일 사진" />
    </>
  );
}

function TokenDrawing({ value }: { value: Token }) {
  return <ThingDrawing token={value} size={40} />;
}
