import { Input, Slider } from "@mantine/core";
import { useState } from "react";
import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { useEditedCard } from "#cards/fields/editing.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { OwnSound } from "./own-sound.tsx";
import { fades, type MusicSource, music } from "./section.ts";
import { SourceField } from "./source-field.tsx";
import { StartField } from "./start-field.tsx";
import { useListening } from "./use-listening.ts";

/** The pieces that come with the product, a file of the maker's own, and how either begins. */
export function MusicEditor(props: EditorProps<ContentOf<typeof music>>) {
  const form = useFields(music, props);
  const { kind } = useEditedCard();
  const source = form.at("source");
  const listening = useListening(form.value.volume);
  // Whoever tries a piece of ours finds their own file where it was.
  const [own, setOwn] = useState(source.value.from === "file" ? source.value : null);
  const chosen = source.value.from === "file" ? source.value : own;

  function choose(value: MusicSource) {
    if (value.from === "file") setOwn(value);
    // Another song has its refrain elsewhere.
    if (form.value.startAt > 0 && keyOf(value) !== keyOf(source.value)) form.at("startAt").change(0);
    source.change(value);
  }

  return (
    <Fields>
      <SourceField field={{ ...source, change: choose }} own={chosen} listening={listening}>
        <OwnSound field={{ ...source, change: choose }} own={chosen} listening={listening} />
      </SourceField>
      {source.value.from === "file" && (
        <StartField field={form.at("startAt")} source={source.value} listening={listening} />
      )}
      {source.value.from !== "none" && (
        <>
          <VolumeField field={form.at("volume")} />
          <ChoiceField
            field={form.at("fade")}
            label="처음 소리"
            choices={fades}
            description="갑자기 커서 놀라지 않게, 작은 소리에서 시작해 점점 커집니다."
          />
          {!kind.opensByTap && (
            <SwitchField
              field={form.at("opening")}
              label="‘눌러서 여세요’ 화면으로 시작하기"
              description="카드 위에 이름과 날짜만 적힌 첫 화면을 덮습니다. 손님이 누르면 카드가 열리며 음악이 나오고, ‘음악 없이 보기’도 고를 수 있습니다."
            />
          )}
        </>
      )}
    </Fields>
  );
}

function keyOf(source: MusicSource): string | null {
  return source.from === "file" ? source.key : null;
}

function VolumeField({ field }: { field: Field<number> }) {
  return (
    <Input.Wrapper label="소리 크기" labelElement="div" error={field.problem} data-field={field.name}>
      <Slider
        name={field.name}
        value={Math.round(field.value * 100)}
        onChange={(percent) => field.change(percent / 100)}
        min={10}
        max={100}
        step={10}
        label={(percent) => `${percent}%`}
        thumbLabel="소리 크기"
        thumbValueText={(percent) => `${percent}%`}
        size="lg"
        py="md"
      />
    </Input.Wrapper>
  );
}
