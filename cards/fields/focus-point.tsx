import type { KeyboardEvent, PointerEvent } from "react";
import { type Photo, photoAddress } from "#cards/engine/photo.ts";
import { placeholderAddress } from "./photo-placeholder.ts";
import styles from "./photo-sheet.module.css";

type Props = { photo: Photo; change(focus: Photo["focus"]): void };

const STEP = 0.05;
const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The whole photo with the point that stays visible however it is cut: tap it, or move it by the arrow keys. */
export function FocusPoint({ photo, change }: Props) {
  const { focus, width, height } = photo;
  const placeholder = placeholderAddress(photo.placeholder);

  function tap({ currentTarget, clientX, clientY, buttons }: PointerEvent) {
    if (buttons !== 1) return;
    const { left, top, width: wide, height: high } = currentTarget.getBoundingClientRect();
    change({ x: within((clientX - left) / wide), y: within((clientY - top) / high) });
  }

  function press(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    change({ x: within(focus.x + move[0]), y: within(focus.y + move[1]) });
  }

  return (
    <div
      className={styles.stage}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(42dvh * ${width / height})` }}
      onPointerDown={tap}
      onPointerMove={tap}
    >
      <img
        src={photoAddress(photo, 800)}
        alt=""
        draggable={false}
        style={{ backgroundImage: placeholder && `url(${placeholder})` }}
      />
      <button
        type="button"
        className={styles.point}
        aria-label={`꼭 보일 곳: 왼쪽에서 ${percent(focus.x)}, 위에서 ${percent(focus.y)}. 화살표 키로 옮깁니다.`}
        style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        onKeyDown={press}
      />
    </div>
  );
}

function within(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 1_000) / 1_000;
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`;
}
