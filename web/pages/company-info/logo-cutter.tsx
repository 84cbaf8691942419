import "react-easy-crop/react-easy-crop.css";
import { Button, Slider } from "@mantine/core";
import { useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { Problem } from "#web/forms/problem.tsx";
import styles from "./logo-cutter.module.css";

/** As large as the server keeps it. */
const EDGE = 512;
/** Fits on the smallest phone. */
const FRAME = 240;
/** At first all of a logo stands in the frame, however long it is; nothing is cut that nobody wanted to cut. */
const ZOOM = { first: 0.6, least: 0.3, most: 4 };

type Props = { address: string; onCut(logo: Blob): Promise<void> };

/** Takes a square of a picture, or puts the whole of it on a white one. */
export function LogoCutter({ address, onCut }: Props) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.first);
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false });
  const area = useRef<Area | null>(null);

  async function cut() {
    if (!area.current) return;
    setState({ busy: true });
    try {
      await onCut(await drawn(address, area.current));
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, problem: error instanceof Error ? error.message : "" });
    }
  }

  return (
    <div className={styles.cutter}>
      <div className={styles.table}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          aspect={1}
          cropSize={{ width: FRAME, height: FRAME }}
          restrictPosition={false}
          objectFit="contain"
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_percents, pixels) => {
            area.current = pixels;
          }}
          disableAutomaticStylesInjection
        />
      </div>
      <Slider
        thumbLabel="크기"
        min={ZOOM.least}
        max={ZOOM.most}
        step={0.05}
        label={null}
        value={zoom}
        onChange={setZoom}
      />
      <Problem sentence={state.problem} />
      <Button loading={state.busy} onClick={cut} fullWidth>
        이대로 쓰기
      </Button>
    </div>
  );
}

/** The part of the picture on white, also where it reaches beyond its edges. */
async function drawn(address: string, { x, y, width }: Area): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: EDGE, height: EDGE });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("이 브라우저에서는 자를 수 없습니다. 다른 브라우저에서 열어 주세요.");
  const scale = EDGE / width;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, EDGE, EDGE);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, -x * scale, -y * scale, image.naturalWidth * scale, image.naturalHeight * scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("Nothing was drawn"))), "image/png"),
  );
}
