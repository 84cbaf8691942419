import type { EditorProps } from "#cards/engine/editor.ts";
import { useOffers } from "#cards/fields/editing.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields, Group } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TakingFields } from "#cards/fields/taking-fields.tsx";
import { OwnQuestions } from "./own-questions.tsx";
import { SeatFields } from "./seat-fields.tsx";
import { type RsvpContent, rsvp } from "./section.ts";

/** As a kind that knows two households offers it. */
const GROOMS = "신랑 측";

export function RsvpEditor(props: EditorProps<RsvpContent>) {
  const form = useFields(rsvp, props);
  const asks = form.at("asks");
  const { sides } = useOffers();
  return (
    <Fields>
      <TakingFields
        title={form.at("title")}
        text={form.at("text")}
        says={{
          about: "손님이 카드에서 바로 답할 수 있습니다.",
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
      <OwnQuestions
        field={form.at("questions")}
        purpose="음식이나 숙소처럼 더 알고 싶은 것을 참석하시는 분께 여쭙니다."
      />
      <SeatFields
        deadline={form.at("deadline")}
        capacity={form.at("capacity")}
        waitingList={form.at("waitingList")}
        says={{
          deadline: "답을 받는 마지막 날",
          capacity: "어른과 아이를 더한 참석 인원입니다.",
          waitingList: "자리가 나면 답한 순서대로 참석으로 바뀝니다. 끄면 더 받지 않습니다.",
        }}
      />
    </Fields>
  );
}
