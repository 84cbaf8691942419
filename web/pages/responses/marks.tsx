import styles from "./responses.module.css";
import type { ShownResponse } from "./use-responses.ts";

/** What sets a response apart from those that are simply there. */
export function Marks({ response }: { response: ShownResponse }) {
  const { state, hidden, pinned } = response;
  const marks = [
    ...(hidden ? ["숨김"] : []),
    ...(state === "blocked" ? ["임시 조치"] : []),
    ...(state === "pending" ? ["확인 전"] : []),
    ...(state === "waiting" ? ["대기"] : []),
    ...(pinned ? ["고정"] : []),
  ];
  return marks.map((mark) => (
    <span key={mark} className={styles.mark} data-mark={mark}>
      {mark}
    </span>
  ));
}
