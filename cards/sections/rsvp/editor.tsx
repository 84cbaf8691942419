import type { EditorProps } from "#cards/editor.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { DateField } from "#cards/fields/date-field.tsx";
import { useOffers } from "#cards/fields/editing.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields, Group } from "#cards/fields/group.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TakingFields } from "#cards/fields/taking-fields.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { newKey } from "#cards/parts/leaving/kept.ts";
import { CapacityField } from "./capacity-field.tsx";
import { type Question, type RsvpContent, rsvp } from "./section.ts";

/** As a kind that knows two households offers it. */
const GROOMS = "신랑 측";

const questionKinds = { text: "짧은 글", choice: "보기에서 고르기" } as const;

export function RsvpEditor(props: EditorProps<RsvpContent>) {
  const form = useFields(rsvp, props);
  const asks = form.at("asks");
  const { sides } = useOffers();
  return (
    <Fields>
      <TakingFields
        taking={form.at("taking")}
        title={form.at("title")}
        text={form.at("text")}
        says={{
          taking: "참석 여부 받기",
          about: "켜면 손님이 카드에서 바로 답할 수 있습니다.",
          title: "참석 여부",
          text: "한 분 한 분 정성껏 모시려 합니다. 오실 수 있는지 미리 알려 주세요.",
        }}
      />
      <Group
        label="무엇을 물을까요?"
        about="이름과 참석 여부는 늘 묻습니다. 적게 물을수록 많이 답해 주십니다."
      >
        {/* Only a wedding has two households; elsewhere it is not offered. */}
        <div hidden={!sides.includes(GROOMS)}>
          <SwitchField field={asks.at("side")} label="신랑 측인지 신부 측인지" />
        </div>
        <SwitchField field={asks.at("maybe")} label="‘아직 모릅니다’도 고를 수 있게" />
        <SwitchField field={asks.at("count")} label="어른과 아이 인원" />
        <SwitchField field={asks.at("companions")} label="함께 오시는 분의 이름" />
        <SwitchField field={asks.at("meal")} label="식사하실지" />
        <SwitchField field={asks.at("shuttle")} label="버스를 타실지" />
        <SwitchField
          field={asks.at("phone")}
          label="연락처"
          description="켜면 꼭 적어야 답을 보낼 수 있습니다. 다른 손님에게는 보이지 않습니다."
        />
        <SwitchField field={asks.at("message")} label="전하실 말씀" />
      </Group>
      <Group label="직접 만드는 질문">
        <Rows
          field={form.at("questions")}
          one="질문"
          purpose="음식이나 숙소처럼 더 알고 싶은 것을 참석하시는 분께 여쭙니다."
          blank={{ id: newId(), label: "", kind: "text", choices: [], required: false }}
          titleOf={({ label }) => label}
          Row={QuestionRow}
        />
      </Group>
      <Group label="마감과 정원">
        <DateField
          field={form.at("deadline")}
          label="답을 받는 마지막 날"
          placeholder="정하지 않음"
          description="그날이 끝날 때까지 받습니다."
        />
        <CapacityField field={form.at("capacity")} />
        <SwitchField
          field={form.at("waitingList")}
          label="자리가 차면 대기 명단으로 받기"
          description="자리가 나면 답한 순서대로 참석으로 바뀝니다. 끄면 더 받지 않습니다."
        />
      </Group>
    </Fields>
  );
}

/** Of its own for every question, so that answers stay with it however it is moved or reworded. */
export function newId(): string {
  return newKey().slice(0, 8);
}

export function QuestionRow({ field }: { field: Field<Question> }) {
  return (
    <>
      <TextField field={field.at("label")} label="질문" placeholder="못 드시는 음식이 있나요?" />
      <ChoiceField field={field.at("kind")} label="답하는 방법" choices={questionKinds} />
      {field.value.kind === "choice" && (
        <Rows
          field={field.at("choices")}
          one="보기"
          purpose="손님이 고를 보기를 하나씩 적습니다."
          blank=""
          titleOf={(choice) => choice}
          Row={ChoiceRow}
        />
      )}
      <SwitchField field={field.at("required")} label="꼭 답해야 하는 질문" />
    </>
  );
}

function ChoiceRow({ field }: { field: Field<string> }) {
  return <TextField field={field} label="보기" placeholder="채식" />;
}
