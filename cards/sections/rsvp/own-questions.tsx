import { ChoiceField } from "#cards/fields/choice-field.tsx";
import type { Field } from "#cards/fields/field.ts";
import { Group } from "#cards/fields/group.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { newPartId } from "#domain/uuid.ts";
import { questionKinds, type RsvpQuestion } from "./section.ts";

type Props = { field: Field<RsvpQuestion[]>; purpose: string };

/** What the maker wants to know besides all that can be switched on. */
export function OwnQuestions({ field, purpose }: Props) {
  return (
    <Group label="직접 만드는 질문">
      <Rows
        field={field}
        one="질문"
        purpose={purpose}
        blank={{ id: newPartId(), label: "", kind: "text", choices: [], required: false }}
        titleOf={({ label }) => label}
        Row={QuestionRow}
      />
    </Group>
  );
}

function QuestionRow({ field }: { field: Field<RsvpQuestion> }) {
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
