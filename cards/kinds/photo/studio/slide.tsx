import { Input, Slider } from "@mantine/core";
import styles from "./slide.module.css";

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** How a value is written beside the label. */
  written(value: number): string;
  onChange(value: number): void;
  /** Where it lies when nothing is done; the bar begins there. */
  rest?: number;
};

/** A quantity under a thumb, with its value beside its name. */
export function Slide({ label, value, min, max, step, written, onChange, rest }: Props) {
  return (
    <Input.Wrapper
      label={
        <span className={styles.label}>
          <span>{label}</span>
          <output>{written(value)}</output>
        </span>
      }
      labelElement="div"
      classNames={{ label: styles.whole }}
    >
      <Slider
        value={value}
        min={min}
        max={max}
        step={step}
        label={null}
        thumbLabel={label}
        size={6}
        thumbSize={26}
        className={styles.slider}
        {...(rest !== undefined && { startPointValue: rest })}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
