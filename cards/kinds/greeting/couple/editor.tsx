import type { EditorProps } from "#cards/engine/editor.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Beside, FieldNote, Fields, Fold, Group } from "#cards/fields/group.tsx";
import { memoField } from "#cards/fields/memo-field.ts";
import { PhoneField } from "#cards/fields/phone-field.tsx";
import { PhotoField } from "#cards/fields/photo-field.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { type CoupleSide, coupleSides, familyLine, roleOf } from "./family.ts";
import { ParentFields } from "./parent-fields.tsx";
import { type Couple, childRelations, couple, greetingOccasions, type Person } from "./section.ts";

export function CoupleEditor(props: EditorProps<Couple>) {
  const form = useFields(couple, props);
  const { content } = props;
  const isWedding = content.occasion === "wedding";
  const occasion = (
    <ChoiceField
      field={form.at("occasion")}
      label="어떤 카드인가요?"
      choices={greetingOccasions}
      description={
        isWedding
          ? undefined
          : "신랑·신부 소개는 결혼 카드에만 보입니다. 적어 두신 내용은 그대로 남아 있습니다."
      }
    />
  );
  return (
    <Fields>
      {isWedding && (
        <>
          <SwitchField field={form.at("brideFirst")} label="신부를 먼저 적습니다" />
          {coupleSides(content).map(({ who }) => (
            <SideFields key={who} who={who} field={form.at(who)} />
          ))}
        </>
      )}
      {isWedding ? (
        <Fold label="다른 카드로 바꾸기" needed={false}>
          {occasion}
        </Fold>
      ) : (
        occasion
      )}
    </Fields>
  );
}

const SideFields = memoField(function SideFields({
  who,
  field,
}: {
  who: CoupleSide["who"];
  field: Field<Person>;
}) {
  const person = field.value;
  const [photo, intro] = [field.at("photo"), field.at("intro")];
  const line = familyLine({ who, person }, "ko");
  return (
    <Group label={roleOf(who, "ko")}>
      <Beside>
        <TextField field={field.at("familyName")} label="성" placeholder={who === "groom" ? "김" : "이"} />
        <TextField
          field={field.at("givenName")}
          label="이름"
          placeholder={who === "groom" ? "도현" : "서연"}
        />
      </Beside>
      {line && (
        <FieldNote>{`카드에 적힐 말: ${[line.before, line.name].filter(Boolean).join(" ")}`}</FieldNote>
      )}
      <SuggestField
        field={field.at("relation")}
        label="관계"
        words={childRelations[who]}
        placeholder="고르거나 직접 적어 주세요"
      />
      <PhoneField field={field.at("phone")} label="연락처" />
      <ParentFields field={field.at("father")} label={`${roleOf(who, "ko")} 아버지`} />
      <ParentFields field={field.at("mother")} label={`${roleOf(who, "ko")} 어머니`} />
      <Fold
        label="사진과 소개"
        needed={person.photo !== null || person.intro !== "" || photo.isTroubled || intro.isTroubled}
      >
        <PhotoField section={couple.name} field={photo} label="사진" />
        <TextAreaField field={intro} label="소개" placeholder="웃음이 많고, 걷기를 좋아합니다." minRows={2} />
      </Fold>
    </Group>
  );
});
