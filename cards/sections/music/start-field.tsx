import { Button, Input, Slider } from "@mantine/core";
import type { Field } from "#cards/fields/field.ts";
import { minutesOf } from "./minutes.ts";
import type { MusicSource } from "./section.ts";
import { soundOf } from "./sound.ts";
import type { useListening } from "./use-listening.ts";

type Props = {
  field: Field<number>;
  source: Extract<MusicSource, { from: "file" }>;
  listening: ReturnType<typeof useListening>;
};

const HERE = "start";

/** Where a song of the maker's own begins: its refrain may be what they chose it for. */
export function StartField({ field, source, listening }: Props) {
  const sound = soundOf(source, field.value);
  const isHeard = listening.heard?.id === HERE;
  // The last second alone would be no music.
  const last = Math.max(1, source.seconds - 1);
  return (
    <Input.Wrapper
      label={`시작하는 곳 · ${minutesOf(field.value)}`}
      labelElement="div"
      description="다 들으면 처음(0:00)부터 이어집니다."
      error={field.problem}
      data-field={field.name}
    >
      <Slider
        name={field.name}
        value={Math.min(field.value, last)}
        onChange={field.change}
        min={0}
        max={last}
        step={1}
        label={minutesOf}
        thumbLabel="시작하는 곳"
        thumbValueText={minutesOf}
        size="lg"
        py="md"
      />
      <Button
        variant="default"
        mt="sm"
        onClick={() => (isHeard ? listening.stop() : sound && listening.hear(HERE, sound))}
      >
        {isHeard ? "멈추기" : "여기부터 들어 보기"}
      </Button>
    </Input.Wrapper>
  );
}
