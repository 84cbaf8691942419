import { Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
import type { Field } from "#cards/fields/field.ts";
import IconPlay from "~icons/tabler/player-play-filled";
import IconStop from "~icons/tabler/player-stop-filled";
import styles from "./editor.module.css";
import { minutesOf } from "./minutes.ts";
import { moods } from "./moods.ts";
import type { MusicSource } from "./section.ts";
import { type Sound, soundOf } from "./sound.ts";
import type { useListening } from "./use-listening.ts";

export type OwnMusic = Extract<MusicSource, { from: "file" }>;
export type Listening = ReturnType<typeof useListening>;

type Props = {
  field: Field<MusicSource>;
  /** A file of the maker's own, chosen or not. */
  own: OwnMusic | null;
  listening: Listening;
  /** How a file comes here. */
  children: ReactNode;
};

/** All that may be chosen, by its mood; each is heard by a button of its own, so that choosing alone makes no sound. */
export function SourceField({ field, own, listening, children }: Props) {
  const id = useId();
  const row = (source: MusicSource, label: string) => (
    <SourceRow key={label} field={field} source={source} label={label} listening={listening} />
  );
  return (
    <fieldset className={styles.sources} aria-describedby={id} data-field={field.name}>
      <Input.Label component="legend" labelElement="div" size="md">
        배경 음악
      </Input.Label>
      <Input.Description id={id} className={styles.about}>
        손님이 화면을 처음 만질 때 흐르고, 언제든 끌 수 있습니다. ▶를 누르면 미리 들어 보실 수 있습니다.
      </Input.Description>
      {row({ from: "none" }, "음악 없음")}
      {moods.map((mood) => (
        <MoodGroup key={mood.label} label={mood.label}>
          {mood.tracks.map((name) => {
            const source = { from: "track", name } as const;
            return row(source, soundOf(source)?.label ?? "");
          })}
        </MoodGroup>
      ))}
      <MoodGroup label="내 음악">
        {own && row(own, `${own.label || "올린 음악"} · ${minutesOf(own.seconds)}`)}
        {children}
      </MoodGroup>
      {field.problem && <Input.Error>{field.problem}</Input.Error>}
    </fieldset>
  );
}

function MoodGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would name every row twice over
    <div role="group" aria-labelledby={id} className={styles.mood}>
      <p id={id} className={styles.moodName}>
        {label}
      </p>
      {children}
    </div>
  );
}

type RowProps = { field: Field<MusicSource>; source: MusicSource; label: string; listening: Listening };

function SourceRow({ field, source, label, listening }: RowProps) {
  const sound = soundOf(source);
  return (
    <div className={styles.row}>
      <label className={styles.name}>
        <input
          type="radio"
          name={field.name}
          value={choiceOf(source)}
          checked={choiceOf(field.value) === choiceOf(source)}
          onChange={() => field.change(source)}
        />
        <span>{label}</span>
      </label>
      {sound && <HearButton id={choiceOf(source)} label={label} sound={sound} listening={listening} />}
    </div>
  );
}

type HearProps = { id: string; label: string; sound: Sound; listening: Listening };

function HearButton({ id, label, sound, listening }: HearProps) {
  const { heard, hear, stop } = listening;
  const isHeard = heard?.id === id;
  return (
    <button
      type="button"
      className={styles.hear}
      aria-label={isHeard ? `${label} 멈추기` : `${label} 들어 보기`}
      aria-busy={isHeard && heard.isComing}
      data-heard={isHeard || undefined}
      onClick={() => (isHeard ? stop() : void hear(id, sound))}
    >
      {isHeard ? <IconStop size={20} /> : <IconPlay size={20} />}
    </button>
  );
}

function choiceOf(source: MusicSource): string {
  return source.from === "track" ? `track ${source.name}` : source.from;
}
