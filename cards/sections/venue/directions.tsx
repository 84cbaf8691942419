import { Button, CloseButton, Textarea } from "@mantine/core";
import { useState } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import { Counter } from "#cards/fields/counter.tsx";
import type { Field } from "#cards/fields/field.ts";
import { Followable } from "#cards/fields/follow/followable.tsx";
import { Group } from "#cards/fields/group.tsx";
import { memoField } from "#cards/fields/memo-field.ts";
import { overLimit } from "#cards/fields/text-field.tsx";
import IconBus from "~icons/tabler/bus";
import IconCar from "~icons/tabler/car";
import IconParking from "~icons/tabler/parking";
import IconPlus from "~icons/tabler/plus";
import IconTrain from "~icons/tabler/train";
import IconTransfer from "~icons/tabler/transfer";
import { type DirectionName, directionNames } from "./block.ts";
import styles from "./editor.module.css";
import type { venue } from "./section.ts";

export const ways: Record<DirectionName, { label: string; example: string; Icon: typeof IconBus }> = {
  subway: { label: "지하철", example: "2호선 시청역 5번 출구에서 걸어서 3분", Icon: IconTrain },
  bus: {
    label: "버스",
    example: "시청 앞 정류장에서 내려 걸어서 2분\n간선 101, 150 · 지선 1711",
    Icon: IconBus,
  },
  car: { label: "자가용", example: "내비게이션에 ‘고이하우스’를 입력해 주세요.", Icon: IconCar },
  parking: { label: "주차", example: "지하 1층부터 3층, 두 시간 무료입니다.", Icon: IconParking },
  shuttle: { label: "셔틀버스", example: "시청역 5번 출구 앞에서 10분마다 떠납니다.", Icon: IconTransfer },
};

/** The ways to come that the maker wants to tell; the others wait as buttons. */
export const Directions = memoField(function Directions({
  field,
}: {
  field: Field<ContentOf<typeof venue>["directions"]>;
}) {
  const [asked, setAsked] = useState<readonly DirectionName[]>([]);
  const [added, setAdded] = useState<DirectionName>();
  const shown = directionNames.filter(
    (name) => field.value[name] !== "" || asked.includes(name) || field.at(name).isTroubled,
  );
  const waiting = directionNames.filter((name) => !shown.includes(name));

  function add(name: DirectionName) {
    setAsked([...asked, name]);
    setAdded(name);
  }

  function remove(name: DirectionName) {
    setAsked(asked.filter((one) => one !== name));
    field.at(name).change("");
  }

  return (
    <Group label="오시는 길" {...(shown.length === 0 && { about: "알려 드릴 길을 골라 주세요." })}>
      {shown.map((name) => (
        <Followable
          key={name}
          path={`directions.${name}`}
          label={ways[name].label}
          said={field.value[name] || null}
        >
          <Way
            name={name}
            field={field.at(name)}
            isNew={name === added}
            keep={() => setAsked([...asked, name])}
            remove={() => remove(name)}
          />
        </Followable>
      ))}
      {waiting.length > 0 && (
        <div className={styles.waiting}>
          {waiting.map((name) => (
            <Button
              key={name}
              variant="default"
              type="button"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => add(name)}
            >
              {ways[name].label}
            </Button>
          ))}
        </div>
      )}
    </Group>
  );
});

type WayProps = {
  name: DirectionName;
  field: Field<string>;
  isNew: boolean;
  /** It stays while its words are being written anew. */
  keep(): void;
  remove(): void;
};

function Way({ name, field, isNew, keep, remove }: WayProps) {
  const { label, example, Icon } = ways[name];
  return (
    <Textarea
      name={field.name}
      value={field.value}
      onFocus={keep}
      onChange={(event) => field.change(event.currentTarget.value)}
      label={
        <span className={styles.way}>
          <Icon size={18} aria-hidden /> {label}
        </span>
      }
      placeholder={example}
      error={field.problem ?? overLimit(field)}
      autosize
      minRows={2}
      autoFocus={isNew}
      rightSection={<CloseButton size={44} iconSize={18} aria-label={`${label} 지우기`} onClick={remove} />}
      rightSectionWidth={48}
      rightSectionProps={{ className: styles.corner ?? "" }}
      inputContainer={(typed) => (
        <>
          {typed}
          <Counter field={field} />
        </>
      )}
    />
  );
}
