import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./door.module.css";

/** Often enough for a hand that holds still, seldom enough for a telephone that lasts the evening. */
const LOOK_EVERY_MS = 250;
/** The same code is held before the camera for a while. */
const SAME_AGAIN_MS = 4_000;

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

function detectorClass(): DetectorClass | undefined {
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Whether this browser reads codes by itself. */
export function hasCamera(): boolean {
  return detectorClass() !== undefined && navigator.mediaDevices !== undefined;
}

/** Looks for codes until it is taken away. */
export function Camera({ onSeen }: { onSeen(code: string): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState("");
  const seen = useEffectEvent(onSeen);

  useEffect(() => {
    const Found = detectorClass();
    if (!Found) return;
    const detector = new Found({ formats: ["qr_code"] });
    let stream: MediaStream | undefined;
    let ended = false;
    let last = { code: "", at: 0 };

    async function look() {
      const picture = video.current;
      if (ended || !picture || picture.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      const [code] = await detector.detect(picture).catch(() => []);
      if (ended || !code) return;
      const now = Date.now();
      const isSame = code.rawValue === last.code && now - last.at < SAME_AGAIN_MS;
      last = { code: code.rawValue, at: now };
      if (!isSame) seen(code.rawValue);
    }

    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).then(
      (opened) => {
        stream = opened;
        if (ended) stop(opened);
        else if (video.current) video.current.srcObject = opened;
      },
      () => setProblem("카메라를 쓸 수 없습니다. 브라우저 설정에서 카메라를 허용하거나, 번호로 찾아 주세요."),
    );
    const looking = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      ended = true;
      clearInterval(looking);
      if (stream) stop(stream);
    };
  }, []);

  if (problem) {
    return (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    );
  }
  return (
    <div className={styles.camera}>
      <video ref={video} autoPlay playsInline muted aria-label="입장권을 비추는 카메라" />
    </div>
  );
}
