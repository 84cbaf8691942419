import { Input } from "@mantine/core";
import type { Field } from "#cards/fields/field.ts";
import { memoField } from "#cards/fields/memo-field.ts";
import IconMapPinFilled from "~icons/tabler/map-pin-filled";
import styles from "./compass-field.module.css";
import type { CompassPoint } from "./landmark.ts";
import { sidesKo } from "./way-words.ts";

/** As they lie around the place, row by row; null is the place itself. */
const around: readonly (CompassPoint | null)[] = [
  "northwest",
  "north",
  "northeast",
  "west",
  null,
  "east",
  "southwest",
  "south",
  "southeast",
];

/** One of eight sides, chosen where it will be drawn: north above, as on every map. */
export const CompassField = memoField(function CompassField({
  field,
  label,
}: {
  field: Field<CompassPoint>;
  label: string;
}) {
  return (
    <fieldset className={styles.choice}>
      <Input.Label component="legend" labelElement="div" size="md">
        {label}
      </Input.Label>
      <div className={styles.compass}>
        {around.map((side) =>
          side ? (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={field.name}
                value={side}
                checked={field.value === side}
                onChange={() => field.change(side)}
              />
              <span>{sidesKo[side]}</span>
            </label>
          ) : (
            <span key="place" className={styles.place}>
              <IconMapPinFilled size={22} aria-hidden />
              <span>오시는 곳</span>
            </span>
          ),
        )}
      </div>
      {field.problem && <Input.Error>{field.problem}</Input.Error>}
    </fieldset>
  );
});
