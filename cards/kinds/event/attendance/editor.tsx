import type { EditorProps } from "#cards/engine/editor.ts";
import { DateField } from "#cards/fields/date-field.tsx";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Beside, Fields, Group } from "#cards/fields/group.tsx";
import { NumberField } from "#cards/fields/number-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TakingFields } from "#cards/fields/taking-fields.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { OwnQuestions } from "#cards/sections/rsvp/own-questions.tsx";
import { SeatFields } from "#cards/sections/rsvp/seat-fields.tsx";
import { newPartId } from "#domain/uuid.ts";
import { type AttendanceContent, attendance, type Session } from "./section.ts";

export function AttendanceEditor(props: EditorProps<AttendanceContent>) {
  const form = useFields(attendance, props);
  const asks = form.at("asks");
  return (
    <Fields>
      <TakingFields
        title={form.at("title")}
        text={form.at("text")}
        says={{
          about: "손님이 카드에서 바로 신청하고 QR 입장권을 받습니다.",
          title: "참석 신청",
          text: "자리가 많지 않습니다. 미리 알려 주시면 의자를 비워 두겠습니다.",
        }}
      />
      <Group
        label="회차"
        about="여러 번 열거나 반이 나뉘면 회차를 만들어 주세요. 손님이 하나를 고르고, 정원도 따로 셉니다."
      >
        <Rows
          field={form.at("sessions")}
          one="회차"
          purpose="한 번만 열린다면 만들지 않으셔도 됩니다."
          blank={{ id: newPartId(), name: "", date: "", time: "", place: "", capacity: null }}
          titleOf={({ name, date, time }) =>
            [name, date.slice(5).replace("-", "."), time].filter(Boolean).join(" ")
          }
          Row={SessionRow}
        />
      </Group>
      <SeatFields
        deadline={form.at("deadline")}
        capacity={form.at("capacity")}
        waitingList={form.at("waitingList")}
        says={{
          deadline: "신청을 받는 마지막 날",
          capacity: "회차가 없을 때의 정원입니다.",
          waitingList: "자리가 나면 신청한 순서대로 참석으로 바뀌고, 이메일을 적은 분께는 알려 드립니다.",
        }}
      />
      <Group label="무엇을 물을까요?" about="이름은 늘 묻고, 이메일은 적고 싶은 분만 적습니다.">
        <SwitchField field={asks.at("count")} label="함께 오시는 인원" />
        <SwitchField field={asks.at("absence")} label="못 오시는 분도 알릴 수 있게" />
        <SwitchField
          field={asks.at("phone")}
          label="연락처"
          description="켜면 꼭 적어야 신청할 수 있습니다. 다른 손님에게는 보이지 않습니다."
        />
        <SwitchField field={asks.at("message")} label="전하실 말씀" />
      </Group>
      <OwnQuestions
        field={form.at("questions")}
        purpose="음식이나 소속처럼 더 알고 싶은 것을 오시는 분께 여쭙니다."
      />
    </Fields>
  );
}

function SessionRow({ field }: { field: Field<Session> }) {
  return (
    <>
      <TextField field={field.at("name")} label="이름" placeholder="저녁 낭독" />
      <Beside>
        <DateField field={field.at("date")} label="날짜" placeholder="날짜" />
        <TimeField field={field.at("time")} label="시간" />
      </Beside>
      <TextField field={field.at("place")} label="장소" placeholder="2층 다락방" />
      <NumberField
        field={field.at("capacity")}
        label="정원"
        placeholder="제한 없음"
        suffix="명"
        description="지우신 회차에 이미 신청한 분의 자리는 그대로 있고, 그분께는 다른 회차로 옮겨 달라고 보입니다."
      />
    </>
  );
}
