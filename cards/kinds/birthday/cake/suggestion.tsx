import { Button } from "@mantine/core";
import { FieldNote } from "#cards/fields/group.tsx";
import { sentence } from "#domain/day-words.ts";
import { bornOn, type Coming, comingDay } from "./birthdays.ts";
import { type Milestone, occasionWords } from "./milestones.ts";

type Birth = Parameters<typeof comingDay>[0] & { milestone: Milestone; age: number | null };
type Props = { birth: Birth; today: string; take(coming: Pick<Coming, "age" | "milestone">): void };

/** Which day comes next, counted from the birth; one tap takes it over. */
export function Suggestion({ birth, today, take }: Props) {
  if (birth.birthDate === "") return null;
  const born = bornOn(birth);
  if (born === null) return <FieldNote>달력에 없는 날입니다. 달과 날을 확인해 주세요.</FieldNote>;
  if (born > today) return <FieldNote>아직 오지 않은 날입니다. 태어난 해를 확인해 주세요.</FieldNote>;
  const coming = comingDay(birth, today);
  if (!coming) return null;
  const { age, milestone, date } = coming;
  const words = [age && `${age}번째 생일`, milestone !== "birthday" && occasionWords({ milestone, age })];
  const called = words.filter(Boolean).join(", ");
  const isTaken = birth.age === age && birth.milestone === milestone;
  return (
    <>
      <FieldNote>{`다음은 ${sentence({ date, time: null })}, ${called}입니다.`}</FieldNote>
      {!isTaken && (
        <Button variant="default" type="button" onClick={() => take({ age, milestone })}>
          이날로 맞추기
        </Button>
      )}
    </>
  );
}
