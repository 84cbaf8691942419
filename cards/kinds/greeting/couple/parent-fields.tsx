import type { Field } from "#cards/fields/field.ts";
import { Fold } from "#cards/fields/group.tsx";
import { LateField, NameAndLate } from "#cards/fields/late-field.tsx";
import { memoField } from "#cards/fields/memo-field.ts";
import { PhoneField } from "#cards/fields/phone-field.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import styles from "./parent-fields.module.css";
import type { Parent } from "./section.ts";

/** A parent: the name at once, the rest where it is needed. */
export const ParentFields = memoField(function ParentFields({
  field,
  label,
}: {
  field: Field<Parent>;
  label: string;
}) {
  const { late, hidden, baptismalName, phone } = field.value;
  const inside = [field.at("phone"), field.at("baptismalName")];
  return (
    <div className={styles.parent}>
      <NameAndLate>
        <TextField field={field.at("name")} label={label} placeholder="성과 이름" />
        <LateField field={field.at("late")} />
      </NameAndLate>
      <Fold
        label="연락처와 세례명"
        said={[!late && phone, baptismalName, hidden && "카드에 적지 않음"].filter(Boolean).join(" · ")}
        needed={inside.some(({ isTroubled }) => isTroubled)}
      >
        {!late && <PhoneField field={field.at("phone")} label="연락처" />}
        <TextField field={field.at("baptismalName")} label="세례명·법명" placeholder="베드로" />
        <SwitchField
          field={field.at("hidden")}
          label="카드에 적지 않습니다"
          description="이름을 남겨 두되 손님에게는 보이지 않습니다."
        />
      </Fold>
    </div>
  );
});
