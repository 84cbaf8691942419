import { Button, NumberInput } from "@mantine/core";
import type { Element } from "#cards/kinds/photo/document.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "#cards/kinds/photo/sizes.ts";
import { Slide } from "#cards/kinds/photo/studio/slide.tsx";
import { useStudio } from "#cards/kinds/photo/studio/studio-context.ts";
import styles from "./panel.module.css";

/** What every element has: where it lies, how it is turned, how much shows through. */
export function CommonProperties({ element }: { element: Element }) {
  const { changeElements } = useStudio();
  const change = (fields: Partial<Pick<Element, "x" | "y" | "rotation" | "opacity">>) =>
    changeElements([{ ...element, ...fields }], `${Object.keys(fields)} ${element.id}`);
  const field = { decimalScale: 1, step: 0.5, suffix: "mm", disabled: element.locked };
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <NumberInput
          {...field}
          label="가로 자리"
          min={-10}
          max={CARD_WIDTH + 10}
          value={element.x}
          onChange={(x) => typeof x === "number" && change({ x })}
        />
        <NumberInput
          {...field}
          label="세로 자리"
          min={-10}
          max={CARD_HEIGHT + 10}
          value={element.y}
          onChange={(y) => typeof y === "number" && change({ y })}
        />
      </div>
      <div className={styles.row}>
        <Button variant="default" onClick={() => change({ x: CARD_WIDTH / 2 })}>
          가로 가운데
        </Button>
        <Button variant="default" onClick={() => change({ y: CARD_HEIGHT / 2 })}>
          세로 가운데
        </Button>
      </div>
      <Slide
        label="돌리기"
        value={element.rotation}
        min={-180}
        max={180}
        step={1}
        rest={0}
        written={(value) => `${Math.round(value)}°`}
        onChange={(rotation) => change({ rotation })}
      />
      <Slide
        label="진하기"
        value={element.opacity}
        min={0.05}
        max={1}
        step={0.05}
        written={(value) => `${Math.round(value * 100)}%`}
        onChange={(opacity) => change({ opacity })}
      />
    </div>
  );
}
