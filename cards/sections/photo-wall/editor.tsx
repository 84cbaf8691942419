import type { EditorProps } from "#cards/engine/editor.ts";
import { DateField } from "#cards/fields/date-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { Beside, Fields, Group } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TakingFields } from "#cards/fields/taking-fields.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { type PhotoWallContent, photoWall } from "./section.ts";

export function PhotoWallEditor(props: EditorProps<PhotoWallContent>) {
  const form = useFields(photoWall, props);
  return (
    <Fields>
      <TakingFields
        title={form.at("title")}
        text={form.at("text")}
        says={{
          about: "손님이 그날 찍은 사진을 카드에 올릴 수 있습니다.",
          title: "함께 만드는 사진첩",
          text: "저희가 미처 보지 못한 순간을 나눠 주세요.",
        }}
      />
      <SwitchField
        field={form.at("approveFirst")}
        label="확인한 사진만 보이기"
        description="켜면 올라온 사진을 먼저 보고, 보여도 될 사진만 카드에 올립니다."
      />
      <Group
        label="사진을 받는 기간"
        about="비워 두면 언제든 올릴 수 있습니다. 끝 시간이 없으면 그날까지 받습니다."
      >
        <Beside>
          <DateField field={form.at("fromDate")} label="시작하는 날" placeholder="바로" />
          <TimeField field={form.at("fromTime")} label="시작하는 시간" />
        </Beside>
        <Beside>
          <DateField field={form.at("untilDate")} label="끝나는 날" placeholder="정하지 않음" />
          <TimeField field={form.at("untilTime")} label="끝나는 시간" />
        </Beside>
      </Group>
    </Fields>
  );
}
