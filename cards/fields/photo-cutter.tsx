import "react-easy-crop/react-easy-crop.css";
import { Button, Slider } from "@mantine/core";
import { useRef, useState } from "react";
import Cropper from "react-easy-crop";
import type { Area } from "#cards/engine/editor.ts";
import { type Photo, photoAddress } from "#cards/engine/photo.ts";
import IconRotateClockwise from "~icons/tabler/rotate-clockwise";
import { usePhotoWays } from "./editing.ts";
import styles from "./photo-sheet.module.css";

type Turn = 0 | 90 | 180 | 270;
const TURNS: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** Width over height; null is the photo's own. */
const SHAPES: { label: string; aspect: number | null }[] = [
  { label: "원래 비율", aspect: null },
  { label: "정사각형", aspect: 1 },
  { label: "세로 3:4", aspect: 3 / 4 },
  { label: "가로 4:3", aspect: 4 / 3 },
  { label: "세로 9:16", aspect: 9 / 16 },
];
const MOST_ZOOM = 4;

type Props = { photo: Photo; done(cut: Photo): void; cancel(): void };

/** Turns a photo and takes a part of it. The one before stays in the card's history. */
export function PhotoCutter({ photo, done, cancel }: Props) {
  const { cutPhoto } = usePhotoWays();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const [shape, setShape] = useState(0);
  const [state, setState] = useState<{ isBusy: boolean; problem: string }>({ isBusy: false, problem: "" });
  const area = useRef<Area | null>(null);
  const sideways = turn === 90 || turn === 270;
  const own = sideways ? photo.height / photo.width : photo.width / photo.height;

  async function apply() {
    if (!area.current) return;
    setState({ isBusy: true, problem: "" });
    try {
      done(await cutPhoto({ photo, area: pixelsOf(area.current, { photo, sideways }), turn }));
    } catch (error) {
      const problem = error instanceof Error ? error.message : "";
      setState({ isBusy: false, problem });
    }
  }

  return (
    <div className={styles.cutter}>
      <div className={styles.table}>
        <Cropper
          image={photoAddress(photo, 1600)}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          rotation={turn}
          aspect={SHAPES[shape]?.aspect ?? own}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(part) => {
            area.current = part;
          }}
          disableAutomaticStylesInjection
        />
      </div>
      <fieldset className={styles.shapes}>
        <legend>비율</legend>
        {SHAPES.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            aria-pressed={index === shape}
            className={styles.shape}
            onClick={() => setShape(index)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className={styles.tools}>
        <Button
          variant="default"
          type="button"
          leftSection={<IconRotateClockwise size={18} aria-hidden />}
          onClick={() => setTurn(TURNS[turn])}
        >
          돌리기
        </Button>
        <Slider
          className={styles.zoom}
          thumbLabel="크게 보기"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          label={null}
          value={zoom}
          onChange={setZoom}
        />
      </div>
      {state.problem && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
      <div className={styles.decide}>
        <Button variant="default" type="button" disabled={state.isBusy} onClick={cancel}>
          그만두기
        </Button>
        <Button type="button" loading={state.isBusy} onClick={apply}>
          이대로 자르기
        </Button>
      </div>
    </div>
  );
}

/** From percents of what is seen to pixels of what is kept; rounding must not lead outside. */
function pixelsOf(part: Area, { photo, sideways }: { photo: Photo; sideways: boolean }): Area {
  const [wide, high] = sideways ? [photo.height, photo.width] : [photo.width, photo.height];
  const x = Math.min(wide - 1, Math.max(0, Math.round((part.x / 100) * wide)));
  const y = Math.min(high - 1, Math.max(0, Math.round((part.y / 100) * high)));
  return {
    x,
    y,
    width: Math.min(wide - x, Math.round((part.width / 100) * wide)),
    height: Math.min(high - y, Math.round((part.height / 100) * high)),
  };
}
