import { DateField } from "#cards/fields/date-field.tsx";
import type { Field } from "#cards/fields/field.ts";
import { Group } from "#cards/fields/group.tsx";
import { NumberField } from "#cards/fields/number-field.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";

type Props = {
  deadline: Field<string>;
  capacity: Field<number | null>;
  waitingList: Field<boolean>;
  /** What is taken until that day, whom the seats are counted for, and what happens when one becomes free. */
  says: { deadline: string; capacity: string; waitingList: string };
};

/** Until when and how many. */
export function SeatFields({ deadline, capacity, waitingList, says }: Props) {
  return (
    <Group label="마감과 정원">
      <DateField
        field={deadline}
        label={says.deadline}
        placeholder="정하지 않음"
        description="그날이 끝날 때까지 받습니다."
      />
      <NumberField
        field={capacity}
        label="정원"
        placeholder="제한 없음"
        suffix="명"
        description={`${says.capacity} 비워 두면 제한이 없습니다.`}
      />
      <SwitchField
        field={waitingList}
        label="자리가 차면 대기 명단으로 받기"
        description={says.waitingList}
      />
    </Group>
  );
}
