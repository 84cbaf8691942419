import { Input, Slider } from "@mantine/core";
import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { type MusicSource, music } from "./section.ts";
import { tracks } from "./tracks.ts";

/** The pieces that come with the product, and how loud. A file of the maker's own is kept, but none can be sent in. */
export function MusicEditor(props: EditorProps<ContentOf<typeof music>>) {
  const form = useFields(music, props);
  const source = form.at("source");
  return (
    <Fields>
      <SourceField field={source} />
      {source.value.from !== "none" && <VolumeField field={form.at("volume")} />}
    </Fields>
  );
}

function SourceField({ field }: { field: Field<MusicSource> }) {
  const { value } = field;
  const sources: Record<string, MusicSource> = {
    none: { from: "none" },
    ...Object.fromEntries(tracks.map(({ name }) => [`track ${name}`, { from: "track", name }])),
    ...(value.from === "file" && { file: value }),
  };
  const labels: Record<string, string> = {
    none: "음악 없음",
    ...Object.fromEntries(tracks.map(({ name, label }) => [`track ${name}`, label])),
    ...(value.from === "file" && { file: value.label || "내 음악" }),
  };
  return (
    <ChoiceField<string>
      field={{
        ...field,
        value: value.from === "track" ? `track ${value.name}` : value.from,
        change: (key) => field.change(sources[key] ?? { from: "none" }),
      }}
      label="배경 음악"
      choices={labels}
      description="손님이 화면을 처음 만질 때 흐르고, 언제든 끌 수 있습니다."
    />
  );
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
        thumbProps={{ "aria-label": "소리 크기" }}
        size="lg"
        py="md"
      />
    </Input.Wrapper>
  );
}
