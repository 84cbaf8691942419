import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./check-in.module.css";
import { pictureOf } from "./picture.ts";

/** Often enough for a hand that holds still, seldom enough for a telephone that lasts the evening. */
const LOOK_EVERY_MS = 250;
/** The same code is held before the camera for a while. */
const SAME_AGAIN_MS = 4_000;

const REFUSED =
  "카메라를 쓸 수 없습니다. 브라우저 설정에서 카메라를 허용하거나, ‘사진으로 읽기’나 입장 번호로 확인해 주세요.";
const UNREAD = "이 기기에서 QR을 읽지 못하고 있습니다. 입장 번호나 이름으로 찾아 주세요.";

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Whether this browser shows what its camera sees; some messengers' browsers do not. */
export function hasCamera(): boolean {
  return navigator.mediaDevices?.getUserMedia !== undefined;
}

type Props = { read(picture: ImageData): Promise<string | null>; onSeen(code: string): void };

/** Looks for codes until it is taken away. */
export function Camera({ read, onSeen }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState("");
  const seen = useEffectEvent(onSeen);
  const readNow = useEffectEvent(read);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let ended = false;
    let isReading = false;
    let last = { code: "", at: 0 };

    async function look() {
      const picture = video.current && !isReading && pictureOf(video.current);
      if (ended || !picture) return;
      isReading = true;
      try {
        const code = await readNow(picture);
        if (ended || !code) return;
        const now = Date.now();
        const isSame = code === last.code && now - last.at < SAME_AGAIN_MS;
        last = { code, at: now };
        if (!isSame) seen(code);
      } catch {
        if (!ended) setProblem(UNREAD);
      } finally {
        isReading = false;
      }
    }

    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).then(
      (opened) => {
        stream = opened;
        if (ended) stop(opened);
        else if (video.current) video.current.srcObject = opened;
      },
      () => setProblem(REFUSED),
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
