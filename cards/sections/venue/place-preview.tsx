import { PhotoThumb } from "#cards/fields/photo-thumb.tsx";
import { directionNames, place } from "./block.ts";
import { ways } from "./directions.tsx";
import styles from "./editor.module.css";
import { namedLandmarks } from "./landmark.ts";
import { walkWords } from "./way-words.ts";

/** What a hall says of itself besides its name and address, for who thinks about taking it. */
export function PlacePreview({ said }: { said: Record<string, unknown> }) {
  const { phone, sketch, directions, landmarks } = place.parse(said);
  const rows = [
    { label: "전화번호", words: phone },
    ...directionNames.map((name) => ({ label: ways[name].label, words: directions[name] })),
    {
      label: "약도",
      words: namedLandmarks(landmarks)
        .map((landmark) => walkWords(landmark, "ko"))
        .join("\n"),
    },
  ].filter(({ words }) => words.trim() !== "");
  return (
    <>
      {rows.length > 0 && (
        <dl className={styles.preview}>
          {rows.map(({ label, words }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {sketch && (
        <span className={styles.sketch}>
          <PhotoThumb photo={sketch} alt="약도" />
        </span>
      )}
    </>
  );
}
