import { Button, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import type {
  DesignColour,
  Element,
  QrElement,
  ShapeElement,
  StickerElement,
} from "#cards/kinds/photo/document.ts";
import { shapeLabels } from "#cards/kinds/photo/edit/element-name.ts";
import { newQr, newShape, newSticker, SHAPE_FILL } from "#cards/kinds/photo/edit/new-element.ts";
import { shapePath } from "#cards/kinds/photo/shapes.ts";
import { QR_MAX_LENGTH, shapeNames } from "#cards/kinds/photo/sizes.ts";
import { stickerStrokes } from "#cards/kinds/photo/stickers/sticker.ts";
import { shelves, stickerNamed } from "#cards/kinds/photo/stickers/stickers.ts";
import { ColourField } from "#cards/kinds/photo/studio/colour-field.tsx";
import { Slide } from "#cards/kinds/photo/studio/slide.tsx";
import { useStudio } from "#cards/kinds/photo/studio/studio-context.ts";
import styles from "./panel.module.css";
import type { PanelProps } from "./panel.ts";

const DRAWN = "drawn";

/** Stickers on their shelves, shapes and QR codes, and the one that is picked. */
export function StickerPanel({ isAdding }: PanelProps) {
  const { add, pickedElements } = useStudio();
  const [name, setName] = useState(shelves[0]?.name ?? DRAWN);
  const shelf = shelves.find((one) => one.name === name);
  const [first] = pickedElements;
  return (
    <div className={styles.stack}>
      {!isAdding && pickedElements.length === 1 && first && (
        <OrnamentProperties key={first.id} element={first} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be scrolled sideways everywhere */}
      <div className={styles.shelves} role="group" aria-label="스티커 종류">
        {shelves.map((one) => (
          <button
            key={one.name}
            type="button"
            className={styles.shelf}
            aria-pressed={name === one.name}
            onClick={() => setName(one.name)}
          >
            {one.label}
          </button>
        ))}
        <button
          type="button"
          className={styles.shelf}
          aria-pressed={name === DRAWN}
          onClick={() => setName(DRAWN)}
        >
          도형·QR
        </button>
      </div>
      {shelf ? (
        <div className={styles.stickers}>
          {shelf.stickers.map((sticker) => (
            <button
              key={sticker.name}
              type="button"
              className={styles.sticker}
              aria-label={sticker.label}
              title={sticker.label}
              onClick={() => add(newSticker(sticker.name))}
            >
              <StickerPicture name={sticker.name} />
            </button>
          ))}
        </div>
      ) : (
        <Drawn />
      )}
    </div>
  );
}

function StickerPicture({ name }: { name: string }) {
  const sticker = stickerNamed(name);
  if (!sticker) return null;
  return (
    <svg viewBox={`0 0 ${sticker.width} ${sticker.height}`} aria-hidden="true">
      <g strokeLinejoin="round" strokeLinecap="round">
        {stickerStrokes(sticker).map(({ d, fill, stroke, strokeWidth }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a sticker never change
          <path key={at} d={d} fill={fill ?? "none"} stroke={stroke} strokeWidth={strokeWidth} />
        ))}
      </g>
    </svg>
  );
}

function Drawn() {
  const { add } = useStudio();
  return (
    <>
      <div className={styles.stickers}>
        {shapeNames.map((shape) => (
          <button
            key={shape}
            type="button"
            className={styles.sticker}
            aria-label={shapeLabels[shape]}
            title={shapeLabels[shape]}
            onClick={() => add(newShape(shape))}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path
                d={shapePath(shape, { width: 18, height: 18, radius: 0 })}
                fill={shape === "line" ? "none" : SHAPE_FILL}
                stroke="var(--color-text)"
                strokeWidth={shape === "line" ? 1 : 0}
              />
            </svg>
          </button>
        ))}
      </div>
      <Button size="md" variant="default" onClick={() => add(newQr(""))}>
        QR 넣기
      </Button>
    </>
  );
}

/** Of what is neither a photo nor words. */
export function OrnamentProperties({ element }: { element: Element }) {
  if (element.type === "sticker") return <StickerProperties element={element} />;
  if (element.type === "qr") return <QrProperties element={element} />;
  return element.type === "shape" ? <ShapeProperties element={element} /> : null;
}

function StickerProperties({ element }: { element: StickerElement }) {
  const { changeElements } = useStudio();
  const own = stickerNamed(element.name)?.colours ?? [];
  const colours = own.map((colour, at) => element.colours[at] ?? (colour as DesignColour));
  return (
    <>
      {colours.map((colour, at) => (
        <ColourField
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place
          key={at}
          label={`색 ${at + 1}`}
          value={colour}
          onChange={(next) =>
            changeElements([{ ...element, colours: colours.with(at, next) }], `sticker colour ${element.id}`)
          }
        />
      ))}
      <Switch
        label="하얀 테두리"
        checked={element.dieCut}
        onChange={(event) => changeElements([{ ...element, dieCut: event.currentTarget.checked }])}
      />
      <Switch
        label="좌우 뒤집기"
        checked={element.mirrored}
        onChange={(event) => changeElements([{ ...element, mirrored: event.currentTarget.checked }])}
      />
    </>
  );
}

function QrProperties({ element }: { element: QrElement }) {
  const { changeElements } = useStudio();
  return (
    <>
      <TextInput
        label="QR 주소"
        type="url"
        inputMode="url"
        placeholder="https://"
        description="찍으면 열리는 주소입니다. 비어 있으면 QR이 그려지지 않습니다."
        maxLength={QR_MAX_LENGTH}
        value={element.address}
        onChange={(event) =>
          changeElements([{ ...element, address: event.currentTarget.value }], `qr ${element.id}`)
        }
      />
      <ColourField
        label="QR 색"
        value={element.colour}
        onChange={(colour) => changeElements([{ ...element, colour }], `qr ${element.id}`)}
      />
      <ColourField
        label="바탕"
        value={element.paper}
        onChange={(paper) => changeElements([{ ...element, paper }], `qr ${element.id}`)}
        onNone={() => changeElements([{ ...element, paper: null }])}
      />
    </>
  );
}

function ShapeProperties({ element }: { element: ShapeElement }) {
  const { changeElements } = useStudio();
  const change = (fields: Partial<ShapeElement>) =>
    changeElements([{ ...element, ...fields }], `shape ${Object.keys(fields)} ${element.id}`);
  const { shape, fill, line, radius } = element;
  return (
    <>
      {shape !== "line" && (
        <ColourField
          label="채우는 색"
          value={fill}
          onChange={(colour) => change({ fill: colour })}
          onNone={() => change({ fill: null })}
        />
      )}
      <ColourField
        label="선 색"
        value={line?.colour ?? null}
        onChange={(colour) => change({ line: { width: 0.5, ...line, colour } })}
        {...(shape !== "line" && { onNone: () => change({ line: null }) })}
      />
      {line && (
        <Slide
          label="선 두께"
          value={line.width}
          min={0.1}
          max={4}
          step={0.1}
          written={(value) => `${value.toFixed(1)}mm`}
          onChange={(width) => change({ line: { ...line, width } })}
        />
      )}
      {shape === "rectangle" && (
        <Slide
          label="모서리"
          value={radius}
          min={0}
          max={20}
          step={0.5}
          written={(value) => `${value.toFixed(1)}mm`}
          onChange={(value) => change({ radius: value })}
        />
      )}
    </>
  );
}
