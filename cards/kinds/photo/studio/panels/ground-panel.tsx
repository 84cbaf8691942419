import { Button, SegmentedControl } from "@mantine/core";
import type { CardBackground, DesignColour } from "#cards/kinds/photo/document.ts";
import { patternNamed, patterns } from "#cards/kinds/photo/patterns.ts";
import { BLEED, CARD_HEIGHT, CARD_WIDTH, type CardSide } from "#cards/kinds/photo/sizes.ts";
import { ColourField } from "#cards/kinds/photo/studio/colour-field.tsx";
import { Slide } from "#cards/kinds/photo/studio/slide.tsx";
import { useStudio } from "#cards/kinds/photo/studio/studio-context.ts";
import styles from "./panel.module.css";
import { Tile } from "./tile.tsx";

const kinds = [
  { value: "plain", label: "한 색" },
  { value: "gradient", label: "번지는 색" },
  { value: "pattern", label: "무늬" },
];

/** What lies under everything. */
export function GroundPanel() {
  const { design, side, face, changeFace, changeDesign } = useStudio();
  const { background } = face;
  const other: CardSide = side === "front" ? "back" : "front";
  const change = (next: CardBackground, where?: string) => changeFace({ background: next }, where);
  return (
    <div className={styles.stack}>
      <SegmentedControl
        aria-label="배경의 종류"
        fullWidth
        value={background.type}
        data={kinds}
        onChange={(type) => change(begun(type as CardBackground["type"], background))}
      />
      {background.type === "plain" && (
        <ColourField
          label="배경색"
          value={background.colour}
          onChange={(colour) => change({ ...background, colour }, "ground")}
        />
      )}
      {background.type === "gradient" && <GradientFields background={background} onChange={change} />}
      {background.type === "pattern" && <PatternFields background={background} onChange={change} />}
      <Button variant="default" onClick={() => changeDesign({ [other]: { ...design[other], background } })}>
        {other === "back" ? "뒷면도 같은 배경으로" : "앞면도 같은 배경으로"}
      </Button>
    </div>
  );
}

/** Another sort of ground begins with the colour that was there. */
function begun(type: CardBackground["type"], before: CardBackground): CardBackground {
  const colour = firstColour(before);
  if (type === "plain") return { type, colour };
  if (type === "gradient") return { type, from: colour, to: "#f6ead7", angle: 180 };
  return { type, name: patterns[0]?.name ?? "", colours: [] };
}

function firstColour(background: CardBackground): DesignColour {
  if (background.type === "plain") return background.colour;
  if (background.type === "gradient") return background.from;
  return background.colours[0] ?? patternNamed(background.name)?.colours[0] ?? "#ffffff";
}

type Fields<Type extends CardBackground["type"]> = {
  background: Extract<CardBackground, { type: Type }>;
  onChange(background: CardBackground, where?: string): void;
};

function GradientFields({ background, onChange }: Fields<"gradient">) {
  return (
    <>
      <ColourField
        label="처음 색"
        value={background.from}
        onChange={(from) => onChange({ ...background, from }, "ground")}
      />
      <ColourField
        label="끝 색"
        value={background.to}
        onChange={(to) => onChange({ ...background, to }, "ground")}
      />
      <Slide
        label="방향"
        value={background.angle}
        min={0}
        max={360}
        step={5}
        written={(angle) => `${angle}°`}
        onChange={(angle) => onChange({ ...background, angle }, "ground")}
      />
    </>
  );
}

const WHOLE = `${-BLEED} ${-BLEED} ${CARD_WIDTH + 2 * BLEED} ${CARD_HEIGHT + 2 * BLEED}`;

function PatternFields({ background, onChange }: Fields<"pattern">) {
  const own = patternNamed(background.name)?.colours ?? [];
  const colours = own.map((colour, at) => background.colours[at] ?? colour);
  return (
    <>
      <div className={styles.strip}>
        {patterns.map((pattern) => (
          <Tile
            key={pattern.name}
            label={pattern.label}
            isChosen={background.name === pattern.name}
            onChoose={() => onChange({ type: "pattern", name: pattern.name, colours: [] })}
          >
            <svg
              viewBox={WHOLE}
              preserveAspectRatio="xMidYMid slice"
              width={68}
              height={68}
              style={{ background: pattern.colours[0] }}
              aria-hidden="true"
            >
              {pattern.paths.map((d, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paths of a pattern never change
                <path key={at} d={d} fill={pattern.colours[at + 1]} />
              ))}
            </svg>
          </Tile>
        ))}
      </div>
      {colours.map((colour, at) => (
        <ColourField
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place
          key={at}
          label={at === 0 ? "바탕" : `무늬 ${at}`}
          value={colour}
          onChange={(next) => onChange({ ...background, colours: colours.with(at, next) }, "ground")}
        />
      ))}
    </>
  );
}
