import { Button, Input, SegmentedControl, Switch, Textarea } from "@mantine/core";
import { useEffect } from "react";
import { loadFont } from "#cards/kinds/photo/canvas/fonts.ts";
import type { LetteredElement } from "#cards/kinds/photo/document.ts";
import { FIRST_WORDS, newText } from "#cards/kinds/photo/edit/new-element.ts";
import { elementWordsOf } from "#cards/kinds/photo/lettering.ts";
import { TEXT_MAX_LENGTH } from "#cards/kinds/photo/sizes.ts";
import { ColourField } from "#cards/kinds/photo/studio/colour-field.tsx";
import { Slide } from "#cards/kinds/photo/studio/slide.tsx";
import { useStudio } from "#cards/kinds/photo/studio/studio-context.ts";
import { type FontName, fonts, fontsFor } from "#cards/themes/fonts.ts";
import styles from "./panel.module.css";
import type { PanelProps } from "./panel.ts";

export function TextPanel({ isAdding }: PanelProps) {
  const { add, pickedElements } = useStudio();
  const [first] = pickedElements;
  const isOne =
    !isAdding && pickedElements.length === 1 && (first?.type === "text" || first?.type === "number");
  return (
    <div className={styles.stack}>
      {isOne && <TextProperties key={first.id} element={first} />}
      <Button size="md" variant={isOne ? "default" : "filled"} onClick={() => add(newText(FIRST_WORDS))}>
        {isOne ? "글씨 하나 더 넣기" : "글씨 넣기"}
      </Button>
    </div>
  );
}

const millimetres = (value: number) => `${value.toFixed(1)}mm`;

export function TextProperties({ element }: { element: LetteredElement }) {
  const { design, changePicked } = useStudio();
  const { font, weight, size, colour, outline, curve, spacing, leading, align } = element;

  function change(fields: Partial<LetteredElement>, where?: string) {
    changePicked(
      (one) => (one.type === "text" || one.type === "number" ? ({ ...one, ...fields } as typeof one) : one),
      where,
    );
  }

  return (
    <>
      {element.type === "text" ? (
        <Textarea
          label="글씨"
          autosize
          minRows={1}
          maxRows={4}
          maxLength={TEXT_MAX_LENGTH}
          value={element.words}
          onChange={(event) => {
            const words = event.currentTarget.value;
            changePicked((one) => (one.type === "text" ? { ...one, words } : one), "words");
          }}
        />
      ) : (
        <p className={styles.note}>
          {elementWordsOf(element, design) || "번호가 없습니다."} 번호는 ‘카드’에서 바꾸실 수 있습니다.
        </p>
      )}
      <FontChoice element={element} onChoose={(name) => change({ font: name })} />
      {fonts[font].faces.length > 1 && (
        <SegmentedControl
          aria-label="굵기"
          fullWidth
          value={String(nearest(font, weight))}
          data={fonts[font].faces.map((face) => ({
            value: String(face.weight),
            label: face.weight < 400 ? "가늘게" : face.weight < 500 ? "보통" : "굵게",
          }))}
          onChange={(value) => change({ weight: Number(value) })}
        />
      )}
      <Slide
        label="크기"
        value={size}
        min={2}
        max={24}
        step={0.1}
        written={millimetres}
        onChange={(value) => change({ size: value }, "size")}
      />
      <ColourField label="글씨 색" value={colour} onChange={(value) => change({ colour: value }, "colour")} />
      <Slide
        label="곡선"
        value={curve}
        min={-330}
        max={330}
        step={5}
        rest={0}
        written={(value) => (value === 0 ? "곧게" : `${value}°`)}
        onChange={(value) => change({ curve: value }, "curve")}
      />
      <Switch
        label="테두리"
        checked={outline !== null}
        onChange={(event) =>
          change({ outline: event.currentTarget.checked ? { colour: "#ffffff", width: 0.5 } : null })
        }
      />
      {outline && (
        <>
          <ColourField
            label="테두리 색"
            value={outline.colour}
            onChange={(value) => change({ outline: { ...outline, colour: value } }, "outline")}
          />
          <Slide
            label="테두리 두께"
            value={outline.width}
            min={0.1}
            max={2}
            step={0.05}
            written={(value) => `${value.toFixed(2)}mm`}
            onChange={(value) => change({ outline: { ...outline, width: value } }, "outline")}
          />
        </>
      )}
      <Input.Wrapper label="맞춤" labelElement="div">
        <SegmentedControl
          aria-label="맞춤"
          fullWidth
          value={align}
          data={[
            { value: "left", label: "왼쪽" },
            { value: "center", label: "가운데" },
            { value: "right", label: "오른쪽" },
          ]}
          onChange={(value) => change({ align: value as LetteredElement["align"] })}
        />
      </Input.Wrapper>
      <Slide
        label="글자 사이"
        value={spacing}
        min={-0.15}
        max={0.8}
        step={0.01}
        rest={0}
        written={(value) => `${Math.round(value * 100)}%`}
        onChange={(value) => change({ spacing: value }, "spacing")}
      />
      <Slide
        label="줄 사이"
        value={leading}
        min={0.9}
        max={2.4}
        step={0.05}
        written={(value) => `${value.toFixed(2)}배`}
        onChange={(value) => change({ leading: value }, "leading")}
      />
    </>
  );
}

function nearest(font: FontName, weight: number): number {
  return fonts[font].faces
    .map((face) => face.weight)
    .reduce((best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best));
}

/** A face that has no Korean letters cannot say anything here. */
const choices = [...new Set([...fontsFor("heading"), ...fontsFor("body")])];

type FontProps = { element: LetteredElement; onChoose(font: FontName): void };

function FontChoice({ element, onChoose }: FontProps) {
  useEffect(() => {
    for (const font of choices) void loadFont({ font, weight: 400, words: fonts[font].label });
  }, []);
  return (
    <Input.Wrapper label="글꼴" labelElement="div">
      <div className={styles.fonts}>
        {choices.map((font) => (
          <button
            key={font}
            type="button"
            className={styles.font}
            style={{ fontFamily: fonts[font].family }}
            aria-pressed={element.font === font}
            onClick={() => onChoose(font)}
          >
            {fonts[font].label}
          </button>
        ))}
      </div>
    </Input.Wrapper>
  );
}
