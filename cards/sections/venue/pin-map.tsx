import { use, useEffect, useRef, useState } from "react";
import { z } from "zod";
import { PlaceWaysContext } from "#cards/engine/editor.ts";
import type { MapPoint } from "#cards/engine/links.ts";
import { FieldNote } from "#cards/fields/group.tsx";
import styles from "./editor.module.css";
import { kept } from "./nudge.ts";

/** As long as a slow phone takes; then the arrows beside it do. */
const PATIENCE_MS = 10_000;

const spoken = z.object({
  pinMap: z.union([
    z.enum(["ready", "failed"]),
    z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  ]),
});

type Props = { point: MapPoint; change(point: MapPoint): void };

/** A map whose pin is dragged to the door. It is there where the operator has a key for one. */
export function PinMap(props: Props) {
  const address = use(PlaceWaysContext)?.pinMap;
  return address ? <MapFrame address={address} {...props} /> : null;
}

function MapFrame({ address, point, change }: Props & { address: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [standing, setStanding] = useState<"coming" | "ready" | "failed">("coming");
  const moved = useRef(change);
  useEffect(() => {
    moved.current = change;
  }, [change]);

  useEffect(() => {
    function hear({ source, data }: MessageEvent) {
      // A sandbox has no origin: it is known by its window.
      if (source === null || source !== frame.current?.contentWindow) return;
      const said = spoken.safeParse(data).data?.pinMap;
      if (typeof said === "string") setStanding(said);
      else if (said) moved.current(kept(said));
    }
    addEventListener("message", hear);
    const patience = setTimeout(() => setStanding((now) => (now === "coming" ? "failed" : now)), PATIENCE_MS);
    return () => {
      removeEventListener("message", hear);
      clearTimeout(patience);
    };
  }, []);

  useEffect(() => {
    if (standing === "ready") frame.current?.contentWindow?.postMessage({ pin: point }, "*");
  }, [standing, point]);

  if (standing === "failed") {
    return <FieldNote>지도를 불러오지 못했습니다. 아래 화살표로 옮기실 수 있습니다.</FieldNote>;
  }
  return (
    <>
      <FieldNote>지도의 핀을 끌어 입구에 놓아 주세요.</FieldNote>
      <iframe
        ref={frame}
        src={address}
        title="핀을 옮기는 지도"
        sandbox="allow-scripts"
        className={styles.pinMap}
      />
    </>
  );
}
